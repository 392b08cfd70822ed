// How much of an order's money a dispute may still take: while it is open, that is not refunded.
import { sql } from 'kysely';
import { moneyText } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { readRefundable } from '#market/payments/refunds/read-refundable.ts';

/**
 * How much of an order can be refunded now, in minor units: what is left of its parcels, less what
 * is disputed of the payment that paid it, and no more than lost disputes have left of that. The
 * caller has locked the order.
 */
export async function readFree(tx: Tx, orderId: number): Promise<Money> {
  return freeOf(tx, orderId, await readClaims(tx, orderId));
}

type Claims = { disputed: Money; untaken: Money };

async function freeOf(tx: Tx, orderId: number, claims: Claims | null): Promise<Money> {
  const left = (await readRefundable(tx, orderId)).reduce((sum, parcel) => sum + parcel.left, 0);
  return claims ? Math.max(0, Math.min(left - claims.disputed, claims.untaken)) : left;
}

/**
 * How much of an order's payment is disputed (all of it if the dispute is in another currency), and
 * what refunds decided here and lost disputes have left of it: parcels may have more, until the
 * task has run that follows a refund that failed. An inquiry has taken nothing, and a refund may
 * end it. Null where nobody has disputed it.
 */
async function readClaims(tx: Tx, orderId: number): Promise<Claims | null> {
  const {
    rows: [claims],
  } = await sql<Claims>`
    select
      coalesce(
        sum(
          case
            when (d.currency, d.exponent) = (y.currency, y.exponent)
              then greatest(0, greatest(d.amount, m.held) - b.booked)
            else y.amount
          end
        ) filter (where d.settled_at is null and d.state <> 'inquiry'),
        0
      )::bigint as disputed,
      (
        coalesce(y.received, y.amount) - (
          select coalesce(sum(amount), 0)
          from refunds
          where payment_id = y.id and state <> 'failed' and source in ('market', 'dispute')
        )
      )::bigint as untaken
    from disputes d
    join payments y on y.id = d.payment_id and y.state = 'succeeded'
    cross join lateral (
      select coalesce(sum(case kind when 'hold' then amount else -amount end), 0) as held
      from dispute_movements
      where dispute_id = d.id
        and kind <> 'fee'
        and currency = y.currency
    ) m
    cross join lateral (
      select coalesce(sum(amount), 0) as booked
      from refunds
      where dispute_id = d.id and state <> 'failed'
    ) b
    where y.order_id = ${orderId}
    group by y.id
  `.execute(tx);
  return claims ?? null;
}

/** Refuses 'payment-disputed', with what can be refunded, if that is less than this amount. */
export async function checkFree(tx: Tx, orderId: number, amount: Money): Promise<void> {
  const claims = await readClaims(tx, orderId);
  if (!claims) return;
  const free = await freeOf(tx, orderId, claims);
  if (amount <= free) return;
  const { currency, currency_exponent: exponent } = await tx
    .selectFrom('orders')
    .select(['currency', 'currency_exponent'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  throw new Refusal('payment-disputed', { amount: moneyText(free, { currency, exponent }) });
}

/**
 * Refuses 'payment-disputed' for a payment that pays no order, for example one that came too late,
 * if a dispute about it is open or was lost: the dispute may give its money back, or has.
 */
export async function checkUndisputed(tx: Tx, paymentId: number): Promise<void> {
  const {
    rows: [open],
  } = await sql<{ exponent: number; currency: string }>`
    select y.exponent, y.currency
    from disputes d
    join payments y on y.id = d.payment_id
    where y.id = ${paymentId}
      and (d.state = 'lost' or d.settled_at is null and d.state <> 'inquiry')
    limit 1
  `.execute(tx);
  if (!open) return;
  throw new Refusal('payment-disputed', { amount: moneyText(0, open) });
}
