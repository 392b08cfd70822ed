import { sql } from 'kysely';
import type { Because } from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import { recordRestriction } from '#market/decisions/record-decision.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { writeToStore } from '#market/stores/write-to-store.ts';

/** A product, why it is taken off, and by what. */
type TakenOff = { id: number; because: Because };

/** Writes down that staff took a product off sale, and the letter to the owners of its store. */
export async function tellTakenOff(
  tx: Tx,
  by: Staff,
  { id, because }: TakenOff,
  { default_language: first }: MarketSettings,
): Promise<void> {
  const { rows } = await sql<{ title: Record<string, string>; store: number }>`
    select title, store_id as store from products where id = ${id}
  `.execute(tx);
  const [product] = rows;
  if (!product) throw new Error(`There is no product ${id}.`);
  const { title: titles, store } = product;
  const title = titles[first] ?? Object.values(titles)[0] ?? '';
  const thing = { kind: 'product', id, title, because } as const;
  const { stated } = await recordRestriction(tx, by, thing, new Date());
  const told = { title: titles, because: stated };
  await writeToStore(tx, { store, to: 'owners' }, 'product-hidden', told);
}
