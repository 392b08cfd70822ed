import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { ComparedCard } from '#contract/compare-list.ts';
import { Icon } from '#web/ui/icon.tsx';
import { productPath } from '#web/ui/links.ts';
import { CompareCell } from '#web/storefront/customer-lists/compare-cell.tsx';
import { compareRows, type CompareRow } from '#web/storefront/customer-lists/compare-rows.ts';
import { Picture } from '#web/ui/picture.tsx';

const NAME =
  'w-24 max-w-24 min-w-24 font-semibold break-words hyphens-auto ' +
  'sm:w-40 sm:max-w-40 sm:min-w-40';
const NAMES =
  'sticky start-0 z-10 border-e border-b border-line p-2 text-start align-top text-xs sm:text-sm';

/** Products side by side. The table scrolls in both directions, with names and labels fixed. */
export function CompareTable({ cards }: { cards: ComparedCard[] }) {
  const t = useTranslations('lists');
  const [only, setOnly] = useState(false);
  const all = compareRows(cards);
  const rows = only ? all.filter(({ differs }) => differs) : all;
  return (
    <>
      {cards.length > 1 ? (
        <label className="mb-3 inline-flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={only}
            onChange={(event) => setOnly(event.currentTarget.checked)}
            className="size-5"
          />
          {t('only-differences')}
        </label>
      ) : (
        <p className="mb-3 text-ink-2">{t('one-more')}</p>
      )}
      <div
        role="region"
        aria-label={t('side-by-side')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must reach what scrolls
        tabIndex={0}
        className={
          'card relative max-h-[max(24rem,calc(100dvh-11rem))] w-fit max-w-full ' +
          'scroll-pt-16 scroll-ps-24 overflow-auto sm:scroll-ps-40'
        }
      >
        <table className="border-separate border-spacing-0">
          <Heads cards={cards} />
          <tbody>
            {rows.map((row) => (
              <CompareTableRow key={row.key} row={row} cards={cards} />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && (
        <p role="status" className="mt-4">
          {t('same')}
        </p>
      )}
    </>
  );
}

function Heads({ cards }: { cards: ComparedCard[] }) {
  const t = useTranslations('lists');
  return (
    <thead>
      <tr>
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty corner */}
        <td className={`${NAMES} border-b-0 bg-ground`} />
        {cards.map((card) => (
          <td key={card.id} className="p-2 pb-0 align-top">
            <Product card={card} />
          </td>
        ))}
      </tr>
      <tr>
        <th scope="col" className={`${NAMES} top-0 z-20 bg-ground`}>
          <span className="sr-only">{t('feature')}</span>
        </th>
        {cards.map((card) => (
          <th
            key={card.id}
            scope="col"
            className={
              'sticky top-0 z-10 border-b border-line bg-ground ' +
              'p-2 text-start align-top text-sm font-semibold'
            }
          >
            <Link
              to={productPath(card)}
              className="line-clamp-2 min-h-[2lh] hover:text-primary"
              dir="auto"
            >
              {card.title}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Product({ card }: { card: ComparedCard }) {
  const t = useTranslations('lists');
  return (
    <div className="w-32 sm:w-44">
      <Link to={productPath(card)} tabIndex={-1} aria-hidden className="block">
        <Picture
          name={card.image}
          alt=""
          sizes="176px"
          width={176}
          height={176}
          className="aspect-square w-full rounded-tile bg-ground-2 object-cover"
        />
      </Link>
      <button
        type="button"
        data-mark="compared"
        value={card.id}
        className="mt-1 inline-flex min-h-11 items-center gap-1 text-sm text-ink-2 hover:text-drop"
        aria-label={t('remove-one', { title: card.title })}
      >
        <Icon name="x" size={16} />
        {t('remove')}
      </button>
    </div>
  );
}

function CompareTableRow({
  row: { what, title, differs },
  cards,
}: {
  row: CompareRow;
  cards: ComparedCard[];
}) {
  const t = useTranslations('lists');
  const name = useFactName();
  const ground = differs ? 'bg-primary-tint' : 'bg-ground';
  return (
    <tr>
      <th scope="row" className={`${NAMES} ${NAME} ${ground}`}>
        <span dir="auto">{typeof what === 'number' ? title : name(what)}</span>
        {differs && (
          <span
            className={
              'mt-1 block w-fit rounded-full border border-primary ' +
              'px-1.5 text-xs font-normal text-primary'
            }
          >
            {t('differs')}
          </span>
        )}
      </th>
      {cards.map((card) => (
        <td
          key={card.id}
          className={`border-b border-line p-2 align-top text-sm break-words ${ground}`}
        >
          <CompareCell card={card} what={what} />
        </td>
      ))}
    </tr>
  );
}

function useFactName(): (fact: Exclude<CompareRow['what'], number>) => string {
  const t = useTranslations('lists');
  const page = useTranslations('product-page');
  const listing = useTranslations('listing');
  return (fact) =>
    ({
      price: listing('price'),
      rating: listing('rating'),
      stock: t('stock'),
      store: t('store'),
      brand: page('brand'),
      unit: page('unit'),
      delivery: page('delivery'),
      deal: t('deal'),
      returns: t('returns'),
      warranty: t('warranty'),
    })[fact];
}
