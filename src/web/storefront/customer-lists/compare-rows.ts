// The rows of a comparison: one for each property that at least one product has.
import type { ComparedCard } from '#contract/compare-list.ts';
import { priceOf } from '#market/pricing/price.ts';

const facts = [
  'price',
  'rating',
  'stock',
  'store',
  'brand',
  'unit',
  'delivery',
  'deal',
  'returns',
  'warranty',
] as const;
export type Fact = (typeof facts)[number];
export type CompareRow = {
  key: string;
  /** The property, or the id of an option such as size. */
  what: Fact | number;
  title: string;
  differs: boolean;
};

/**
 * The rows of a comparison, with options after the brand; `differs` says whether the products
 * differ in it.
 */
export function compareRows(cards: ComparedCard[]): CompareRow[] {
  const options = new Map(
    cards.flatMap(({ options: own }) => own.map(({ id, title }): [number, string] => [id, title])),
  );
  const lines = facts.flatMap((fact): (Fact | number)[] =>
    fact === 'unit' ? [...options.keys(), fact] : [fact],
  );
  return lines.flatMap((what) => {
    const values = cards.map((card) => valueOf(card, what));
    return values.some((value) => value !== '')
      ? [
          {
            key: String(what),
            what,
            title: typeof what === 'number' ? (options.get(what) ?? '') : '',
            differs: new Set(values).size > 1,
          },
        ]
      : [];
  });
}

/** The titles of an option's values that a product has. */
export const valuesOf = ({ options }: ComparedCard, option: number): string[] =>
  options.find(({ id }) => id === option)?.values ?? [];

/** The compared value as a text; empty if a product has none. */
function valueOf(card: ComparedCard, what: Fact | number): string {
  switch (what) {
    case 'price':
      return String(
        priceOf({ selling: card.selling, offered: card.offered, flash: card.price }).now,
      );
    case 'rating':
      return card.review_count > 0 ? card.rating.toFixed(1) : 'new';
    case 'stock':
      return card.quantity > 0 ? 'yes' : 'no';
    case 'store':
      return card.store.name;
    case 'brand':
      return card.brand?.title ?? '';
    case 'unit':
      return card.unit;
    case 'delivery':
      return card.free_shipping ? 'free' : 'charged';
    case 'deal':
      return card.bundle ? 'yes' : '';
    case 'returns':
      return String(card.refundable);
    case 'warranty':
      return String(card.warranty);
    default:
      return valuesOf(card, what).join();
  }
}
