import { useState, type ReactNode } from 'react';
import { DeskIcon, type DeskIconName } from '#web/desk/parts/desk-icon.tsx';

type Props = {
  label: string;
  icon?: DeskIconName | undefined;
  /** The first of several. */
  primary?: boolean | undefined;
  /** Takes what closes it. */
  dialog: (close: () => void) => ReactNode;
};

/** A button that opens a dialog. */
export function DialogButton({ label, icon, primary, dialog }: Props) {
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
      {open && dialog(() => setOpen(false))}
    </>
  );
}
