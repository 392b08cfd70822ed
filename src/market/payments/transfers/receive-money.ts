import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { bookArrival, type Booked } from '#market/payments/transfers/book-arrival.ts';
import { lockBankOrder } from '#market/payments/transfers/lock-bank-order.ts';
import type { Staff } from '#market/settings/actor.ts';
import { marketDay } from '#market/settings/market-day.ts';

/**
 * `amount` in minor units of the order's currency; `valueOn`: ISO date, null: today, by
 * the market's clocks; `reference`: the bank's own for this movement.
 */
export type MoneyReceived = {
  orderId: number;
  amount: Money;
  valueOn: string | null;
  reference: string;
  remitter: string;
  note: string;
};

/**
 * Staff have seen money for an order on the account, whether its buyer reported it or not. The same
 * reference is booked once. Refuses what `bookArrival` refuses.
 */
export async function receiveMoney(
  tx: Tx,
  staff: Staff,
  { note, valueOn, ...seen }: MoneyReceived,
  now = new Date(),
): Promise<Booked> {
  const { currency } = await lockBankOrder(tx, seen.orderId);
  const by = {
    currency,
    source: 'staff',
    transferId: null,
    entryId: null,
    accountId: staff.accountId,
    note,
    valueOn: valueOn ?? (await marketDay(tx, now)),
  } as const;
  const booked = await bookArrival(tx, { ...seen, ...by }, now);
  await audit(tx, staff, {
    action: 'order.receive',
    subject: `order:${seen.orderId}`,
    note: `${seen.amount} ${currency} ${seen.reference}`.trim(),
  });
  return booked;
}
