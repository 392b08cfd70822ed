import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { deciderOf, type Refund, type RefundPart } from '#market/ledger/read-refund.ts';
import { sharesBack } from '#market/ledger/sale-shares.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';

type Back = {
  refundId: number;
  refund: Refund;
  part: RefundPart;
  /** The entry's fact, to which the parcel is added. */
  fact: string;
};

/** What a parcel's sale booked, how much of it went back so far, and from which share. */
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

/**
 * Takes a parcel's sale back by its part of a refund, each share in proportion. Does nothing for a
 * parcel that was never sold.
 */
export async function writeBack(
  tx: Tx,
  { refundId, refund, part, fact }: Back,
  now: Date,
): Promise<void> {
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
      ...deciderOf(refund),
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
    select bool_or(e.kind = 'sale') is true as sold, ${sums('sale', 'customer')} as customer,
      ${sums('sale', 'held')} as store, ${sums('sale', 'tax')} as tax,
      ${sums('sale', 'market')} as market, ${sums('refund', 'customer')} as back,
      -${sums('refund', 'held', 'store')} as back_store, -${sums('refund', 'tax')} as back_tax,
      -${sums('refund', 'market')} as back_market
    from ledger_entries e
    left join ledger_lines l on l.entry_id = e.id
    where e.parcel_id = ${parcelId}
  `.execute(tx);
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
