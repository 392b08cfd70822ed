import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormBars } from '#web/desk/edit/form-bars.tsx';
import { LeaveGuard } from '#web/desk/edit/leave-guard.tsx';
import { SaveBar } from '#web/desk/edit/save-bar.tsx';
import { useSaveKey } from '#web/desk/edit/use-save-key.ts';
import { ListEmpty, ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { listQueryOf, type ListChange, type ListState } from '#web/desk/list/list-state.ts';
import { ListTools } from '#web/desk/list/list-tools.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { groupFilter, languageFilter } from '#web/desk/texts/text-filters.tsx';
import { nameOf, type TextLanguage } from '#web/desk/texts/text-language.ts';
import { TextRow } from '#web/desk/texts/text-row.tsx';
import { useTypedTexts, type TypedText, type TypedTexts } from '#web/desk/texts/use-typed-texts.ts';

const SIZE = 25;
type Props = {
  language: TextLanguage;
  languages: TextLanguage[];
  state: ListState;
  change: ListChange;
  saved: () => void;
  /** Only the texts of this email. */
  letter?: string | undefined;
  /** Shown above them; gets the unsaved input. */
  children?: (typed: TypedText[]) => ReactNode;
};

/** The matching texts of a language, each in a field. */
export function TextsForm({ language, languages, state, change, ...more }: Props) {
  const { saved, letter, children } = more;
  const query = {
    ...listQueryOf(state),
    language: language.code,
    size: SIZE,
    ...(letter && { letter }),
  };
  const { answer, again } = useDeskAnswer('adminMessage.list', query);
  const typed = useTypedTexts(language.code, () => {
    again();
    saved();
  });
  const changed = Object.keys(typed.all).length > 0;
  useSaveKey(changed, () => void typed.save());
  const found = answer?.ok ? answer.data : null;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void typed.save();
      }}
    >
      <FormBars>
        {changed && <SaveBar edit={{ saving: typed.saving, undo: typed.undo }} />}
        <Problems {...{ typed, change }} />
      </FormBars>
      <Beside beside={children?.(Object.values(typed.all))}>
        <Tools {...{ language, languages, state, change, letter }} groups={found?.groups ?? []} />
        {!answer && <div aria-hidden className="skeleton h-72" />}
        {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
        {found?.total === 0 && <Nothing {...{ state, change }} />}
        <ul>
          {found?.rows.map((message) => (
            <TextRow
              key={nameOf(message)}
              {...{ message, language }}
              typed={typed.all[nameOf(message)]}
              fault={typed.faults[nameOf(message)]}
              type={(text) => typed.type(message, text)}
            />
          ))}
        </ul>
        {found && (
          <ListPager
            page={state.page}
            size={SIZE}
            total={found.total}
            more={false}
            turn={(page) => change({ page })}
          />
        )}
      </Beside>
      <LeaveGuard changed={changed && !typed.saving} />
    </form>
  );
}

type BesideProps = { beside: ReactNode; children: ReactNode };

/** The texts, with their preview above or, if there is room, beside them. */
function Beside({ beside, children }: BesideProps) {
  if (!beside) return <div className="card">{children}</div>;
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_28rem]">
      <div className="xl:sticky xl:top-32 xl:order-last">{beside}</div>
      <div className="card">{children}</div>
    </div>
  );
}

type ToolsProps = Omit<Props, 'saved' | 'children'> & {
  groups: DeskData<'adminMessage.list'>['groups'];
};

function Tools({ language, languages, groups, state, change, letter }: ToolsProps) {
  const t = useTranslations('desk-texts');
  const views = (['missing', 'changed', 'outdated'] as const).map((name) => ({
    name,
    label: t(`view-${name}`, { count: language[name] }),
  }));
  return (
    <ListTools
      {...{ state, change }}
      views={letter ? [] : views}
      sorts={[]}
      filters={[
        languageFilter(t('language'), language.code, languages),
        ...(letter ? [] : [groupFilter(t('section'), t('everywhere'), groups, t)]),
      ]}
    />
  );
}

function Nothing({ state, change }: Pick<Props, 'state' | 'change'>) {
  const { q, view, filters } = state;
  const narrowed = q !== '' || view !== '' || filters.group !== '';
  const clear = () => change({ q: '', view: '', filters: { group: '' } });
  return <ListEmpty clear={narrowed ? clear : null}>{null}</ListEmpty>;
}

type ProblemsProps = { typed: TypedTexts; change: ListChange };

/** Why nothing was saved, with a link to each text that has an error. */
function Problems({ typed: { problem, faults }, change }: ProblemsProps) {
  const t = useTranslations('desk-texts');
  const names = Object.entries(faults);
  if (!problem && names.length === 0) return null;
  return (
    <div role="alert" className="rounded-[var(--radius)] bg-drop-tint p-3 text-sm text-drop">
      <p>{problem || t('not-saved')}</p>
      {names.map(([name, fault]) => (
        <p key={name}>
          <button
            type="button"
            onClick={() => change({ q: name, view: '' })}
            className="min-h-8 font-semibold underline"
          >
            <bdi dir="ltr">{name}</bdi>
          </button>{' '}
          {fault}
        </p>
      ))}
    </div>
  );
}
