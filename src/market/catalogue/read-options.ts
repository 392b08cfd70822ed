import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { Product } from '#contract/product.ts';
import { colourOf, isColour } from '#market/catalogue/colour-of.ts';
import { isSize } from '#market/catalogue/size-of.ts';
import type { Reading } from '#market/settings/reading.ts';

type Row = {
  id: number;
  sku: string;
  quantity: number;
  price: number;
  chosen: {
    attribute_id: number;
    attribute: string;
    attribute_slug: string;
    attribute_value_id: number;
    title: string;
    slug: string;
  }[];
};

/**
 * A product's variants, and the options in which they differ, with each distinct value once.
 * `sizes` is the id of the first option that is a size, or null.
 */
export async function readOptions(
  { db, language, market }: Reading,
  product: number,
): Promise<Pick<Product, 'inventory' | 'attribute' | 'in_stock'> & { sizes: number | null }> {
  const rows = await readRows({ db, language }, product);
  const price = (row: Row) => toDecimal(row.price, market.currency_exponent);
  const attributes = new Map<number, Product['attribute'][number]>();
  for (const row of rows)
    for (const value of row.chosen) {
      const { attribute_id, attribute, attribute_slug, attribute_value_id, title } = value;
      const known = attributes.get(attribute_id) ?? {
        id: attribute_id,
        title: attribute,
        values: [],
      };
      attributes.set(attribute_id, known);
      if (!known.values.some((other) => other.attribute_value_id === attribute_value_id))
        known.values.push({
          id: attribute_value_id,
          attribute_id,
          attribute_value_id,
          title,
          colour: isColour({ slug: attribute_slug, title: attribute }) ? colourOf(value) : '',
          inventory_id: row.id,
          quantity: row.quantity,
          price: price(row),
        });
    }
  const sizes = rows
    .flatMap(({ chosen }) => chosen)
    .find(({ attribute_slug, attribute }) => isSize({ slug: attribute_slug, title: attribute }));
  return {
    sizes: sizes?.attribute_id ?? null,
    attribute: [...attributes.values()],
    in_stock: rows.some(({ quantity }) => quantity > 0),
    inventory: rows.map((row) => ({
      id: row.id,
      product_id: product,
      quantity: row.quantity,
      price: price(row),
      sku: row.sku,
      inventory_attributes: row.chosen.map(({ attribute_value_id }) => ({
        inventory_id: row.id,
        attribute_value_id,
      })),
    })),
  };
}

async function readRows({ db, language }: Pick<Reading, 'db' | 'language'>, product: number) {
  const { rows } = await sql<Row>`
    select i.id, i.sku, i.quantity, i.price,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'attribute_id', a.id, 'attribute', said(a.title, ${language}),
            'attribute_slug', a.slug, 'attribute_value_id', v.id,
            'title', said(v.title, ${language}), 'slug', v.slug
          )
          order by a.id
        )
        from inventory_attributes ia
        join attributes a on a.id = ia.attribute_id
        join attribute_values v on v.id = ia.attribute_value_id
        where ia.inventory_id = i.id
      ), '[]') as chosen
    from inventories i
    where i.product_id = ${product}
    order by i.position, i.id
  `.execute(db);
  return rows;
}
