import { useTranslations } from 'use-intl';

const LEAST = 3; // the least that is visible

/** How much of a flash sale's quota is sold; nothing if none is. */
export function SoldBar({ sold, quota }: { sold: number | null; quota: number | null }) {
  const t = useTranslations('home');
  if (!quota || !sold) return null;
  const percent = Math.round((sold / quota) * 100);
  return (
    <p className="figures mt-2 text-xs text-ink-2">
      <progress className="sold-bar" value={Math.max(percent, LEAST)} max={100} aria-hidden />
      {t('sold', { percent })}
    </p>
  );
}
