import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';

/** Asks before something is removed; Escape and Cancel leave it. */
export function ConfirmDelete({
  what,
  onAnswer,
}: {
  what: string;
  onAnswer: (yes: boolean) => void;
}) {
  const t = useTranslations('checkout');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="confirm-delete"
      onClose={() => onAnswer(dialog.current?.returnValue === 'yes')}
      className="card shadow-float m-auto w-[min(24rem,calc(100vw-2rem))] p-5 text-ink backdrop:bg-black/45"
    >
      <form method="dialog">
        <h2 id="confirm-delete" className="text-lg">
          {t('confirm-delete')}
        </h2>
        <p className="mt-1 line-clamp-3 text-ink-2" dir="auto">
          {what}
        </p>
        <div className="mt-5 flex justify-end gap-3">
          <button value="no" className="button button-quiet" autoFocus>
            {t('keep')}
          </button>
          <button value="yes" className="button bg-drop text-ground hover:opacity-90">
            {t('delete')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
