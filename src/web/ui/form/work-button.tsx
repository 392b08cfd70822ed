import type { ComponentProps } from 'react';
import { Icon } from '#web/ui/icon.tsx';

type Props = ComponentProps<'button'> & {
  /** Its action is running. */
  busy: boolean;
  /** It is disabled for a reason shown beside it. */
  closed?: boolean;
};

/**
 * A button for an action that takes a while. It keeps the focus, so that nobody loses their place;
 * a press while it is busy or closed does nothing.
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
