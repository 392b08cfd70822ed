import { useTranslations } from 'use-intl';

/** How many products there are; said aloud when a filter changes it. */
export function ProductCount({ total }: { total: number }) {
  const t = useTranslations('listing');
  return (
    <p role="status" className="figures text-ink-2">
      {t('products', { count: total })}
    </p>
  );
}
