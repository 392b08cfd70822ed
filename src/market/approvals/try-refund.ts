// Previews a refund before it is asked for: carries it out by the same functions, reads the result,
// and rolls everything back.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { RefundInput, TriedRefund } from '#contract/refund.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { needsSecond } from '#market/approvals/refund-or-ask.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { planRefund } from '#market/payments/refunds/refund-order.ts';
import type { Staff } from '#market/settings/actor.ts';
import { isOnline } from '#market/settings/payment-method.ts';

type Lines = Pick<TriedRefund, 'books' | 'stores' | 'papers' | 'pieces'> & { method: number };
const TAKEN_BACK = Symbol('taken back');

/**
 * The lines that a refund would write to the ledger, what each store would give for it, and the
 * papers that would follow; nothing is kept. Refuses as `refundOrder` does.
 */
export async function tryRefund(
  db: Db,
  staff: Staff,
  input: RefundInput,
  now = new Date(),
): Promise<TriedRefund> {
  let tried: TriedRefund | null = null;
  try {
    await transaction(db, async (tx) => {
      const { orderId, amount, left, currency, exponent, parts } = await planRefund(tx, input);
      const waiting = await needsSecond(tx, staff, { orderId, amount, currency }, now);
      const id = await askRefund(tx, staff, { orderId, reason: input.reason, parts }, now);
      await endRefund(tx, id, { providerRef: '', state: 'succeeded' }, now);
      const { method, ...lines } = await readWritten(tx, id);
      tried = shownIn(exponent, {
        amount,
        left,
        currency,
        waiting,
        by_hand: !isOnline(method),
        ...lines,
      });
      throw TAKEN_BACK;
    });
  } catch (problem) {
    if (problem !== TAKEN_BACK) throw problem;
  }
  if (!tried) throw new Error('A refund was tried and nothing was read.');
  return tried;
}

/** The ledger lines that were written for a refund, in minor units. */
async function readWritten(tx: Tx, id: number): Promise<Lines> {
  const { rows } = await sql<Lines>`
    select
      (
        select coalesce(y.method, o.order_method)
        from refunds r
        join orders o on o.id = r.order_id
        left join payments y on y.id = r.payment_id
        where r.id = ${id}
      ) as method,
      (
        select coalesce(sum(quantity) filter (where back), 0)::int
        from refund_lines where refund_id = ${id}
      ) as pieces,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('account', account, 'store', store, 'amount', amount) order by first
        )
        from (
          select l.account, coalesce(s.name, '') as store, sum(l.amount) as amount,
            min(l.id) as first
          from ledger_entries e
          join ledger_lines l on l.entry_id = e.id
          left join stores s on s.id = l.store_id
          where e.refund_id = ${id}
          group by l.account, s.name
          having sum(l.amount) <> 0
        ) together
      ), '[]') as books,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'name', s.name, 'amount', rp.amount, 'share', w.share, 'commission', w.commission,
            'tax', w.tax, 'paid_out', w.paid_out
          )
          order by p.id
        )
        from refund_parcels rp
        join parcels p on p.id = rp.parcel_id
        join stores s on s.id = p.store_id
        cross join lateral (${ofParcel}) w
        where rp.refund_id = ${id}
      ), '[]') as stores,
      coalesce((
        select jsonb_agg(
          jsonb_build_object('kind', i.kind, 'store', s.name, 'total', i.total) order by i.id
        )
        from papers i
        join stores s on s.id = i.store_id
        where i.refund_id = ${id}
      ), '[]') as papers
  `.execute(tx);
  const [lines] = rows;
  if (!lines) throw new Error(`There is no refund ${id}.`);
  return lines;
}

/** For the parcel `rp` of a refund: the shares of its store, the market and the state. */
const ofParcel = sql`
  select coalesce(-sum(l.amount) filter (where l.account in ('held', 'store')), 0) as share,
    coalesce(-sum(l.amount) filter (where l.account = 'market'), 0) as commission,
    coalesce(-sum(l.amount) filter (where l.account = 'tax'), 0) as tax,
    exists (
      select from ledger_entries f
      join ledger_lines g on g.entry_id = f.id
      join payouts o on o.id = g.payout_id and o.state = 'paid'
      where f.parcel_id = rp.parcel_id
    ) as paid_out
  from ledger_entries e
  join ledger_lines l on l.entry_id = e.id
  where e.refund_id = rp.refund_id and e.parcel_id = rp.parcel_id
`;

function shownIn(exponent: number, tried: TriedRefund): TriedRefund {
  const money = (minor: number) => toDecimal(minor, exponent);
  return {
    ...tried,
    amount: money(tried.amount),
    left: money(tried.left),
    books: tried.books.map((line) => ({ ...line, amount: money(line.amount) })),
    stores: tried.stores.map((store) => ({
      ...store,
      amount: money(store.amount),
      share: money(store.share),
      commission: money(store.commission),
      tax: money(store.tax),
    })),
    papers: tried.papers.map((paper) => ({ ...paper, total: money(paper.total) })),
  };
}
