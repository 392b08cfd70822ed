import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { paymentState } from '#contract/payment.ts';
import type { Db } from '#db/connect.ts';
import type { PaymentToFind, PaymentState } from '#market/payments/gateways/gateway.ts';

/**
 * `readAt`: when it was read, by the database's clock. Whatever a gateway says afterwards is newer.
 */
export type KnownPayment = {
  id: number;
  method: number;
  state: PaymentState;
  known: PaymentToFind;
  readAt: Date;
};
type Row = {
  id: number;
  method: number;
  state: string;
  key: string;
  provider_ref: string | null;
  provider_payment_ref: string | null;
  amount: number;
  currency: string;
  exponent: number;
  declines: number;
  wanted: boolean;
  read_at: Date;
};

/** A payment as its gateway knows it, and its state. Refuses 'payment-not-found'. */
export async function readPayment(
  db: Db,
  where: { id: number } | { key: string },
): Promise<KnownPayment> {
  const row: Row | undefined = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select([
      'p.id',
      'p.method',
      'p.state',
      'p.key',
      'p.provider_ref',
      'p.provider_payment_ref',
      'p.amount',
      'p.currency',
      'p.exponent',
      'p.declines',
    ])
    .select(sql<boolean>`o.cancelled_at is null and o.paid_at is null and o.paid = 0`.as('wanted'))
    .select(sql<Date>`clock_timestamp()`.as('read_at'))
    .where((is) => ('id' in where ? is('p.id', '=', where.id) : is('p.key', '=', where.key)))
    .executeTakeFirst();
  if (!row) throw new Refusal('payment-not-found');
  return {
    id: row.id,
    method: row.method,
    state: paymentState.parse(row.state),
    readAt: row.read_at,
    known: {
      key: row.key,
      providerRef: row.provider_ref,
      providerPaymentRef: row.provider_payment_ref,
      declines: row.declines,
      wanted: row.wanted,
      amount: { minor: row.amount, currency: row.currency, exponent: row.exponent },
    },
  };
}
