import { useTranslations } from 'use-intl';

/** Somebody deleted this while it was edited: the input is still there, to be restored. */
export function GoneNote({ restore }: { restore?: (() => Promise<void>) | undefined }) {
  const t = useTranslations('desk');
  return (
    <section
      role="alert"
      className="mb-4 grid justify-items-start gap-3 rounded-[var(--radius)] bg-warn-tint p-4 text-sm"
    >
      <p className="font-semibold">{t('gone-meanwhile')}</p>
      {restore && (
        <button type="button" onClick={() => void restore()} className="button button-quiet">
          {t('bring-back')}
        </button>
      )}
    </section>
  );
}
