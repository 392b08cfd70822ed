// Something that is done once, to money or to a store: asked before, said in a dialog, never twice.
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { ActField, type AskedField } from '#web/desk/parts/act-field.tsx';
import { deskCall, type DeskData, type DeskRefusal } from '#web/desk/parts/desk-call.ts';
import { DeskIcon, type DeskIconName } from '#web/desk/parts/desk-icon.tsx';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';

type Props<Name extends DeskCall> = {
  label: string;
  icon?: DeskIconName;
  /** The first of several. */
  primary?: boolean;
  call: Name;
  input: Record<string, unknown>;
  /** What the dialog says before it is done: what, of whom, how much. */
  title: string;
  text?: string;
  fields?: AskedField[];
  /** It is done, or somebody else was before: what is shown is asked anew. */
  again: (done: DeskData<Name> | null) => void;
};

export function ActButton<Name extends DeskCall>({ label, icon, primary, ...act }: Props<Name>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`button ${primary ? 'button-primary' : 'button-quiet'}`}
      >
        {icon && <DeskIcon name={icon} />}
        {label}
      </button>
      {open && <ActDialog {...act} label={label} close={() => setOpen(false)} />}
    </>
  );
}

type DialogProps<Name extends DeskCall> = Omit<Props<Name>, 'icon' | 'primary'> & {
  close: () => void;
};

function ActDialog<Name extends DeskCall>({
  label,
  call,
  input,
  title,
  text,
  fields = [],
  again,
  close,
}: DialogProps<Name>) {
  const t = useTranslations('desk');
  const [values, setValues] = useState<Record<string, string>>(() =>
    Object.fromEntries(fields.map(({ name, initial = '' }) => [name, initial])),
  );
  const [problem, tell] = useState<DeskRefusal | null>(null);
  const [waits, wait] = useState(false);
  const under = useRef(false); // a second press comes before the screen says that it waits
  const finish = async () => {
    if (under.current) return;
    under.current = true;
    wait(true);
    const answer = await deskCall(call, { ...input, ...values });
    under.current = false;
    wait(false);
    if (!answer.ok) return tell(answer);
    if (answer.message) deskToast('done', answer.message);
    again(answer.data);
    close();
  };
  const leave = () => {
    if (problem) again(null); // only now: what is shown anew may have no place for this dialog
    close();
  };
  const beside = fields.some(({ name }) => problem?.fields[name]);
  return (
    <FormDialog title={title} done={label} finish={() => void finish()} waits={waits} close={leave}>
      {text && <p className="text-sm text-ink-2">{text}</p>}
      {problem && !beside && (
        <p role="alert" className="rounded-[var(--radius)] bg-drop-tint p-3 text-sm text-drop">
          {problem.message || Object.values(problem.fields)[0] || t('no-network')}
        </p>
      )}
      {fields.map((field) => (
        <ActField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          fault={problem?.fields[field.name]}
          change={(value) => setValues((now) => ({ ...now, [field.name]: value }))}
        />
      ))}
    </FormDialog>
  );
}
