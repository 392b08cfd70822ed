// The vouchers of one store, for its people.
import { sql, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Edit, Listed, ListInput } from '#contract/resource.ts';
import type {
  OpenedOwnVoucher,
  OwnVoucherFilters,
  OwnVoucherRow,
} from '#contract/seller-vouchers.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { readEdits } from '#market/edits/read-edits.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import {
  amountOf,
  FOUND,
  openVoucher,
  shownColumns,
  stateAt,
  VOUCHER,
} from '#market/vouchers/list-vouchers.ts';

/** A page of the vouchers that the store funds and that match now. */
export async function listOwnVouchers(
  db: Db,
  { storeId, language }: Seller,
  { q, view, ...query }: ListInput & OwnVoucherFilters,
  { market, now }: { market: MarketSettings; now: Date },
): Promise<Listed<OwnVoucherRow>> {
  const { rows, ...counted } = await readList<OwnVoucherRow>(db, query, {
    from: sql`vouchers t`,
    columns: { ...shownColumns(language, now), cost: sql`t.cost` },
    where: [
      sql<SqlBool>`t.store_id = ${storeId}`,
      ...(q ? [sql<SqlBool>`${FOUND} like ${likeText(q.toLowerCase())}`] : []),
      ...(view ? [sql<SqlBool>`${stateAt(now)} = ${view}`] : []),
    ],
    usual: '-id',
  });
  const shown = rows.map((row) => ({
    ...row,
    amount: amountOf(row, market),
    cost: toDecimal(row.cost, market.currency_exponent),
  }));
  return { rows: shown, ...counted };
}

/** One of these vouchers. Refuses 'thing-not-found', also for the market's and another store's. */
export async function openOwnVoucher(
  db: Db,
  by: Seller,
  id: number,
  market: MarketSettings,
): Promise<OpenedOwnVoucher> {
  await requireOwn(db, by, id);
  const found = await openVoucher(db, id, market);
  if (!found) throw new Refusal('thing-not-found');
  const { store_id: _, store_ids: __, ...opened } = found;
  return opened;
}

/** The edits of one of these vouchers, newest first. Refuses 'thing-not-found'. */
export async function readOwnVoucherEdits(db: Db, by: Seller, id: number): Promise<Edit[]> {
  await requireOwn(db, by, id);
  const edits = await readEdits(db, VOUCHER.noun, id);
  return edits.map(({ was, became, ...edit }) => ({
    ...edit,
    was: withoutStores(was),
    became: withoutStores(became),
  }));
}

/** Leaves out the store, which is always the same. */
function withoutStores(history: Edit['was']): Edit['was'] {
  if (history === null) return null;
  const { store_id: _, store_ids: __, ...rest } = history;
  return rest;
}

async function requireOwn(db: Db, { storeId }: Seller, id: number): Promise<void> {
  const { rows } = await sql`
    select from vouchers where id = ${id} and store_id = ${storeId}
  `.execute(db);
  if (!rows[0]) throw new Refusal('thing-not-found');
}
