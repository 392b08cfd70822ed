import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { sharesBack } from '#market/ledger/sale.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { writeMoney } from '#market/ledger/write-paid.ts';

type Refund = {
  order_id: number;
  payment_id: number | null;
  amount: number;
  reason: string;
  account_id: number | null;
  method: number;
  currency: string;
  /** Where its money came from: of a dispute that was lost, from what the gateway keeps back. */
  from: 'gateway' | 'disputed';
  /**
   * What of it the customer was owed: of a refund made elsewhere, the rest is the market's loss.
   */
  own: number;
};
type Part = { parcel_id: number; store_id: number; amount: number; released: boolean };
/** What a parcel's sale wrote, what of its total went back so far, and of which share. */
type Sold = {
  sold: boolean;
  customer: number;
  store: number;
  tax: number;
  market: number;
  back: number;
  back_store: number;
  back_tax: number;
  back_market: number;
};
type Back = {
  refundId: number;
  refund: Refund;
  part: Part;
  /** What it stands for; parcels add theirs. */ fact: string;
};

/**
 * Writes a refund that succeeded: the money goes back to the customer by the way that it came, and
 * the sale of each parcel it is for goes backwards in proportion, commission and tax too. What a
 * store earned is taken of what is held, or, once that was released, of its account. A parcel that
 * was never sold has the money back only. Once only. The caller has locked the order.
 */
export async function writeRefunded(tx: Tx, refundId: number, now: Date): Promise<void> {
  const { refund, parts } = await readRefund(tx, refundId);
  // one that went to review came to the books by nobody else
  if (refund.payment_id !== null) await writeMoney(tx, refund.payment_id, now);
  const written = await writeEntry(
    tx,
    {
      kind: 'refund',
      fact: `refund:${refundId}`,
      currency: refund.currency,
      at: now,
      orderId: refund.order_id,
      refundId,
      note: refund.reason,
      ...by(refund),
    },
    [
      { account: refund.from, method: refund.method, amount: refund.amount },
      { account: 'customer', amount: -refund.own },
      { account: 'market', amount: refund.own - refund.amount },
    ],
  );
  if (written !== null)
    for (const part of parts)
      await writeBack(tx, { refund, part, fact: `refund:${refundId}`, refundId }, now);
}

/**
 * Writes that the gateway took a refund back after it had said it was done (a closed account, say):
 * the money is the customer's again, and each parcel's sale stands as if it had never gone
 * backwards. What a store gets again goes to its account where the parcel was released meanwhile.
 * Once only. The caller has locked the order.
 */
export async function writeRefundFailed(tx: Tx, refundId: number, now: Date): Promise<void> {
  const { refund, parts } = await readRefund(tx, refundId);
  const fact = `refund-failed:${refundId}`;
  const written = await writeEntry(
    tx,
    {
      kind: 'refund',
      fact,
      currency: refund.currency,
      at: now,
      orderId: refund.order_id,
      refundId,
      note: refund.reason,
    },
    [
      { account: refund.from, method: refund.method, amount: -refund.amount },
      { account: 'customer', amount: refund.own },
      { account: 'market', amount: refund.amount - refund.own },
    ],
  );
  if (written !== null)
    for (const part of parts)
      await writeBack(tx, { refund, part: { ...part, amount: -part.amount }, fact, refundId }, now);
}

/**
 * Writes that a refund which had succeeded is for other parcels than was thought: what each one's
 * share changes by, those that get smaller first, so that the sales go backwards as far as they do
 * now. Once only. The caller has locked the order and written the new shares.
 */
export async function writeAllocated(
  tx: Tx,
  refundId: number,
  changes: { parcelId: number; amount: number }[],
  now: Date,
): Promise<void> {
  const { refund } = await readRefund(tx, refundId);
  for (const { parcelId, amount } of changes) {
    const {
      rows: [parcel],
    } = await sql<Part>`
      select id as parcel_id, store_id, ${amount}::bigint as amount, released_at is not null as released
      from parcels where id = ${parcelId} for no key update`.execute(tx);
    if (parcel)
      await writeBack(
        tx,
        { refund, part: parcel, fact: `refund-allocated:${refundId}`, refundId },
        now,
      );
  }
}

async function readRefund(tx: Tx, refundId: number): Promise<{ refund: Refund; parts: Part[] }> {
  const {
    rows: [refund],
  } = await sql<Refund>`
    select r.order_id, r.payment_id, r.amount, r.reason, r.account_id, coalesce(y.method, o.order_method) as method, o.currency,
      case r.source when 'dispute' then 'disputed' else 'gateway' end as from,
      case when r.source <> 'market' and y.state = 'succeeded' then (select coalesce(sum(amount), 0) from refund_parcels where refund_id = r.id)
        when r.source = 'dispute' then coalesce(${ownWritten}, ${ownOfRest}) else r.amount end as own
    from refunds r join orders o on o.id = r.order_id left join payments y on y.id = r.payment_id where r.id = ${refundId}`.execute(
    tx,
  );
  if (!refund) throw new Error(`There is no refund ${refundId}.`);
  const { rows: parts } = await sql<Part>`
    select p.id as parcel_id, p.store_id, rp.amount, p.released_at is not null as released
    from refund_parcels rp join parcels p on p.id = rp.parcel_id where rp.refund_id = ${refundId} order by p.id for no key update of p`.execute(
    tx,
  );
  return { refund, parts };
}

/** What of a dispute `r` was written as the customer's; null before it is. */
const ownWritten = sql`(
  select coalesce(-sum(l.amount) filter (where l.account = 'customer'), 0) from ledger_entries e
  join ledger_lines l on l.entry_id = e.id where e.fact = 'refund:' || r.id having count(*) > 0)`;
/**
 * Of a payment that pays no order, a dispute takes what other refunds have left of it; the rest is
 * the market's loss.
 */
const ownOfRest = sql`greatest(0, least(r.amount, coalesce(y.received, y.amount) - (
  select coalesce(sum(b.amount), 0) from refunds b
  where b.payment_id = y.id and b.id <> r.id and b.state = 'succeeded')))`;

async function writeBack(tx: Tx, { refundId, refund, part, fact }: Back, now: Date): Promise<void> {
  const { parcel_id: parcelId, store_id: storeId, released } = part;
  const { sold, customer, back, ...shares } = await readSold(tx, parcelId);
  if (!sold) return;
  const amount = Math.min(part.amount, -customer - back);
  const all = sharesBack(
    { store: shares.store, tax: shares.tax, market: shares.market },
    back + amount,
  );
  await writeEntry(
    tx,
    {
      kind: 'refund',
      fact: `${fact}:parcel:${parcelId}`,
      currency: refund.currency,
      at: now,
      orderId: refund.order_id,
      parcelId,
      refundId,
      note: refund.reason,
      ...by(refund),
    },
    [
      { account: 'customer', amount },
      { account: released ? 'store' : 'held', storeId, amount: shares.back_store - all.store },
      { account: 'tax', amount: shares.back_tax - all.tax },
      { account: 'market', amount: shares.back_market - all.market },
    ],
  );
}

async function readSold(tx: Tx, parcelId: number): Promise<Sold> {
  const {
    rows: [sold],
  } = await sql<Sold>`
    select bool_or(e.kind = 'sale') is true as sold, ${sums('sale', 'customer')} as customer, ${sums('sale', 'held')} as store, ${sums('sale', 'tax')} as tax, ${sums('sale', 'market')} as market,
      ${sums('refund', 'customer')} as back, -${sums('refund', 'held', 'store')} as back_store, -${sums('refund', 'tax')} as back_tax, -${sums('refund', 'market')} as back_market
    from ledger_entries e left join ledger_lines l on l.entry_id = e.id where e.parcel_id = ${parcelId}`.execute(
    tx,
  );
  return (
    sold ?? {
      sold: false,
      customer: 0,
      store: 0,
      tax: 0,
      market: 0,
      back: 0,
      back_store: 0,
      back_tax: 0,
      back_market: 0,
    }
  );
}

const sums = (kind: string, ...accounts: string[]) =>
  sql`coalesce(sum(l.amount) filter (where e.kind = ${kind} and l.account = any (${accounts})), 0)`;
const by = ({ account_id: accountId }: Refund) => (accountId === null ? {} : { accountId });
