// Takes pieces out of a parcel that is not paid yet: the sale becomes smaller.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { followOwed, readOwed } from '#market/orders/amount-owed.ts';
import { beingPaid } from '#market/orders/being-paid.ts';
import { goodsOf, lineLess, type LineGoods, type LineSold } from '#market/orders/line-less.ts';
import { issuePapers } from '#market/papers/issue-papers.ts';
import type { Seller } from '#market/settings/actor.ts';
import { restockCut } from '#market/stock/restock.ts';
import { giveVoucherBack } from '#market/vouchers/claim-voucher.ts';

/**
 * `lines`: how many of the remaining pieces to take of each line; `gone`: the store no longer has
 * them.
 */
export type CuttingParcel = {
  orderId: number;
  parcelId: number;
  lines: { id: number; quantity: number }[];
  reason: string;
  gone: boolean;
};
type Line = LineSold & { id: number };
type Cut = { id: number; quantity: number; before: Line; after: Line; amount: number };

/**
 * Takes pieces out of a parcel of an unpaid order. Lines, parcel and order come to less, with their
 * tax, voucher and commission; shipping and fee stay, as they do when pieces are refunded. Stock
 * comes back at once, an invoice gets a credit note. The caller has locked the order and the
 * parcel, and has looked whether the pieces are there and not all. Refuses 'pieces-being-paid'
 * while money may be on its way at the price of before, 'pieces-unpaid' where nothing would be left
 * to pay.
 */
export async function cutParcel(
  tx: Tx,
  by: Seller,
  { orderId, parcelId, lines, reason, gone }: CuttingParcel,
  now: Date,
): Promise<void> {
  await checkUnderWay(tx, orderId);
  const cuts = (
    await lockLines(
      tx,
      lines.map(({ id }) => id),
    )
  ).map((before): Cut => {
    const quantity = lines.find(({ id }) => id === before.id)?.quantity ?? 0;
    const after = { ...before, ...lineLess(before, quantity) };
    return {
      id: before.id,
      quantity,
      before,
      after,
      amount: goodsOf(before).total - goodsOf(after).total,
    };
  });
  await writeLines(tx, cuts);
  await writeSums(tx, { orderId, parcelId }, cuts, now);
  const cut = await writeCut(tx, by, { parcelId, cuts, reason, gone }, now);
  await restockCut(tx, cut);
  await issuePapers(tx, [parcelId], now);
  await checkLeft(tx, orderId);
  await followOwed(tx, orderId, now);
  await record(tx, 'pieces-cancelled', { order: orderId, parcel: parcelId, cut });
}

async function checkUnderWay(tx: Tx, orderId: number): Promise<void> {
  const { rows } = await sql<{ underWay: boolean }>`
    select ${beingPaid} as "underWay" from orders o where o.id = ${orderId}
  `.execute(tx);
  if (rows[0]?.underWay) throw new Refusal('pieces-being-paid');
}

async function lockLines(tx: Tx, ids: number[]): Promise<Line[]> {
  const { rows } = await sql<Line>`
    select l.id, l.quantity, l.bundle_free, l.selling, l.tax_price, l.voucher_price, l.commission,
      l.commission_rate, l.commission_fixed,
      o.voucher_store_id is not distinct from p.store_id as "storePays"
    from order_lines l
    join parcels p on p.id = l.parcel_id
    join orders o on o.id = l.order_id
    where l.id = any(${ids}::int[])
    order by l.id
    for no key update of l
  `.execute(tx);
  return rows;
}

async function writeLines(tx: Tx, cuts: Cut[]): Promise<void> {
  await sql`
    update order_lines l
    set quantity = w.quantity, bundle_free = w.bundle_free, selling = w.selling,
      voucher_price = w.voucher_price, commission = w.commission
    from jsonb_to_recordset(${JSON.stringify(cuts.map(({ after }) => after))}::jsonb) as w(
      id int, quantity int, bundle_free int, selling bigint, voucher_price bigint,
      commission bigint
    )
    where l.id = w.id
  `.execute(tx);
}

/** Reduces the sums of parcel and order by what their lines lost. */
async function writeSums(
  tx: Tx,
  { orderId, parcelId }: { orderId: number; parcelId: number },
  cuts: Cut[],
  now: Date,
): Promise<void> {
  const less = (part: keyof LineGoods) =>
    cuts.reduce((sum, { before, after }) => sum + goodsOf(before)[part] - goodsOf(after)[part], 0);
  const sums = sql`
    subtotal = subtotal - ${less('subtotal')}, bundle_offer = bundle_offer - ${less('bundleOffer')},
    tax = tax - ${less('tax')}, voucher_price = voucher_price - ${less('voucher')},
    total = total - ${less('total')}
  `;
  await sql`update parcels set ${sums}, updated_at = ${now} where id = ${parcelId}`.execute(tx);
  await sql`update orders set ${sums} where id = ${orderId}`.execute(tx);
  if (less('voucher') > 0 && !(await servesVoucher(tx, orderId)))
    await giveVoucherBack(tx, orderId);
}

/** Whether a live parcel still uses a part of the order's voucher. */
async function servesVoucher(tx: Tx, orderId: number): Promise<boolean> {
  const parcel = await tx
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .where('voucher_price', '>', 0)
    .executeTakeFirst();
  return parcel !== undefined;
}

type Written = { parcelId: number; cuts: Cut[]; reason: string; gone: boolean };

async function writeCut(
  tx: Tx,
  by: Seller,
  { parcelId, cuts, reason, gone }: Written,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into parcel_cuts (parcel_id, amount, invoiced, at)
    select ${parcelId}, ${cuts.reduce((sum, { amount }) => sum + amount, 0)},
      exists (select from papers where parcel_id = ${parcelId} and names is null), ${now}
    returning id
  `.execute(tx);
  const id = rows[0]?.id ?? 0;
  const who = { reason, gone, account_id: by.accountId, actor: by.name, at: now };
  await tx
    .insertInto('cancelled_pieces')
    .values(
      cuts.map(({ id: line, quantity, amount }) => ({
        cut_id: id,
        order_line_id: line,
        quantity,
        amount,
        ...who,
      })),
    )
    .execute();
  return id;
}

/** A prepaid order has to keep an amount to pay, or it would never be paid. */
async function checkLeft(tx: Tx, orderId: number): Promise<void> {
  const order = await tx
    .selectFrom('orders')
    .select(['order_method', 'paid'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (order.order_method === orderMethod.cashOnDelivery || order.paid > 0) return;
  if ((await readOwed(tx, orderId)) === 0) throw new Refusal('pieces-unpaid');
}
