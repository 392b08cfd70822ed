import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

type Props = { title: string; close: () => void; children: ReactNode };

/** A panel that slides up from the lower edge of a phone's screen, within reach of a thumb. */
export function Sheet({ title, close, children }: Props) {
  const t = useTranslations('desk');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          className={
            'shadow-float fixed inset-x-0 bottom-0 z-50 mx-auto grid max-h-[85dvh] max-w-xl gap-4 ' +
            'overflow-y-auto rounded-t-[var(--radius-tile)] bg-ground p-4 text-ink'
          }
        >
          <div className="flex items-center justify-between gap-3">
            <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={t('close')}
              className="-me-2 grid size-11 place-items-center rounded-full hover:bg-ground-3"
            >
              <DeskIcon name="x" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
