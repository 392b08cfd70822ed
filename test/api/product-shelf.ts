// What products of staff in tests belong to: a store with a rule, a category, a tag, and
// attributes.
import type { Db } from '#db/connect.ts';
import { makeRule, makeStore, texts, unique } from '../make.ts';

type Chosen = { attribute_id: number; value_id: number };
export type SentVariant = {
  choice: Chosen[];
  sku?: string;
  price?: string | number | null;
  weight?: number;
  stock?: number | null;
  stock_seen?: number | null;
};
export type Shelf = {
  store: number;
  rule: number;
  category: number;
  tag: number;
  red: number;
  blue: number;
  small: number;
  large: number;
  /** A variant with these values. */
  variant: (values: number[], rest?: Omit<SentVariant, 'choice'>) => SentVariant;
};
export type Product = {
  id: number;
  version: number;
  slug: string;
  variants: (SentVariant & { id: number; stock: number; stock_seen: number })[];
} & Record<string, unknown>;

export async function makeShelf(db: Db): Promise<Shelf> {
  const store = await makeStore(db);
  const [colour, [red = 0, blue = 0]] = await makeAttribute(db, 'Colour', ['Red', 'Blue']);
  const [size, [small = 0, large = 0]] = await makeAttribute(db, 'Size', ['S', 'L']);
  const attributeOf = (value: number) => (value === red || value === blue ? colour : size);
  return {
    store,
    rule: await makeRule(db, store),
    category: await idOf(
      db
        .insertInto('categories')
        .values({ slug: unique('category'), title: texts('Clothes'), path: [] })
        .returning('id')
        .execute(),
    ),
    tag: await idOf(
      db
        .insertInto('tags')
        .values({
          slug: unique('tag'),
          title: JSON.stringify({ en: 'Summer' }),
          folded: 'summer',
        })
        .returning('id')
        .execute(),
    ),
    red,
    blue,
    small,
    large,
    variant: (values, rest = {}) => ({
      choice: values.map((value_id) => ({ attribute_id: attributeOf(value_id), value_id })),
      ...rest,
    }),
  };
}

/** A complete product with one variant. */
export const productOf = ({ store, rule, category }: Shelf) => ({
  store_id: store,
  category_id: category,
  shipping_rule_id: rule,
  title: { en: 'Linen shirt' },
  selling: '20',
  public: true,
  variants: [{ choice: [], stock: 5 }] as SentVariant[],
});

async function makeAttribute(db: Db, title: string, values: string[]) {
  const attribute = await idOf(
    db
      .insertInto('attributes')
      .values({ slug: unique('attribute'), title: texts(title) })
      .returning('id')
      .execute(),
  );
  const ids: number[] = [];
  for (const value of values)
    ids.push(
      await idOf(
        db
          .insertInto('attribute_values')
          .values({ attribute_id: attribute, slug: unique('value'), title: texts(value) })
          .returning('id')
          .execute(),
      ),
    );
  return [attribute, ids] as const;
}

const idOf = async (made: Promise<{ id: number }[]>): Promise<number> => (await made)[0]?.id ?? 0;
