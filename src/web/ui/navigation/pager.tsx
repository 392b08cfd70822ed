import { Link } from 'react-router';
import { Icon } from '#web/ui/icon.tsx';

const PLACE = 'figures grid min-h-11 min-w-11 place-items-center rounded-sm border px-2';
const HERE = `${PLACE} border-primary bg-primary font-semibold text-on-primary`;
const ELSEWHERE = `${PLACE} border-line hover:border-primary hover:text-primary`;

type Props = {
  page: number;
  pages: number;
  address: (page: number) => string;
  words: { pages: string; previous: string; next: string; page: (page: number) => string };
};

/** The pages of a list as real links: the first, the last, and those around the one shown. */
export function Pager({ page, pages, address, words }: Props) {
  if (pages < 2) return null;
  return (
    <nav aria-label={words.pages} className="mt-10">
      <ol className="flex flex-wrap items-center justify-center gap-1.5">
        {page > 1 && (
          <li>
            <Link
              to={address(Math.min(page - 1, pages))}
              rel="prev"
              aria-label={words.previous}
              className={ELSEWHERE}
            >
              <Icon name="chevron-left" size={18} className="icon-mirror" />
            </Link>
          </li>
        )}
        {shownPages(page, pages).map((number, at, all) => (
          <li key={number} className="flex items-center gap-1.5">
            {number - (all[at - 1] ?? 0) > 1 && (
              <span aria-hidden className="px-0.5 text-ink-3">
                …
              </span>
            )}
            <Link
              to={address(number)}
              prefetch="intent"
              aria-label={words.page(number)}
              aria-current={number === page ? 'page' : undefined}
              className={number === page ? HERE : ELSEWHERE}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link
              to={address(page + 1)}
              rel="next"
              prefetch="intent"
              aria-label={words.next}
              className={ELSEWHERE}
            >
              <Icon name="chevron-right" size={18} className="icon-mirror" />
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The page numbers to show; a gap of one page is filled, since its ellipsis would be as wide. */
function shownPages(page: number, pages: number): number[] {
  const near = Array.from({ length: pages }, (_, at) => at + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, at) =>
    number - (near[at - 1] ?? 0) === 2 ? [number - 1, number] : [number],
  );
}
