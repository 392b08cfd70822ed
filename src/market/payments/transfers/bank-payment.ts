import { sql } from 'kysely';
import { randomCode } from '#base/id.ts';
import type { Money } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { payBy } from '#market/orders/pay-by.ts';
import { switchMethod } from '#market/payments/begin-payment.ts';
import type { BankOrder } from '#market/payments/transfers/lock-order.ts';

/**
 * The payment that gathers what arrives for an open order by transfer: the one that has some of it
 * already, else the latest that its buyer began, else a new one. An order that was to be paid
 * otherwise is to be paid by transfer now. Refuses 'method-fixed' once a store has begun with it.
 */
export async function bankPayment(tx: Tx, order: BankOrder, now: Date): Promise<number> {
  if (order.method !== orderMethod.bank) {
    const { fee } = await tx
      .selectFrom('payment_methods')
      .select('fee')
      .where('method', '=', orderMethod.bank)
      .executeTakeFirstOrThrow();
    await switchMethod(
      tx,
      { id: order.id, order_method: order.method },
      { method: orderMethod.bank, fee },
      now,
    );
  }
  const {
    rows: [open],
  } = await sql<{ id: number }>`
    select id from payments
    where order_id = ${order.id} and method = ${orderMethod.bank} and state not in ('succeeded', 'review') and reason <> 'kept'
    order by coalesce(received, 0) > 0 desc, id desc
    limit 1
    for update`.execute(tx);
  return open?.id ?? insertPayment(tx, order, { amount: 1, state: 'created', reason: '' }, now);
}

/**
 * Money that came for an order and does not pay it: `why` says for what reason somebody looks at
 * it, or sends it back.
 */
export const reviewPayment = (
  tx: Tx,
  order: BankOrder,
  amount: Money,
  why: 'order-closed' | 'paid-twice' | 'surplus',
  now: Date,
): Promise<number> => insertPayment(tx, order, { amount, state: 'review', reason: why }, now);

async function insertPayment(
  tx: Tx,
  { id, currency, exponent }: BankOrder,
  row: { amount: Money; state: string; reason: string },
  now: Date,
): Promise<number> {
  const made = await tx
    .insertInto('payments')
    .values({
      ...row,
      order_id: id,
      method: orderMethod.bank,
      test_mode: false,
      currency,
      exponent,
      received: 0,
      key: `pay_${randomCode()}${randomCode()}`,
      expires_at: payBy(orderMethod.bank, now) ?? now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
