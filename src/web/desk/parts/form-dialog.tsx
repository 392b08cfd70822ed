import { Dialog } from '@base-ui/react/dialog';
import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ProofPlace } from '#web/desk/parts/proof-place.tsx';

type Props = {
  title: string;
  /** What the button says that ends it, and what that does. */
  done: string;
  finish: () => void;
  /** It is under way: it stays on the screen until that has ended, to tell a refusal. */
  waits?: boolean;
  /** What it needs is not there yet: its button can not be pressed. */
  unready?: boolean;
  /** What the button says that changes nothing; needed where `done` itself cancels something. */
  stay?: string;
  close: () => void;
  /** What has the focus afterwards, where it is not what had it before. */
  finalFocus?: () => HTMLElement;
  children: ReactNode;
};

/** Some fields over the screen; Enter in one of them is its button. */
export function FormDialog(props: Props) {
  const { title, done, finish, waits = false, unready = false } = props;
  const { stay, close, finalFocus, children } = props;
  const t = useTranslations('desk');
  const [typed, setTyped] = useState(false); // a press beside it does not throw that away
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
              event.stopPropagation(); // it is no part of the form that opened it
              if (!waits && !unready) finish();
            }}
          >
            <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
            {children}
            <div className="flex flex-wrap justify-end gap-2">
              <Dialog.Close aria-disabled={waits} className="button button-quiet">
                {stay ?? t('stay')}
              </Dialog.Close>
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
