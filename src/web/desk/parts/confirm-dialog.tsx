import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

type Props = {
  title: string;
  text: string;
  yes: string;
  /** More content, such as a field. */
  children?: ReactNode;
  answer: (sure: boolean) => void;
};

/** Asks for a confirmation of something that cannot be undone. */
export function ConfirmDialog({ title, text, yes, children, answer }: Props) {
  const t = useTranslations('desk');
  return (
    <AlertDialog.Root open onOpenChange={(open) => !open && answer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <AlertDialog.Popup
          className={
            'card shadow-float fixed inset-x-4 top-[20vh] z-50 mx-auto grid max-w-md gap-3 ' +
            'p-5 text-ink'
          }
        >
          <AlertDialog.Title className="text-lg font-semibold">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-sm text-ink-2">{text}</AlertDialog.Description>
          {children}
          <div className="flex flex-wrap justify-end gap-2">
            <AlertDialog.Close className="button button-quiet">{t('stay')}</AlertDialog.Close>
            <button type="button" onClick={() => answer(true)} className="button button-primary">
              {yes}
            </button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
