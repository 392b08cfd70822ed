import { sql } from 'kysely';
import type { Because } from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import { recordRestriction } from '#market/decisions/record-decision.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { notifyRestricted } from '#market/stores/notify-restricted.ts';
import { writeToStore } from '#market/stores/write-to-store.ts';

/** A product, why it is taken off sale, and on what ground. */
type TakenOff = { id: number; because: Because };

/** Records that staff took a product off sale, and queues the letter to its store's owners. */
export async function notifyTakenOff(
  tx: Tx,
  by: Staff,
  { id, because }: TakenOff,
  { default_language: first }: MarketSettings,
): Promise<void> {
  const { title: titles, store } = await readNamed(tx, id);
  const title = titles[first] ?? Object.values(titles)[0] ?? '';
  const thing = { kind: 'product', id, title, because } as const;
  const { stated } = await recordRestriction(tx, by, thing, new Date());
  const notice = { title: titles, because: stated };
  await writeToStore(tx, { store, to: 'owners' }, 'product-hidden', notice);
}

/** Does the same for pictures that staff removed from a product. */
export async function notifyFewerPictures(
  tx: Tx,
  by: Staff,
  { id, because }: TakenOff,
): Promise<void> {
  const { title, store } = await readNamed(tx, id);
  const about = { kind: 'product', id } as const;
  await notifyRestricted(tx, by, { store, title, about, action: 'remove-pictures', because });
}

/** Does the same for a product that staff are about to delete, if customers can see it. */
export async function notifyDeleted(tx: Tx, by: Staff, { id, because }: TakenOff): Promise<void> {
  const { title, store, published } = await readNamed(tx, id);
  if (!published) return;
  await notifyRestricted(tx, by, {
    store,
    title,
    action: 'delete-product',
    products: [{ id, title }],
    because,
  });
}

type Named = { title: Record<string, string>; store: number; published: boolean };

async function readNamed(tx: Tx, id: number): Promise<Named> {
  const { rows } = await sql<Named>`
    select title, store_id as store, published from products where id = ${id}
  `.execute(tx);
  const [product] = rows;
  if (!product) throw new Error(`There is no product ${id}.`);
  return product;
}
