import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { owedOf } from '#market/orders/amount-owed.ts';

/** An order that money has come for; `owed` in minor units, 0 if it is paid or closed. */
export type BankOrder = {
  id: number;
  method: number;
  currency: string;
  exponent: number;
  paid: boolean;
  closed: boolean;
  owed: Money;
  payBy: Date | null;
};

/** Locks an order before anything of its money is locked. Refuses 'order-not-found'. */
export async function lockBankOrder(tx: Tx, orderId: number): Promise<BankOrder> {
  await sql`select from orders where id = ${orderId} for update`.execute(tx);
  const {
    rows: [order],
  } = await sql<BankOrder>`
    select o.id, o.order_method as method, o.currency, o.currency_exponent as exponent,
      o.paid_at is not null as paid, o.cancelled_at is not null as closed, ${owedOf} as owed,
      o.pay_by as "payBy"
    from orders o
    where o.id = ${orderId}
  `.execute(tx);
  if (!order) throw new Refusal('order-not-found');
  return order;
}

/** How much less than what is owed pays an order (minor units); 0 in other currencies. */
export async function readTolerance(tx: Tx, currency: string): Promise<Money> {
  const shop = await tx
    .selectFrom('settings')
    .select(['transfer_tolerance', 'currency'])
    .executeTakeFirst();
  return shop?.currency === currency ? shop.transfer_tolerance : 0;
}
