import { useTranslations } from 'use-intl';
import type { EditState } from '#web/desk/edit/use-edit.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';

/** Shown over a form with unsaved changes: saves or undoes them. */
export function SaveBar({ edit: { saving, undo } }: { edit: Pick<EditState, 'saving' | 'undo'> }) {
  const t = useTranslations('desk');
  return (
    <div
      role="region"
      aria-label={t('unsaved')}
      className={
        'flex flex-wrap items-center gap-3 rounded-[var(--radius)] bg-ink px-4 py-2 text-ground'
      }
    >
      <p className="me-auto text-sm font-medium">{t('unsaved')}</p>
      <button
        type="button"
        onClick={undo}
        className="min-h-10 rounded-[var(--radius)] border border-current px-3 text-sm font-semibold"
      >
        {t('discard')}
      </button>
      <WorkButton
        type="submit"
        busy={saving}
        aria-keyshortcuts="Control+S"
        className={
          'flex min-h-10 items-center gap-2 rounded-[var(--radius)] bg-ground px-3 ' +
          'text-sm font-semibold text-ink'
        }
      >
        {t('save')}
        <kbd dir="ltr" className="text-xs text-ink-2 max-md:hidden">
          Ctrl S
        </kbd>
      </WorkButton>
    </div>
  );
}
