import { useEffect, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { LiveRegion } from '#web/ui/message/live-region.tsx';

const SHEET =
  'card shadow-float m-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] ' +
  'overflow-y-auto p-5 text-start text-ink backdrop:bg-black/45 md:p-6';

type Props = Pick<ComponentProps<'dialog'>, 'aria-label' | 'aria-labelledby'> & {
  open?: boolean;
  /** Its classes, if it is no plain sheet with text. */
  className?: string;
  /** A press outside closes it too. */
  pressBeside?: boolean;
  /** Called when it is closed, by Escape too: with the value of the pressed button, or ''. */
  closed: (answer: string) => void;
  children: ReactNode;
};

/** A dialog over the page. It is open from the start unless `open` says otherwise. */
export function Dialog({
  open = true,
  className = SHEET,
  pressBeside = false,
  closed,
  children,
  ...named
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  // a dialog that is removed while open does not restore the focus by itself
  useLayoutEffect(() => {
    const before = document.activeElement;
    const own = dialog.current;
    return () => {
      if (own?.open && before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too
    <dialog
      {...named}
      ref={dialog}
      onClose={({ currentTarget }) => closed(currentTarget.returnValue)}
      onClick={({ target, currentTarget }) => {
        if (pressBeside && target === currentTarget) currentTarget.close();
      }}
      className={className}
    >
      {children}
      <LiveRegion />
    </dialog>
  );
}
