import { sql } from 'kysely';
import { randomCode } from '#base/id.ts';
import type { Money } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { payBy } from '#market/orders/pay-by.ts';
import { switchMethod } from '#market/payments/switch-method.ts';
import type { BankOrder } from '#market/payments/transfers/lock-bank-order.ts';

/**
 * The payment that collects what arrives for an open order by bank transfer: the one that has some
 * money already, else the last one that the buyer began, else a new one. An order with another
 * payment method is switched to bank transfer. The caller has locked the order. Returns its id.
 * Refuses 'method-fixed' once a store has begun with the order.
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
    select id
    from payments
    where order_id = ${order.id}
      and method = ${orderMethod.bank}
      and state not in ('succeeded', 'review')
      and reason <> 'kept'
    order by coalesce(received, 0) > 0 desc, id desc
    limit 1
    for update
  `.execute(tx);
  return open?.id ?? insertPayment(tx, order, { amount: 1, state: 'created', reason: '' }, now);
}

/** Money for an order that does not pay it (minor units), and why it waits or goes back. */
export type Unfit = { amount: Money; why: 'order-closed' | 'paid-twice' | 'surplus' };

/** Writes a payment in review for money that does not pay its order. Returns its id. */
export const reviewPayment = (
  tx: Tx,
  order: BankOrder,
  { amount, why }: Unfit,
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
