import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import { usePrice } from '#web/ui/site.ts';
import { useKeptFocus } from '#web/ui/use-kept-focus.ts';
import {
  listingQuery,
  lists,
  nothingApplied,
  switches,
  ticked,
  without,
  type Applied,
  type Listing,
} from '#web/ui/listing/listing.ts';

const CHIPS =
  'order-last flex w-full flex-wrap items-center gap-2 outline-none max-lg:empty:-mt-3 ' +
  'lg:order-none lg:w-auto lg:flex-1';

/** The active filters, each as a link that removes it. */
export function AppliedChips({ listing }: { listing: Listing }) {
  const t = useTranslations('listing');
  const { pathname } = useLocation();
  const price = usePrice();
  const { scope, applied } = listing;
  const { rating, min, max } = applied;
  const span = { min: price(Number(min)), max: price(Number(max)) };
  const chips: { text: string; rest: Applied }[] = [
    ...lists.flatMap((name) =>
      ticked(listing, name).map((choice) => ({
        text: choice.title || t(name),
        rest: without(applied, name, choice),
      })),
    ),
    ...(min || max
      ? [
          {
            text: min && max ? t('between', span) : min ? t('from', span) : t('up-to', span),
            rest: { ...applied, min: '', max: '' },
          },
        ]
      : []),
    ...switches
      .filter((name) => applied[name])
      .map((name) => ({ text: t(name), rest: { ...applied, [name]: false } })),
    ...(rating ? [{ text: t('stars-up', { rating }), rest: { ...applied, rating: 0 } }] : []),
  ];
  const focus = useKeptFocus(chips.length, 'a');
  return (
    <div {...focus} tabIndex={-1} className={CHIPS}>
      {chips.length > 0 && (
        <ul aria-label={t('applied')} className="contents">
          {chips.map(({ text, rest }) => (
            <li key={text} className="max-w-full">
              <Link
                to={`${pathname}${listingQuery(scope, rest)}`}
                preventScrollReset
                className="chip"
              >
                <span className="sr-only">{t('remove')} </span>
                <bdi className="truncate">{text}</bdi>
                <Icon name="x" size={15} className="shrink-0 text-ink-3" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={`${pathname}${listingQuery(scope, { ...nothingApplied, sort: applied.sort })}`}
              preventScrollReset
              className="link inline-flex min-h-8 items-center px-1 text-sm font-semibold"
            >
              {t('clear')}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
