import type { Tx } from '#db/connect.ts';
import { idOf } from '#demo/ids.ts';
import type { Catalogue } from '#demo/write-catalogue.ts';
import type { Demo } from '#demo/shape.ts';

export type DemoProduct = Demo['theme']['products'][number];

const PLENTY = 15; // the quantity that the demo's orders can take from
export const minor = (amount: number) => Math.round(amount * 100);

/** The colours of a product, in the order of its variants. */
export const coloursOf = ({ variants }: Pick<DemoProduct, 'variants'>): string[] => [
  ...new Set(variants?.flatMap(({ choice }) => choice.colour ?? [])),
];

/** Creates a row for each variant; returns those that can be bought. */
export async function writeInventories(
  tx: Tx,
  product: number,
  { slug, stock, variants, weight }: DemoProduct,
  { attributes, values }: Catalogue,
): Promise<number[]> {
  const choices = variants?.length ? variants : [{ choice: {}, price: 0, stock: stock ?? 0 }];
  const rows = choices.map((variant) => ({
    ...variant,
    chosen: Object.entries(variant.choice).map(([attribute, value]) => ({
      attribute: idOf(attributes, attribute),
      value: idOf(values, `${attribute} ${value}`),
    })),
  }));
  const made = await tx
    .insertInto('inventories')
    .values(
      rows.map(({ price, chosen }, position) => ({
        product_id: product,
        sku: `${slug.slice(0, 24)}-${position + 1}`.toUpperCase(),
        price: minor(price),
        weight,
        choice: chosen.map(({ value }) => value).sort((a, b) => a - b),
        position,
      })),
    )
    .returning(['id', 'position'])
    .execute();
  const counted = made.map(({ id, position }) => ({
    inventory_id: id,
    quantity: rows[position]?.stock ?? 0,
  }));
  const pieces = counted.filter(({ quantity }) => quantity > 0);
  if (pieces.length)
    await tx
      .insertInto('stock_moves')
      .values(pieces.map((move) => ({ ...move, cause: 'opening' })))
      .execute();
  const byPosition = new Map(made.map(({ id, position }) => [position, id]));
  const chosen = rows.flatMap((row, position) =>
    row.chosen.map(({ attribute, value }) => ({
      inventory_id: byPosition.get(position) ?? 0,
      attribute_id: attribute,
      attribute_value_id: value,
    })),
  );
  if (chosen.length) await tx.insertInto('inventory_attributes').values(chosen).execute();
  return pieces.filter(({ quantity }) => quantity > PLENTY).map(({ inventory_id }) => inventory_id);
}
