// Corrects stock to what a person counted.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

/**
 * A variant's new stock (null: unchanged), and the stock that the person saw when they entered it.
 */
export type Counted = { choice: number[]; stock: number | null; seen: number | null };

/** `known`: the variants that existed before. */
export type Correction = { product: number; known: Set<number>; counted: Counted[] };

/**
 * Sets the stock of variants to what a person counted. A new variant begins with it; for an
 * existing one, the difference to the stock they saw becomes a manual correction, so that pieces
 * sold meanwhile stay sold, and stock never goes below zero. The caller has locked the variants.
 * Refuses 'required' for a count without the stock that was seen.
 */
export async function correctStock(
  tx: Tx,
  by: Seller | Staff,
  corrections: Correction[],
): Promise<void> {
  const of = new Map(
    corrections.map(({ product, known, counted }) => [
      product,
      { known, corrected: new Map(counted.map((one, at) => [one.choice.join(), { ...one, at }])) },
    ]),
  );
  const rows = await tx
    .selectFrom('inventories')
    .select(['id', 'product_id', 'choice', 'quantity'])
    .where('product_id', '=', sql<number>`any(${[...of.keys()]}::int[])`)
    .orderBy('id')
    .execute();
  const moves = rows.flatMap(({ id, product_id: product, choice, quantity }) => {
    const { known, corrected } = of.get(product) ?? {};
    const correction = corrected?.get(choice.join());
    if (!correction || correction.stock === null) return [];
    const pieces = known?.has(id) ? differenceOf(correction, quantity) : correction.stock;
    const cause = known?.has(id) ? 'hand' : 'opening';
    return pieces === 0
      ? []
      : [{ inventory_id: id, quantity: pieces, cause, account_id: by.accountId }];
  });
  if (moves.length)
    await sql`
      insert into stock_moves (inventory_id, quantity, cause, account_id)
      select inventory_id, quantity, cause, account_id
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as r(
        inventory_id int, quantity int, cause text, account_id int
      )
      order by inventory_id
    `.execute(tx);
}

function differenceOf({ stock, seen, at }: Counted & { at: number }, quantity: number): number {
  if (seen === null) throw new Refusal('required', { field: `variants.${at}.stock_seen` });
  return Math.max((stock ?? 0) - seen, -quantity);
}
