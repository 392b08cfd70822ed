import { useTranslations } from 'use-intl';

/** The number of products (`more`: at least this many), announced when a filter changes it. */
export function ProductCount({ total, more = false }: { total: number; more?: boolean }) {
  const t = useTranslations('listing');
  return (
    <p role="status" className="figures text-ink-2">
      {t(more ? 'products-more' : 'products', { count: total })}
    </p>
  );
}
