import { useTranslations } from 'use-intl';
import { ChecklistItem, type Item } from '#web/desk/sellers/checklist-item.tsx';
import type { Application } from '#web/desk/sellers/application-page.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';

/** All requirements of an application, each to accept or to ask for again. */
export function Checklist({ application, again }: { application: Application; again: () => void }) {
  const t = useTranslations('desk-sellers');
  const { answer, again: anew } = useDeskAnswer('applicationCheck.items', { id: application.id });
  const changed = () => {
    anew();
    again();
  };
  const items: Item[] = answer?.ok ? answer.data : [];
  const gone = application.state === 'refused' && items.length === 0;
  return (
    <section aria-label={t('checklist')} className="card grid grid-cols-1 gap-4 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-base font-semibold">{t('checklist')}</h2>
        {items.length > 0 && (
          <p className="text-sm text-ink-2">
            {t('checked-of', { checked: application.checked, asked: application.asked })}
          </p>
        )}
      </div>
      {!answer && <div aria-hidden className="skeleton h-32" />}
      {answer?.ok && items.length === 0 && (
        <p className="text-sm text-ink-2">{t(gone ? 'checklist-gone' : 'checklist-empty')}</p>
      )}
      {answer && !answer.ok && <p role="alert">{answer.message}</p>}
      {items.length > 0 && (
        <ul className="grid grid-cols-1 gap-4">
          {items.map((item) => (
            <ChecklistItem key={item.id} application={application} item={item} again={changed} />
          ))}
        </ul>
      )}
    </section>
  );
}
