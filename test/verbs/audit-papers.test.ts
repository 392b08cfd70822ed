// The audit finds any tampering with papers that went past the schema.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { issuePapers } from '#market/papers/issue-papers.ts';
import { markPaid } from '#market/payouts/end-payout.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { makeStaff } from '../at-work.ts';
import { callOff, handOver, makeOrder, payOrder } from '../books.ts';
import { refund } from '../refunds.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { papersOf } from '../papers.ts';
import { faultsAfter } from '../planted-faults.ts';

let base: Fresh;
/**
 * Three parcels of a store: one with 3.33 refunded, one cancelled after its confirmation, one as
 * sold.
 */
let parcel = 0;
let cancelled = 0;
let sold = 0;
let payout = 0;
let store = 0;
const codes: Record<'invoice' | 'credit' | 'second', string> = {
  invoice: '',
  credit: '',
  second: '',
};
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  store = await makeStore(base.db);
  const { staff } = await makeStaff(base, 'owner');
  const now = new Date();
  const before = new Date(now.getTime() - 8 * 86_400_000);
  const made = async () => {
    const order = await makeOrder(base.db, {
      parcels: [{ store, goods: 1000, tax: 100, shipping: 200, commission: 80 }],
    });
    await payOrder(base.db, order);
    return { order, id: order.parcels[0]?.id ?? 0 };
  };
  const [first, second, third] = [await made(), await made(), await made()];
  for (const { order, id } of [first, third]) await handOver(base.db, order, id, before);
  await base.db.updateTable('parcels').set({ status: 2 }).where('id', '=', second.id).execute();
  await transaction(base.db, (tx) => issuePapers(tx, [second.id], now));
  await callOff(base.db, second.order, second.id);
  await refund(base.db, second.order, { parcel: second.id, amount: 1300 });
  await refund(base.db, first.order, { parcel: first.id, amount: 333 });
  await transaction(base.db, (tx) => releaseEarnings(tx, now));
  const [gathered] = await transaction(base.db, (tx) => gatherPayouts(tx, new Date(), now));
  [parcel, cancelled, sold, payout] = [first.id, second.id, third.id, gathered?.id ?? 0];
  await transaction(base.db, (tx) => markPaid(tx, staff, { payoutId: payout, reference: 'B1' }));
  const [invoice, credit] = await papersOf(base.db, parcel);
  const [other] = await papersOf(base.db, sold);
  Object.assign(codes, { invoice: invoice?.code, credit: credit?.code, second: other?.code });
});
afterAll(() => base.close());

/** The audit's findings after a change, without the table's own constraints. */
const planted = (change: ReturnType<typeof sql>) =>
  faultsAfter(base.db, async (tx) => {
    const { rows } = await sql<{ name: string }>`select conname as name from pg_constraint
    where conrelid = 'papers'::regclass and contype in ('c', 'u')`.execute(tx);
    for (const { name } of rows) {
      await sql`alter table papers drop constraint ${sql.id(name)} cascade`.execute(tx);
    }
    expect((await change.execute(tx)).numAffectedRows).toBeGreaterThan(0n);
  });

/** The invoice of a parcel with another value somewhere in its frozen contents. */
const frozen = (path: string, value: unknown, of = parcel) => sql`update papers set content =
  jsonb_set(content, ${`{${path}}`}::text[], ${JSON.stringify(value)}::jsonb)
  where parcel_id = ${of} and names is null`;

it('finds nothing where nothing is wrong', async () => {
  expect(await auditMarket(base.db)).toEqual([]);
  expect(
    await base.db
      .selectFrom('papers')
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirst(),
  ).toEqual({ count: 6 });
});

describe('a fault of papers', () => {
  it.each<[what: string, change: () => ReturnType<typeof sql>, fault: () => string]>([
    [
      'a number that is missing',
      () => sql`delete from papers where code = ${codes.invoice}`,
      () => `paper-number series:S${store}-`,
    ],
    [
      'a number that is twice',
      () => sql`
        insert into papers (
          kind, issuer, store_id, series, year, number, code, issued_at, issued_on, currency,
          exponent, total, content
        )
        select
          kind, issuer, store_id, series, year, number, 'X', issued_at, issued_on, currency,
          exponent, total, content || '{"code": "X"}'
        from papers
        where code = ${codes.invoice}`,
      () => 'paper-number paper:',
    ],
    [
      'a counter that went on alone',
      () => sql`update paper_counters set last = last + 1 where series = 'M'`,
      () => 'paper-number series:M-',
    ],
    [
      'a counter that went back',
      () => sql`delete from paper_counters where series = 'C'`,
      () => 'paper-number series:C',
    ],
    [
      'a day that goes back',
      () => sql`update papers set issued_on = issued_on - 1, content = content
      || jsonb_build_object('issuedOn', issued_on - 1) where code = ${codes.second}`,
      () => `paper-date paper:${codes.second}`,
    ],
    [
      'a total that is not the frozen one',
      () => sql`update papers set total = total + 1 where code = ${codes.credit}`,
      () => `paper-sums paper:${codes.credit}`,
    ],
    [
      'a day that is not the frozen one',
      () => sql`update papers set issued_on = issued_on - 1 where code = ${codes.invoice}`,
      () => `paper-sums paper:${codes.invoice}`,
    ],
    [
      'sums that do not add up',
      () => frozen('sums,net', 1),
      () => `paper-sums paper:${codes.invoice}`,
    ],
    [
      'an invoice of another price',
      () => frozen('parts,shipping', 199),
      () => `invoice-sums parcel:${parcel} shipping`,
    ],
    [
      'a parcel of another price',
      () => sql`update parcels set tax = tax - 1, total = total - 1 where id = ${parcel}`,
      () => `invoice-sums parcel:${parcel} tax`,
    ],
    [
      'an invoice of other lines',
      () => frozen('lines,0,quantity', 2),
      () => `invoice-lines parcel:${parcel}`,
    ],
    ['a line too many', () => frozen('lines,1', { id: 1 }), () => `invoice-lines parcel:${parcel}`],
    [
      'another currency',
      () => sql`update papers set currency = 'EUR' where code = ${codes.invoice}`,
      () => `invoice-currency parcel:${parcel}`,
    ],
    [
      'a confirmed parcel without an invoice',
      () => sql`update papers set parcel_id = null where code = ${codes.second}`,
      () => `invoice-missing parcel:${sold}`,
    ],
    [
      'a refund without a credit note',
      () => sql`delete from papers where code = ${codes.credit}`,
      () => `refund-credit parcel:${parcel}`,
    ],
    [
      'a credit note of less than went back',
      () => sql`update papers set total = 1 where code = ${codes.credit}`,
      () => `refund-credit parcel:${parcel}`,
    ],
    [
      'a cancelled parcel that is not credited',
      () =>
        sql`update papers set total = 1200 where parcel_id = ${cancelled} and names is not null`,
      () => `cancelled-credit parcel:${cancelled}`,
    ],
    [
      'a credit note of a refund that failed',
      () => sql`update refunds set state = 'failed' where amount = 333`,
      () => `credit-unfounded paper:${codes.credit}`,
    ],
    [
      'a credit note of nothing',
      () => sql`update papers set refund_id = null where code = ${codes.credit}`,
      () => `credit-unfounded paper:${codes.credit}`,
    ],
    [
      'more credited than invoiced',
      () => sql`update papers set total = 1301 where code = ${codes.credit}`,
      () => `credits parcel:${parcel}`,
    ],
    [
      'a credit note that names another paper',
      () =>
        sql`
          update papers
          set names = (select id from papers where code = ${codes.second})
          where code = ${codes.credit}`,
      () => `paper-names paper:${codes.credit}`,
    ],
    [
      'a payout without its commission',
      () => sql`delete from papers where payout_id = ${payout}`,
      () => `commission payout:${payout}`,
    ],
    [
      'another commission',
      () => sql`update papers set total = total + 1 where payout_id = ${payout}`,
      () => `commission payout:${payout}`,
    ],
  ])('is found: %s', async (_, change, fault) => {
    expect((await planted(change())).join('\n')).toContain(fault());
  });
});

it('waits for papers of before, which are issued by and by', async () => {
  const found = await faultsAfter(base.db, async (tx) => {
    await sql`delete from papers where code = ${codes.second}`.execute(tx);
    await sql`update paper_counters set last = last - 1 where series = 'S'`.execute(tx);
    await sql`insert into paper_backlog (parcel_id) values (${sold})`.execute(tx);
  });
  expect(found.filter((fault) => fault.includes(' parcel:'))).toEqual([]);
});
