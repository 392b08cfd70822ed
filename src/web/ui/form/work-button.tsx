import type { ComponentProps } from 'react';
import { Icon } from '#web/ui/icon.tsx';

type Props = ComponentProps<'button'> & {
  /** What it was pressed for is under way. */
  busy: boolean;
  /** It is closed for a reason that stands beside it. */
  closed?: boolean;
};

/**
 * A button that starts something which takes a while. It keeps the focus all along, so nobody loses
 * their place; pressed while it works, or while it is closed, it does nothing.
 */
export function WorkButton({ busy, closed = false, onClick, children, ...given }: Props) {
  const off = busy || closed;
  return (
    <button
      {...given}
      aria-disabled={off || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (off) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {busy && <Icon name="loader-circle" size={18} className="animate-spin" />}
      {children}
    </button>
  );
}
