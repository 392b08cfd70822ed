import { amountFromInput } from '#base/amount-from-input.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';

/**
 * A decimal text in minor units of an order's currency; null for none. Refuses 'order-not-found',
 * 'invalid-input'.
 */
export async function amountIn(db: Db, orderId: number, text: string): Promise<Money | null> {
  const order = await db
    .selectFrom('orders')
    .select('currency_exponent')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  if (text === '') return null;
  const minor = amountFromInput(text, order.currency_exponent);
  if (minor === 0) throw new Refusal('invalid-input', { field: 'amount' });
  return minor;
}
