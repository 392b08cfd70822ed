// Staff record disputes of gateways that do not report them, and read the list of all.
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { listDisputes } from '#market/payments/disputes/read-disputes.ts';
import { auditOf } from '../at-work.ts';
import { makeOrder, payOrder } from '../books.ts';
import { gatewayDispute } from '../disputes.ts';
import { makeStore, unique } from '../make.ts';
import { PAGE } from '../list-page.ts';
import { booked, disputesOf, refundsOf, sold, report, TOTAL } from './dispute-books.ts';
import { base, PARCEL, withBooks } from './parcel-books.ts';
import { balance, releaseOnce } from './payout-books.ts';
import { save, shown } from './dispute-form-set-up.ts';

withBooks();
const { iyzico, flutterwave, bank } = orderMethod;

describe('a dispute that staff write down', () => {
  it.each([iyzico, flutterwave])(
    'of a gateway that tells of no disputes (%i) is booked like one that it told of',
    async (method) => {
      const one = await sold({ method });
      const moved = { kind: 'hold' as const, amount: '13.50', reference: 'R-1' };
      const id = await save(one.payment, {
        due_by: '2026-12-09',
        reason: 'not received',
        movements: [moved],
      });
      expect(await shown(id)).toMatchObject({
        amount: 13.5,
        taken: 13.5,
        fees: 0,
        lost: 0,
        settled: 0,
        source: 'staff',
        state: 'needs-response',
        due_by: '2026-12-09T23:59:59.000Z',
        reference: `CB-${one.payment}`,
        reason: 'not received',
        movements: [
          { kind: 'hold', amount: 13.5, reference: `R-1 of ${one.payment}`, source: 'staff' },
        ],
      });
      await releaseOnce();
      expect(await balance(one.store)).toMatchObject({ due: 0, onHold: [{ why: 'dispute' }] });
      const lost = {
        state: 'lost' as const,
        movements: [moved, { kind: 'fee' as const, amount: '15', reference: 'R-2' }],
      };
      expect([await save(one.payment, lost), await save(one.payment, lost)]).toEqual([id, id]);
      expect(await shown(id)).toMatchObject({ taken: 13.5, fees: 15, lost: 13.5, settled: 1 });
      expect(await booked(one.order.id)).toMatchObject({
        held: 0,
        customer: 0,
        disputed: 0,
        market: -1500,
      });
      expect(
        (await auditOf(base.db, `dispute:${id}`)).map(({ action, note }) => [
          action,
          note.split(' ')[1],
        ]),
      ).toEqual([
        ['dispute.save', 'needs-response'],
        ['dispute.save', 'lost'],
        ['dispute.save', 'lost'],
      ]);
    },
  );
  it('may be of a part, and may turn out otherwise', async () => {
    const one = await sold({ method: iyzico });
    const before = await booked(one.order.id);
    await save(one.payment, { amount: '3.50', state: 'lost' });
    expect(await refundsOf(one.order.id)).toMatchObject([{ amount: 350, state: 'succeeded' }]);
    await save(one.payment, { amount: '3.50', state: 'won' });
    expect(await booked(one.order.id)).toEqual({ ...before, disputed: 0 });
  });
  it.each(['0', '0.00', '13.51', '1.005'])(
    'is refused for an amount that was not paid: %s',
    async (amount) => {
      const one = await sold({ method: iyzico });
      await expect(save(one.payment, { amount })).rejects.toMatchObject({ code: 'invalid-input' });
      await expect(
        save(one.payment, {
          movements: [{ kind: 'fee', amount: amount === '13.51' ? '0' : amount, reference: 'R' }],
        }),
      ).rejects.toMatchObject({ code: 'invalid-input' });
      expect(await disputesOf(one.payment)).toEqual([]);
    },
  );
  it('is refused for a payment that no gateway made', async () => {
    const one = await sold({ method: bank });
    const order = await makeOrder(base.db, {
      method: iyzico,
      parcels: [{ store: await makeStore(base.db), ...PARCEL }],
    });
    const review = await payOrder(base.db, order, { state: 'review' });
    for (const payment of [one.payment, review])
      await expect(save(payment)).rejects.toMatchObject({ code: 'payment-unfit' });
    await expect(save(2_000_000_000)).rejects.toMatchObject({ code: 'payment-not-found' });
  });
  it('sent twice at once is written once', async () => {
    const one = await sold({ method: iyzico });
    const lost = {
      state: 'lost' as const,
      movements: [{ kind: 'hold' as const, amount: '13.50', reference: 'R-1' }],
    };
    const ids = await Promise.all([1, 2, 3].map(() => save(one.payment, lost)));
    expect([
      new Set(ids).size,
      (await refundsOf(one.order.id)).length,
      (await booked(one.order.id)).disputed,
    ]).toEqual([1, 1, 0]);
  });
  it('has numbers of its own: of no other payment, and no other dispute', async () => {
    const [one, two] = [await sold({ method: iyzico }), await sold({ method: iyzico })];
    const { code } = await base.db
      .selectFrom('orders')
      .select('code')
      .where('id', '=', one.order.id)
      .executeTakeFirstOrThrow();
    const moved = { kind: 'hold' as const, amount: '1', reference: 'R' };
    await save(one.payment, { movements: [moved] });
    await expect(save(two.payment, { reference: `CB-${one.payment}` })).rejects.toMatchObject({
      code: 'dispute-used',
      values: { code },
    });
    await expect(
      save(one.payment, { reference: 'another', movements: [moved] }),
    ).rejects.toMatchObject({ code: 'dispute-used', values: { code } });
  });
  it('is due until the end of its day by the market’s clocks', async () => {
    const one = await sold({ method: flutterwave });
    const due: unknown[] = [];
    for (const time_zone of ['Asia/Kolkata', 'America/Los_Angeles', 'UTC']) {
      await base.db.updateTable('settings').set({ time_zone }).execute();
      const id = await save(one.payment, { due_by: '2026-11-01' });
      due.push((await shown(id)).due_by);
    }
    expect(due).toEqual([
      '2026-11-01T18:29:59.000Z',
      '2026-11-02T07:59:59.000Z',
      '2026-11-01T23:59:59.000Z',
    ]);
  });
  it('becomes the gateway’s when it reports it after all', async () => {
    const one = await sold({ method: flutterwave });
    const id = await save(one.payment, { reference: '417', state: 'under-review' });
    await report(one.payment, [gatewayDispute(TOTAL, { providerRef: '417', state: 'lost' })]);
    expect(await shown(id)).toMatchObject({ source: 'gateway', state: 'lost', lost: 13.5 });
    await expect(save(one.payment, { reference: '417', state: 'won' })).rejects.toMatchObject({
      code: 'dispute-by-gateway',
    });
  });
});

describe('the list of disputes', () => {
  it('lists open disputes first by due date, and filters by state and order', async () => {
    const [late, soon, over, never] = [await sold(), await sold(), await sold(), await sold()];
    const due = (day: number) => ({
      dueBy: new Date(Date.UTC(2020, 0, day)),
      reason: unique('first'),
    });
    await report(over.payment, [gatewayDispute(100, { state: 'closed', dueBy: null })]);
    await report(late.payment, [gatewayDispute(100, due(9))]);
    await report(soon.payment, [gatewayDispute(100, due(2))]);
    await report(never.payment, [gatewayDispute(100, { state: 'inquiry', dueBy: null })]);
    const { rows: data, total } = await listDisputes(base.db, { ...PAGE, view: undefined });
    expect(data.slice(0, 2).map((row) => row.payment_id)).toEqual([soon.payment, late.payment]);
    expect(data.some((row) => row.payment_id === never.payment)).toBe(true);
    expect([total, data.filter((row) => row.ended_at !== null)]).toEqual([data.length, []]);
    const { code } = await base.db
      .selectFrom('orders')
      .select('code')
      .where('id', '=', over.order.id)
      .executeTakeFirstOrThrow();
    const found = await listDisputes(base.db, {
      ...PAGE,
      q: code.toLowerCase(),
      view: 'closed',
    });
    expect(found.rows).toMatchObject([
      { payment_id: over.payment, order: { code }, state: 'closed', settled: 1 },
    ]);
    expect((await listDisputes(base.db, { ...PAGE, q: code, view: 'lost' })).rows).toEqual([]);
    await expect(shown(2_000_000_000)).rejects.toMatchObject({ code: 'dispute-not-found' });
  });
});
