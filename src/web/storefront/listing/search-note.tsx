import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Searched } from '#contract/listing.ts';

type Props = { search: Searched; found: boolean; within: boolean };

/**
 * Says what was searched for instead of the typed text, which words were not found, that some
 * products match only some of the words, and offers to leave the category.
 */
export function SearchNote({ search, found, within }: Props) {
  const t = useTranslations('listing');
  const { showing, typed } = search;
  const isMended = showing !== typed;
  const note = found && noteOf(search, t);
  if (!isMended && !note && !within) return null;
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
      {note && <p className="text-ink-2">{note}</p>}
    </div>
  );
}

const noteOf = (
  { left_out: words, some_words: some }: Searched,
  t: ReturnType<typeof useTranslations<'listing'>>,
) =>
  words.length > 0
    ? t.rich('no-words', { words: () => <bdi className="line-through">{words.join(' ')}</bdi> })
    : some && t('some-words');
