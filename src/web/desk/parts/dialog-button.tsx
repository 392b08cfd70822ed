import { useState, type ReactNode } from 'react';
import { DeskIcon, type DeskIconName } from '#web/desk/parts/desk-icon.tsx';

type Props = {
  label: string;
  /** The thing that it is about, for screen readers. */
  about?: string | undefined;
  icon?: DeskIconName | undefined;
  /** It is the first of several buttons. */
  primary?: boolean | undefined;
  /** Takes the function that closes it. */
  dialog: (close: () => void) => ReactNode;
};

/** A button that opens a dialog. */
export function DialogButton({ label, about, icon, primary, dialog }: Props) {
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
        {about && <span className="sr-only"> {about}</span>}
      </button>
      {open && dialog(() => setOpen(false))}
    </>
  );
}
