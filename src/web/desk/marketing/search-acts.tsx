import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SearchRow } from '#contract/admin/searched.ts';

/** What an owner can do for who searches for this. */
export function SearchActs({ search: { typed, language } }: { search: SearchRow }) {
  const t = useTranslations('desk-marketing');
  return (
    <Link
      to={`/admin/synonyms/new?${new URLSearchParams({ words: typed, language })}`}
      aria-label={t('synonym-of', { typed })}
      className="inline-flex min-h-11 items-center text-primary hover:underline"
    >
      {t('synonym-add')}
    </Link>
  );
}
