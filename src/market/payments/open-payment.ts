import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import {
  GatewayProblem,
  type Action,
  type Gateway,
  type Opened,
} from '#market/payments/gateways/gateway.ts';
import type { GatewayAccess } from '#market/payments/gateways/gateways.ts';
import { nextCheck } from '#market/payments/check-payment.ts';

/**
 * `apiUrl`: the API's address for browsers (`https://shop.example/api/v1`); `ip`: the buyer's
 * address.
 */
export type Opening = { paymentId: number; apiUrl: string; ip: string };
type Row = {
  id: number;
  order_id: number;
  method: number;
  state: string;
  key: string;
  amount: number;
  currency: string;
  exponent: number;
  expires_at: Date;
  action: unknown;
  code: string;
  language: string;
  address: unknown;
  brand: string;
};

const action = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('form'), url: z.string(), fields: z.record(z.string(), z.string()) }),
]);
const buyer = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  country: z.string(),
  city: z.string(),
  zip: z.string(),
  address_1: z.string(),
});

/**
 * Opens a payment at its gateway, and returns where the shopper goes to pay; null for a transfer.
 * Called again, it returns the same page. Runs outside any transaction. Refuses 'gateway-down' if
 * nobody knows whether the gateway heard (try again), 'gateway-refused' if it said no, and
 * 'method-unavailable' if the method is not set up.
 */
export async function openPayment(
  db: Db,
  { market, gateways }: GatewayAccess,
  opening: Opening,
  now = new Date(),
): Promise<Action | null> {
  const row = await readToOpen(db, opening.paymentId);
  if (row.method === orderMethod.bank) return null;
  const known = row.state === 'created' ? null : action.safeParse(row.action);
  if (known?.success) return known.data;
  const gateway = gateways.of(market, row.method);
  if (!gateway) throw new Refusal('method-unavailable');
  const opened = await openAtGateway(db, gateway, row, opening);
  await db
    .updateTable('payments')
    .set({
      state: 'sent',
      provider_ref: opened.providerRef,
      action: JSON.stringify(opened.action),
      expires_at: opened.expiresAt ?? row.expires_at,
      look_at: nextCheck(0, now),
      updated_at: now,
    })
    .where('id', '=', row.id)
    .where('state', '=', 'created')
    .execute();
  return opened.action;
}

async function readToOpen(db: Db, id: number): Promise<Row> {
  return db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select([
      'p.id',
      'p.order_id',
      'p.method',
      'p.state',
      'p.key',
      'p.amount',
      'p.currency',
      'p.exponent',
      'p.expires_at',
      'p.action',
      'o.code',
      'o.language',
      'o.address',
    ])
    .select(sql<string>`(select said(site_name, o.language) from settings)`.as('brand'))
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Tells the gateway of the payment, and writes down if it said no. */
async function openAtGateway(
  db: Db,
  gateway: Gateway,
  row: Row,
  { apiUrl, ip }: Opening,
): Promise<Opened> {
  const { address_1: address, ...who } = buyer.parse(row.address);
  try {
    return await gateway.open({
      key: row.key,
      brand: row.brand,
      order: { id: row.order_id, code: row.code, title: `${row.brand} ${row.code}` },
      amount: { minor: row.amount, currency: row.currency, exponent: row.exponent },
      buyer: { ...who, address, ip },
      language: row.language,
      returnUrl: `${apiUrl}/payment/return/${row.key}`,
      cancelUrl: `${apiUrl}/payment/cancelled/${row.key}`,
      expiresAt: row.expires_at,
    });
  } catch (problem) {
    if (!(problem instanceof GatewayProblem)) throw problem;
    if (problem.kind !== 'rejected') throw new Refusal('gateway-down');
    await db
      .updateTable('payments')
      .set({ state: 'failed', reason: problem.code.slice(0, 200), updated_at: new Date() })
      .where('id', '=', row.id)
      .where('state', '=', 'created')
      .execute();
    throw new Refusal('gateway-refused');
  }
}
