// An action on money or a store: a dialog asks first, and it never runs twice.
import type { ReactNode } from 'react';
import type { DeskCall } from '#contract/desk-addresses.ts';
import type { DialogField } from '#web/desk/parts/act-field.tsx';
import { ActFields } from '#web/desk/parts/act-fields.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import type { DeskIconName } from '#web/desk/parts/desk-icon.tsx';
import { DialogButton } from '#web/desk/parts/dialog-button.tsx';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import { useAct } from '#web/desk/parts/use-act.ts';

type Props<Name extends DeskCall> = {
  label: string;
  /** The thing that it is about, if a list has several of these buttons. */
  about?: string;
  icon?: DeskIconName;
  /** It is the first of several buttons. */
  primary?: boolean;
  call: Name;
  input: Record<string, unknown>;
  /** The dialog's question: what, whose, how much. */
  title: string;
  text?: string;
  /** More above its fields. */
  beside?: ReactNode;
  fields?: DialogField[];
  /** The reloaded screen has a place for the dialog: after a refusal, the person presses again. */
  stays?: boolean;
  /** Reloads the screen after success, or when somebody else was faster. */
  again: (done: DeskData<Name> | null) => void;
};

export function ActButton<Name extends DeskCall>(props: Props<Name>) {
  const { label, about, icon, primary, ...act } = props;
  return (
    <DialogButton
      {...{ label, about, icon, primary }}
      dialog={(close) => <ActDialog {...act} label={label} close={close} />}
    />
  );
}

type DialogProps<Name extends DeskCall> = Omit<Props<Name>, 'about' | 'icon' | 'primary'> & {
  close: () => void;
};

function ActDialog<Name extends DeskCall>({
  label,
  title,
  text,
  beside,
  fields = [],
  stays = false,
  again,
  close,
  ...act
}: DialogProps<Name>) {
  const state = useAct({
    ...act,
    fields,
    done: (data) => {
      again(data);
      close();
    },
    refused: stays ? () => again(null) : undefined,
  });
  const { problem, waits, finish } = state;
  const leave = () => {
    if (problem) again(null); // not earlier: the reloaded screen may have no place for it
    close();
  };
  return (
    <FormDialog title={title} done={label} finish={() => void finish()} waits={waits} close={leave}>
      {text && <p className="text-sm text-ink-2">{text}</p>}
      {beside}
      <ActFields fields={fields} state={state} />
    </FormDialog>
  );
}
