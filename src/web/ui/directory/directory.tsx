import type { ReactNode } from 'react';
import { Form, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { directoryQuery, type DirectoryQuery } from '#web/ui/directory/directory-query.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ListingPager } from '#web/ui/listing/listing-pager.tsx';
import { EmptyState } from '#web/ui/message/empty-state.tsx';
import '#web/ui/words/extras-words.client.ts';
import '#web/ui/words/listing-words.client.ts';

type Letter = { letter: string; count: number };
type Props = {
  of: 'stores' | 'brands';
  query: DirectoryQuery;
  letters: Letter[];
  total: number;
  pages: number;
  children: ReactNode;
};

const LETTER =
  'figures grid min-h-11 min-w-11 place-items-center rounded border px-2 font-semibold ';

/** A list of names with a search and letters above it, and its pages below. */
export function Directory({ of, query, letters, total, pages, children }: Props) {
  const t = useTranslations('directory');
  const path = `/${of}`;
  const { q, letter, page } = query;
  return (
    <>
      <NameSearch of={of} q={q} />
      <nav aria-label={t('letters')} className="mb-4">
        <ul className="flex flex-wrap gap-1.5">
          <LetterLink to={path} current={!q && !letter}>
            {t('all')}
          </LetterLink>
          {letters.map(({ letter: initial, count }) => (
            <LetterLink
              key={initial}
              to={`${path}${directoryQuery({ q: '', letter: initial, page: 1 })}`}
              current={initial === letter}
              name={t(initial === '#' ? 'others' : 'letter', { letter: initial, count })}
            >
              {initial}
            </LetterLink>
          ))}
        </ul>
      </nav>
      {(q || letter) && (
        <p role="status" className="figures mb-4 text-ink-2">
          {t(`found-${of}`, { count: total })}
        </p>
      )}
      {total === 0 && (
        <EmptyState text={t(`none-${of}`)} detail={t('none')} to={path} action={t(`all-${of}`)} />
      )}
      {children}
      <ListingPager
        page={page}
        pages={pages}
        address={(to) => `${path}${directoryQuery({ ...query, page: to })}`}
      />
    </>
  );
}

function NameSearch({ of, q }: { of: Props['of']; q: string }) {
  const t = useTranslations('directory');
  return (
    <Form
      action={`/${of}`}
      role="search"
      aria-label={t(`search-${of}`)}
      className="mb-4 flex max-w-xl gap-2"
    >
      <input
        key={q}
        type="search"
        name="q"
        aria-label={t(`search-${of}`)}
        placeholder={t(`search-${of}`)}
        defaultValue={q}
        maxLength={200}
        autoComplete="off"
        className="field min-w-0 flex-1"
      />
      <button type="submit" className="button button-primary shrink-0">
        <Icon name="search" size={18} />
        <span className="max-sm:sr-only">{t('search')}</span>
      </button>
    </Form>
  );
}

function LetterLink({
  to,
  current,
  name,
  children,
}: {
  to: string;
  current: boolean;
  name?: string;
  children: string;
}) {
  return (
    <li>
      <Link
        to={to}
        aria-label={name}
        aria-current={current ? 'page' : undefined}
        className={
          LETTER +
          (current
            ? 'border-primary bg-primary-tint text-primary'
            : 'border-line hover:border-primary hover:text-primary')
        }
      >
        {children}
      </Link>
    </li>
  );
}
