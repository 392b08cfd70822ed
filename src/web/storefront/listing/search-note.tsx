import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Searched } from '#contract/listing.ts';

type Props = { search: Searched; found: boolean; within: boolean };

/**
 * What was searched for instead of what was typed, which of its words nothing says, and the way out
 * of one category.
 */
export function SearchNote({ search, found, within }: Props) {
  const t = useTranslations('listing');
  const { showing, typed } = search;
  const leftOut = found ? search.left_out : [];
  const isMended = showing !== typed;
  if (!isMended && leftOut.length === 0 && !within) return null;
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
      {within && (
        <p>
          <Link to={`/search?${new URLSearchParams({ q: typed })}`} className="link">
            {t('search-everywhere')}
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
