import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { Product } from '#contract/product.ts';
import type { Reading } from '#market/settings/reading.ts';

type Row = {
  id: number;
  sku: string;
  quantity: number;
  price: number;
  chosen: { attribute_id: number; attribute: string; attribute_value_id: number; title: string }[];
};

/** A product's variants, and the options that tell them apart: one entry per distinct value. */
export async function readOptions(
  { db, language, market }: Reading,
  product: number,
): Promise<Pick<Product, 'inventory' | 'attribute' | 'in_stock'>> {
  const { rows } = await sql<Row>`
    select i.id, i.sku, i.quantity, i.price,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'attribute_id', a.id, 'attribute', said(a.title, ${language}),
            'attribute_value_id', v.id, 'title', said(v.title, ${language})
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
  const price = (row: Row) => toDecimal(row.price, market.currency_exponent);
  const attributes = new Map<number, Product['attribute'][number]>();
  for (const row of rows)
    for (const { attribute_id, attribute, attribute_value_id, title } of row.chosen) {
      const known = attributes.get(attribute_id) ?? {
        id: attribute_id,
        title: attribute,
        values: [],
      };
      attributes.set(attribute_id, known);
      if (!known.values.some((value) => value.attribute_value_id === attribute_value_id))
        known.values.push({
          attribute_id,
          attribute_value_id,
          title,
          inventory_id: row.id,
          quantity: row.quantity,
          price: price(row),
        });
    }
  return {
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
