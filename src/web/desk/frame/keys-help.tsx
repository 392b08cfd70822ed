import { Dialog } from '@base-ui/react/dialog';
import { useTranslations } from 'use-intl';

const KEYS = [
  ['Ctrl K', 'key-find'],
  ['/', 'key-search'],
  ['j k', 'key-rows'],
  ['Enter', 'key-open'],
  ['x', 'key-choose'],
  ['Ctrl S', 'key-save'],
  ['?', 'key-help'],
] as const;

/** All keyboard shortcuts of the back office. */
export function KeysHelp({ close }: { close: () => void }) {
  const t = useTranslations('desk-list');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Dialog.Popup
          className={
            'card shadow-float fixed inset-x-4 top-[12vh] z-50 mx-auto grid max-w-md gap-4 p-5 ' +
            'text-ink'
          }
        >
          <Dialog.Title className="text-lg font-semibold">{t('keys')}</Dialog.Title>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
            {KEYS.map(([key, does]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd dir="ltr" className="rounded border border-line px-1.5">
                    {key}
                  </kbd>
                </dt>
                <dd>{t(does)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-ink-2">{t('keys-off')}</p>
          <Dialog.Close className="button button-primary justify-self-end">
            {t('close')}
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
