import { Dialog } from '@base-ui/react/dialog';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProofPlace } from '#web/desk/parts/proof-place.tsx';

type Props = {
  title: string;
  /** The label of the button that submits, and what it does. */
  done: string;
  finish: () => void;
  /** It is running: the dialog stays open until it has ended, to show a refusal. */
  waits?: boolean;
  /** Something is missing: the button is disabled. */
  unready?: boolean;
  /** The label of the button that closes it; needed if `done` itself cancels something. */
  stay?: string;
  /** Nothing is left to cancel: its button only closes it. */
  over?: boolean;
  close: () => void;
  /** The element that gets the focus afterwards, if not the one that had it before. */
  finalFocus?: () => HTMLElement;
  children: ReactNode;
};

/** Fields in a dialog; Enter in one of them presses its button. */
export function FormDialog(props: Props) {
  const { title, done, finish, waits = false, unready = false } = props;
  const { stay, over = false, close, finalFocus, children } = props;
  const t = useTranslations('desk');
  const [typed, setTyped] = useState(false); // a press outside does not discard it
  return (
    <Dialog.Root
      open
      disablePointerDismissal={typed}
      onOpenChange={(open) => !open && !waits && close()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          finalFocus={finalFocus}
          className={
            'card shadow-float fixed inset-x-4 top-[10vh] z-50 mx-auto max-h-[80vh] max-w-md ' +
            'overflow-y-auto p-5 text-ink'
          }
        >
          <form
            noValidate
            className="grid gap-4"
            onInput={() => setTyped(true)}
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation(); // it is not part of the form that opened it
              if (!waits && !unready) finish();
            }}
          >
            <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
            {children}
            <div className="flex flex-wrap justify-end gap-2">
              {!over && (
                <Dialog.Close aria-disabled={waits} className="button button-quiet">
                  {stay ?? t('stay')}
                </Dialog.Close>
              )}
              <button
                type="submit"
                aria-disabled={waits || unready}
                className="button button-primary"
              >
                {done}
              </button>
            </div>
          </form>
          <ProofPlace />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
