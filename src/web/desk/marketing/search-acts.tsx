import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SearchRow } from '#contract/admin/searched.ts';

const LINK =
  'inline-flex min-h-11 items-center whitespace-nowrap text-primary hover:underline md:min-h-8';

/** What an owner can do for people who search for this. */
export function SearchActs({ search: { typed, language } }: { search: SearchRow }) {
  const t = useTranslations('desk-marketing');
  const query = (name: string) => new URLSearchParams({ [name]: typed, language });
  return (
    <span className="inline-flex flex-wrap gap-x-4">
      <Link
        to={`/admin/synonyms/new?${query('words')}`}
        aria-label={t('synonym-of', { typed })}
        className={LINK}
      >
        {t('synonym-add')}
      </Link>
      <Link
        to={`/admin/pinned-searches/new?${query('typed')}`}
        aria-label={t('pinned-of', { typed })}
        className={LINK}
      >
        {t('pinned-add')}
      </Link>
    </span>
  );
}
