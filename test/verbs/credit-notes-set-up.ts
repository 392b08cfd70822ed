// Parcels that were paid and confirmed, and what is credited of them.
import { afterAll, beforeAll } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { askRefund, type RefundPart } from '#market/payments/refunds/ask-refund.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { papersOf } from '../papers.ts';
import { reportOutcome, openMethods, toPay } from '../pay.ts';

export let base: Fresh;
export let market: MarketSettings;
export let staff: Staff;

/** Opens a shop for the tests of a file. */
export function withCreditNotes(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    market = await openMethods(base.db, [orderMethod.cashOnDelivery, orderMethod.razorpay]);
    ({ staff } = await makeStaff(base, 'owner'));
  });
  afterAll(() => base.close());
}
export const requestRefund = (orderId: number, ...parts: RefundPart[]) =>
  transaction(base.db, (tx) => askRefund(tx, staff, { orderId, reason: 'Broken.', parts }));
/** The papers of a parcel, and what each corrects. */
export const papersIn = async (parcel: number) =>
  (await papersOf(base.db, parcel)).map(({ kind, sums, refund, names }) => [
    kind,
    sums.total,
    refund,
    names !== null,
  ]);

/** An order that was paid by a gateway and confirmed: 10.00 and 5.00 of shipping. */
export async function paid() {
  const me = makeVisitor();
  const { id, payment } = await toPay(base.db, market, me, { product: await makeProduct(base.db) });
  await reportOutcome(base.db, payment);
  const [parcel = 0] = await deliver(base.db, id, 'confirm');
  return { id, parcel };
}
