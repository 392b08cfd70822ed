import { z } from 'zod';
import type { Tx } from '#db/connect.ts';
import type { Shopper } from '#market/settings/actor.ts';

const person = z.object({ name: z.string(), email: z.string() });

/** An order as placing it returns it. */
export type PlacedOrder = {
  id: number;
  code: string;
  order_method: number;
  currency: string;
  total: number;
  voucher_id: number | null;
  user_address_id: number;
  created_at: Date;
  updated_at: Date;
  /** Of its address, as `email` is. */
  name: string;
  email: string;
  paid: boolean;
};

/** The columns of a placed order, as `placed` takes them. */
export const placedColumns = [
  'id',
  'code',
  'order_method',
  'currency',
  'total',
  'voucher_id',
  'user_address_id',
  'created_at',
  'address',
  'paid_at',
] as const;

type Written = Omit<PlacedOrder, 'name' | 'email' | 'paid' | 'updated_at'> & {
  address: unknown;
  paid_at: Date | null;
};

/** A row of these columns as the order that is answered. */
export function placed({ address, paid_at: paidAt, ...order }: Written): PlacedOrder {
  return {
    ...order,
    ...person.parse(address),
    paid: paidAt !== null,
    updated_at: order.created_at,
  };
}

/**
 * The order that a shopper placed with this key before; locked, since its payment may be arriving.
 */
export async function findByKey(
  tx: Tx,
  shopper: Shopper,
  key: string,
): Promise<PlacedOrder | undefined> {
  const order = await tx
    .selectFrom('orders')
    .select(placedColumns)
    .where('shopper', '=', shopper.key)
    .where('idempotency_key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return order && placed(order);
}
