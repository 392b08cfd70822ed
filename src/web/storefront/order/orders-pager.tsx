import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';

/** The way to the neighbouring pages of a list. */
export function OrdersPager({
  page,
  last,
  path,
}: {
  page: number;
  last: number;
  path: (page: number) => string;
}) {
  const t = useTranslations('orders');
  if (last <= 1) return null;
  return (
    <nav aria-label={t('pages')} className="mt-6 flex items-center justify-center gap-3">
      {page > 1 && (
        <Link to={path(page - 1)} rel="prev" className="button button-quiet">
          <Icon name="chevron-left" size={18} className="icon-mirror" />
          {t('previous')}
        </Link>
      )}
      <span className="figures text-sm text-ink-2">{t('page', { page, last })}</span>
      {page < last && (
        <Link to={path(page + 1)} rel="next" className="button button-quiet">
          {t('next')}
          <Icon name="chevron-right" size={18} className="icon-mirror" />
        </Link>
      )}
    </nav>
  );
}
