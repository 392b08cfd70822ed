import { useTranslations } from 'use-intl';
import { Dialog } from '#web/ui/dialog/dialog.tsx';

/** Asks before something is deleted; Escape and Cancel keep it. */
export function ConfirmDelete({
  what,
  onAnswer,
}: {
  what: string;
  onAnswer: (yes: boolean) => void;
}) {
  const t = useTranslations('checkout');
  return (
    <Dialog aria-labelledby="confirm-delete" closed={(answer) => onAnswer(answer === 'yes')}>
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
    </Dialog>
  );
}
