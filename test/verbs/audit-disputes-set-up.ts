// Open and lost disputes, and tampering with them.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { fee, hold, gatewayDispute } from '../disputes.ts';
import { faultsAfter } from '../planted-faults.ts';
import { disputesOf, refundsOf, sold, report, TOTAL } from './dispute-books.ts';
import { base } from './parcel-books.ts';

export const planted = (change: (tx: Tx) => Promise<unknown>) => faultsAfter(base.db, change);
export const run = (statement: ReturnType<typeof sql>) => planted((tx) => statement.execute(tx));
const idOf = async (payment: number) => (await disputesOf(payment))[0]?.id ?? 0;
export const movementsOf = async (dispute: number) =>
  (
    await base.db
      .selectFrom('dispute_movements')
      .select('id')
      .where('dispute_id', '=', dispute)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

export async function open() {
  const one = await sold();
  const dispute = gatewayDispute(TOTAL, { movements: [hold(TOTAL), fee(1500)] });
  await report(one.payment, [dispute]);
  return { ...one, shown: dispute, dispute: await idOf(one.payment) };
}

export async function lost() {
  const one = await open();
  await report(one.payment, [{ ...one.shown, state: 'lost' }]);
  return { ...one, refund: (await refundsOf(one.order.id))[0]?.id ?? 0 };
}
