// What payers do before and after a crash, and the state of their orders.
import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { PayAction } from '#contract/pay-action.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { piecesInAll, wrongInBooks } from './balance.ts';
import type { CrashPaying, Payer } from './crash-paying.ts';

export const WAIT = { timeout: 60_000, interval: 20 };

/** The state of a payer's order. */
export type Standing = {
  id: number;
  total: number;
  paid: number;
  refunded: number;
  done: boolean;
  payments: {
    id: number;
    key: string;
    ref: string | null;
    state: string;
    amount: number;
    received: number | null;
  }[];
  paidEvents: number;
};

/**
 * Presses “pay” in the cart: places the order, or returns the one that this press placed before;
 * with the place to pay.
 */
export const place = ({ calls }: CrashPaying, { gate, token, idempotency }: Payer) =>
  calls().ask('order.action', {
    user_token: token,
    order_method: gate.method,
    idempotency_key: idempotency,
    time_zone: 'UTC',
  });

/** Presses “pay” on the page of the order. */
export const press = async (
  { calls }: CrashPaying,
  { gate, token }: Payer,
  id: number,
): Promise<PayAction | null> =>
  (await calls().ask('orderPayment.begin', { user_token: token, id, order_method: gate.method }))
    .action;

/** Opens the gateway's page. */
export async function visit(action: PayAction | null): Promise<void> {
  if (!action) throw new Error('There is no page to pay on.');
  const page = await fetch(
    action.url,
    action.kind === 'form' ? { method: 'POST', body: new URLSearchParams(action.fields) } : {},
  );
  if (!page.ok) throw new Error(`The gateway's page answers ${page.status}: ${await page.text()}`);
}

/** Places an order and opens the gateway's page; returns the gateway's id of the payment. */
export async function open(paying: CrashPaying, payer: Payer): Promise<string> {
  await visit((await place(paying, payer)).action);
  return (await standing(paying, payer)).payments[0]?.ref ?? '';
}

/** The state of a payer's order in the shop's books. */
export async function standing(
  paying: Pick<CrashPaying, 'db'>,
  { token }: Payer,
): Promise<Standing> {
  const db = paying.db();
  const {
    id,
    total,
    paid,
    refunded,
    paid_at: at,
  } = await db
    .selectFrom('orders')
    .select(['id', 'total', 'paid', 'refunded', 'paid_at'])
    .where('shopper', '=', `v:${token}`)
    .executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payments')
    .select(['id', 'key', 'provider_ref as ref', 'state', 'amount', 'received'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const { rows: events } = await sql<{ count: number }>`
    select count(*) as count
    from events
    where kind = 'order-paid' and (data ->> 'order')::int = ${id}`.execute(db);
  return {
    id,
    total,
    paid,
    refunded,
    done: at !== null,
    payments,
    paidEvents: events[0]?.count ?? 0,
  };
}

/** Waits until the shop knows that payers have paid. */
export const untilPaid = (paying: CrashPaying, payers: Payer[]): Promise<void> =>
  vi.waitFor(async () => {
    for (const payer of payers)
      expect(await standing(paying, payer), payer.gate.name).toMatchObject({ done: true });
  }, WAIT);

/**
 * Continues wherever it stopped: places the order if it is not placed, the shop checks whether it
 * is paid, and if not it is paid now.
 */
export async function finish(paying: CrashPaying, payer: Payer): Promise<void> {
  const {
    gate: { method, there },
    token,
  } = payer;
  const { id } = await place(paying, payer);
  const { payment_done: done, action } = await paying
    .calls()
    .ask('orderPayment.done', { user_token: token, id, order_method: method });
  if (done) return;
  await visit(action);
  await paying.back(there.pay((await standing(paying, payer)).payments[0]?.ref ?? ''));
}

/** Asks for a refund of a payer's order. */
export async function requestRefund(
  paying: CrashPaying,
  payer: Payer,
  amount: number,
): Promise<void> {
  const { id: orderId } = await standing(paying, payer);
  const db = paying.db();
  const { id: parcelId } = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await transaction(db, (tx) =>
    askRefund(tx, null, { orderId, reason: 'test', parts: [{ parcelId, amount }] }),
  );
}

/**
 * Every payer has paid exactly one order, once, and the gateways have received and refunded that
 * and nothing else.
 */
export async function expectPaidOnce(paying: CrashPaying): Promise<void> {
  const all = await Promise.all(
    paying.payers.map(async (payer) => ({ payer, ...(await standing(paying, payer)) })),
  );
  for (const { payer, total, payments, ...order } of all) {
    expect({ ...order, payments }, payer.gate.name).toMatchObject({
      paid: total,
      done: true,
      paidEvents: 1,
      payments: [{ state: 'succeeded', amount: total, received: total }],
    });
    expect(payments, payer.gate.name).toHaveLength(1);
  }
  for (const gate of paying.gates) {
    const expected = all
      .filter(({ payer }) => payer.gate === gate)
      .map(({ payments: [payment], total, refunded }) => ({
        key: payment?.key ?? '',
        ref: payment?.ref ?? '',
        amount: total,
        back: refunded,
      }));
    const byKey = (a: { key: string }, b: { key: string }) => (a.key < b.key ? -1 : 1);
    expect((await gate.taken(expected.map(({ ref }) => ref))).toSorted(byKey), gate.name).toEqual(
      expected.map(({ ref: _, ...taken }) => taken).toSorted(byKey),
    );
  }
  expect([
    await auditMarket(paying.db()),
    await wrongInBooks(paying.db()),
    await piecesInAll(paying.db()),
  ]).toEqual([[], [], paying.pieces]);
}
