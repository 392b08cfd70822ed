import { useState, type ReactNode } from 'react';
import { DeskIcon, type DeskIconName } from '#web/desk/parts/desk-icon.tsx';

type Props = {
  label: string;
  /** What it is about, for those who do not see it beside the button. */
  about?: string | undefined;
  icon?: DeskIconName | undefined;
  /** The first of several. */
  primary?: boolean | undefined;
  /** Takes what closes it. */
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
