// The shipping rules that a store's products can use: its own, and the market's.
import { sql, type SqlBool } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Edit, Listed, ListInput } from '#contract/resource.ts';
import type { OpenedStoreShipping, StoreShippingRow } from '#contract/seller-shipping.ts';
import type { Db } from '#db/connect.ts';
import { readList, textsContain } from '#market/edits/listing.ts';
import { lastEdit, readEdits } from '#market/edits/read-edits.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { inDecimals, placesJson, SHIPPING_RULE } from '#market/shipping/edit-shipping-rule.ts';

/** A page of the rules that match, the store's own first. */
export const listStoreShipping = (
  db: Db,
  { storeId, language }: Seller,
  { q, ...query }: ListInput,
): Promise<Listed<StoreShippingRow>> =>
  readList<StoreShippingRow>(db, query, {
    from: sql`shipping_rules t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      single_price: sql`t.single_price`,
      places: sql`(
        select count(*)::int from shipping_places sp where sp.shipping_rule_id = t.id
      )`,
      own: sql`t.store_id is not null`,
    },
    where: [
      sql<SqlBool>`(t.store_id = ${storeId} or t.store_id is null)`,
      ...(q ? [textsContain('t.title', q)] : []),
    ],
    usual: '-own',
  });

/**
 * One of these rules with its places, and how many of the store's products use it. Refuses
 * 'thing-not-found', also for another store's.
 */
export async function openStoreShipping(
  db: Db,
  { storeId }: Seller,
  id: number,
  market: MarketSettings,
): Promise<OpenedStoreShipping> {
  const { rows } = await sql<OpenedStoreShipping>`
    select id, version, ${lastEdit(SHIPPING_RULE.noun)} as edited, title, single_price,
      ${placesJson} as places, t.store_id is not null as own,
      (
        select count(*)::int from products p
        where p.shipping_rule_id = t.id and p.store_id = ${storeId}
      ) as products
    from shipping_rules t
    where id = ${id} and (store_id = ${storeId} or store_id is null)
  `.execute(db);
  const [rule] = rows;
  if (!rule) throw new Refusal('thing-not-found');
  return inDecimals(rule, market);
}

/** The edits of one of the store's own rules, newest first. Refuses 'thing-not-found'. */
export async function readStoreShippingEdits(
  db: Db,
  { storeId }: Seller,
  id: number,
): Promise<Edit[]> {
  const { rows } = await sql`
    select from shipping_rules where id = ${id} and store_id = ${storeId}
  `.execute(db);
  if (!rows[0]) throw new Refusal('thing-not-found');
  return readEdits(db, SHIPPING_RULE.noun, id);
}
