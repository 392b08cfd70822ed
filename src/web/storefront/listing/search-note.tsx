import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Searched } from '#contract/listing.ts';

/** What was searched for instead of what was typed, and which of its words nothing says. */
export function SearchNote({ search, found }: { search: Searched; found: boolean }) {
  const t = useTranslations('listing');
  const { showing, typed } = search;
  const leftOut = found ? search.left_out : [];
  const isMended = showing !== typed;
  if (!isMended && leftOut.length === 0) return null;
  return (
    <div role="status" className="mb-4 space-y-1">
      {isMended && (
        <p>
          {t.rich('showing', { text: () => <bdi className="font-semibold">{showing}</bdi> })}{' '}
          <Link
            to={`/search?${new URLSearchParams({ q: typed, exact: '1' })}`}
            rel="nofollow"
            className="link"
          >
            {t('search-instead', { text: typed })}
          </Link>
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="text-ink-2">
          {t.rich('no-words', {
            words: () => <bdi className="line-through">{leftOut.join(' ')}</bdi>,
          })}
        </p>
      )}
    </div>
  );
}
