// The form of the back office: opens, edits, saves and deletes a thing.
import { useEffect, useRef, type ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { Link, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { HoldingOf } from '#web/desk/edit/arrivals.ts';
import { EditHistory, type Parts } from '#web/desk/edit/edit-history.tsx';
import { FormBars } from '#web/desk/edit/form-bars.tsx';
import { FormLanguages } from '#web/desk/edit/form-language.tsx';
import { GoneNote } from '#web/desk/edit/gone-note.tsx';
import { LanguageBar } from '#web/desk/edit/language-bar.tsx';
import { LastEdit } from '#web/desk/edit/last-edit.tsx';
import { LeaveGuard } from '#web/desk/edit/leave-guard.tsx';
import { Removal } from '#web/desk/edit/removal.tsx';
import { MeanwhileNote } from '#web/desk/edit/meanwhile-note.tsx';
import { SaveBar } from '#web/desk/edit/save-bar.tsx';
import type { Shows } from '#web/desk/edit/shown-value.tsx';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';
import { UseList } from '#web/desk/edit/use-list.tsx';
import { useEdit, type Calls, type EditState, type FormShape } from '#web/desk/edit/use-edit.ts';
import { useSaveKey } from '#web/desk/edit/use-save-key.ts';
import type { EditsCall } from '#web/desk/parts/desk-call.ts';
import { WayBack } from '#web/desk/parts/way-back.tsx';

type Props = {
  noun: string;
  calls: Calls & { edits: EditsCall };
  /** The path of its list; absent for a thing that exists only once. */
  path?: string;
  blank: Values;
  shape?: FormShape;
  /** The title for a new one, and for an existing one. */
  titleOf: (opened: OpenedThing | null) => string;
  /** The name of the list. */
  back?: string;
  /** The label of a field, for showing a conflict. */
  labelOf: (field: string) => string;
  /** How to show the values of fields that are not shown as they are. */
  shows?: Shows;
  /** Fields whose history lists their changes part by part. */
  parts?: Parts;
  /** Its fields, and what is beside them. */
  children: (opened: OpenedThing | null) => ReactNode;
  aside?: (opened: OpenedThing | null) => ReactNode;
  /** Called after saving or deleting. */
  saved?: () => void;
  /** What deleting does, if there is more to say than that the thing is gone. */
  deleted?: string;
  /** Whether a seller shows it to customers, and should read why it is deleted. */
  missed?: (opened: OpenedThing) => boolean;
};
/** A thing that exists only once has no id in its calls. */
const addressOf = ({ path }: Props, id: number) => (path === undefined ? {} : { id });

/** Takes the id from the address; `new` creates one. */
export function EditScreen(props: Props) {
  const { id = 'new' } = useParams();
  return id === 'new' ? (
    <Form key="new" {...props} opened={null} />
  ) : (
    <Opening key={id} {...props} id={Number(id)} />
  );
}

/** The form of a thing that exists only once: without a list, creation and deletion. */
export function EditOnly(props: Omit<Props, 'path' | 'back'>) {
  return <Opening {...props} id={ONLY} />;
}
const ONLY = 1;

function Opening({ id, ...props }: Props & { id: number }) {
  const t = useTranslations('desk');
  const { answer, again } = useDeskAnswer(props.calls.open, addressOf(props, id));
  if (!answer) return <div aria-hidden className="skeleton h-72" />;
  if (answer.ok) return <Form {...props} opened={answer.data} />;
  return (
    <div role="alert" className="card grid justify-items-start gap-3 p-6">
      <p>{answer.message || t('no-network')}</p>
      <div className="flex gap-2">
        <button type="button" onClick={again} className="button button-quiet">
          {t('again')}
        </button>
        {props.path && (
          <Link to={props.path} className="button button-quiet">
            {props.back}
          </Link>
        )}
      </div>
    </div>
  );
}

function Form({ opened, ...props }: Props & { opened: OpenedThing | null }) {
  const edit = useEdit({ ...props, opened });
  const { form, base, changed } = edit;
  const { labelOf, shows = {} } = props;
  useSaveKey(changed, () => void edit.save());
  return (
    <FormProvider {...form}>
      <HoldingOf value={edit.hold}>
        <FormLanguages>
          <form onSubmit={edit.save} noValidate>
            {props.path && <WayBack to={props.path} list={props.back} />}
            <ScreenTitle title={props.titleOf(base)} />
            <FormBars>
              {changed && <SaveBar edit={edit} />}
              <LanguageBar />
            </FormBars>
            <Notes {...props} edit={edit} />
            <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
              <div className="grid min-w-0 grid-cols-1 gap-4">{props.children(base)}</div>
              <div className="grid min-w-0 grid-cols-1 gap-4">
                {props.aside?.(base)}
                {base && (
                  <>
                    <LastEdit edited={base.edited} />
                    <EditHistory
                      version={base.version}
                      call={props.calls.edits}
                      of={addressOf(props, base.id)}
                      {...{ labelOf, shows }}
                      parts={props.parts}
                      thing={base}
                    />
                    {props.calls.remove && (
                      <Removal
                        name={props.titleOf(base)}
                        text={props.deleted}
                        forNow={props.calls.restore !== undefined}
                        missed={props.missed?.(base) ?? false}
                        go={edit.remove}
                      />
                    )}
                  </>
                )}
              </div>
            </div>
          </form>
        </FormLanguages>
      </HoldingOf>
      <LeaveGuard changed={changed && !edit.saving} leaving={edit.leaving} />
    </FormProvider>
  );
}

/** Why it was not saved, and what somebody else changed meanwhile. */
function Notes({
  edit,
  calls,
  labelOf,
  shows = {},
}: Omit<Props, 'children'> & { edit: EditState }) {
  const { form, problem, uses, gone, meanwhile, settle } = edit;
  const place = useRef<HTMLDivElement>(null);
  // far down the form, a person might press again without having seen the note
  const notice = problem || gone || meanwhile?.theirs;
  useEffect(() => {
    if (notice) place.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);
  return (
    <div ref={place} className="scroll-mt-44">
      {problem && (
        <div
          role="alert"
          className="mb-4 rounded-[var(--radius)] bg-drop-tint p-3 text-sm text-drop"
        >
          {problem}
          <UseList uses={uses} />
        </div>
      )}
      {gone && <GoneNote restore={calls.restore && edit.bringBack} />}
      {meanwhile && (
        <MeanwhileNote {...{ meanwhile, labelOf, shows, settle }} mine={form.getValues()} />
      )}
    </div>
  );
}
