import { useTranslations } from 'use-intl';

/** How much of a flash sale's quota is sold. */
export function SoldBar({ sold, quota }: { sold: number | null; quota: number | null }) {
  const t = useTranslations('home');
  if (!quota || sold === null) return null;
  const percent = Math.round((sold / quota) * 100);
  return (
    <div className="mt-2 text-xs text-ink-2">
      <div className="h-1.5 overflow-hidden rounded-full bg-ground-3">
        <div
          className="h-full rounded-full bg-drop"
          style={{ width: `${Math.max(percent, 3)}%` }}
        />
      </div>
      <p className="figures mt-1">{t('sold', { percent })}</p>
    </div>
  );
}
