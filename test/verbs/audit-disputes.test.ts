// The audit finds disputes that exist twice, that the books do not show as their gateway does, that
// were not held, or that were refunded as well.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { hold, release, gatewayDispute } from '../disputes.ts';
import { end, paymentOf, refund, refundsOf, sold, report, TOTAL } from './dispute-books.ts';
import { base, withBooks } from './parcel-books.ts';
import { gathered, pay, releaseOnce } from './payout-books.ts';
import { lost, movementsOf, open, planted, run } from './audit-disputes-set-up.ts';

withBooks();

describe('a dispute', () => {
  it('that is stored twice', async () => {
    const [one, two] = [await open(), await open()];
    expect(
      await run(
        sql`update disputes set provider_ref = ${one.shown.providerRef} where id = ${two.dispute}`,
      ),
    ).toEqual([`dispute-twice dispute:${two.dispute}`]);
  });
  it('of which a movement of money is stored twice', async () => {
    const [one, two] = [await open(), await open()];
    const [first = 0] = await movementsOf(one.dispute);
    const [second = 0] = await movementsOf(two.dispute);
    expect(
      await run(
        sql`
          update dispute_movements
          set provider_ref = (select provider_ref from dispute_movements where id = ${first})
          where id = ${second}`,
      ),
    ).toEqual([`dispute-movement-twice dispute-movement:${second}`]);
  });
  it('of which the books have other money than the gateway says', async () => {
    const { dispute, payment } = await open();
    const [held = 0, cost = 0] = await movementsOf(dispute);
    expect(
      await run(sql`update dispute_movements set amount = amount - 1 where id = ${held}`),
    ).toEqual([
      `dispute-movement dispute-movement:${held}`,
      `disputed payment:${payment}`,
      'gateway method:3',
    ]);
    expect(
      await run(sql`update dispute_movements set amount = amount - 1 where id = ${cost}`),
    ).toEqual([
      `dispute-fee dispute-movement:${cost}`,
      `dispute-movement dispute-movement:${cost}`,
      'gateway method:3',
    ]);
    expect(await run(sql`delete from dispute_movements where id = ${held}`)).toEqual([
      `dispute-movement dispute-movement:${held}`,
      `disputed payment:${payment}`,
      'gateway method:3',
    ]);
    expect(
      await run(sql`
        update ledger_lines
        set account = 'customer', method = null
        where account = 'disputed'
          and entry_id = (
            select id from ledger_entries where fact = ${`dispute-movement:${held}`}
          )`),
    ).toContain(`disputed payment:${payment}`);
  });
});

describe('a dispute that is open', () => {
  const fact = (parcel: number) => `release:parcel:${parcel}`;
  it('and whose parcel was released meanwhile', async () => {
    const { parcel, store, order } = await open();
    expect(
      await planted(async (tx) => {
        await tx
          .updateTable('parcels')
          .set({ released_at: new Date() })
          .where('id', '=', parcel)
          .execute();
        await writeEntry(
          tx,
          {
            kind: 'release',
            fact: fact(parcel),
            currency: 'USD',
            at: new Date(),
            orderId: order.id,
            parcelId: parcel,
          },
          [
            { account: 'held', storeId: store, amount: -1120 },
            { account: 'store', storeId: store, amount: 1120 },
          ],
        );
      }),
    ).toEqual([`dispute-unheld parcel:${parcel}`]);
  });
  it('or was, before it ended', async () => {
    const { parcel, payment, shown, dispute } = await open();
    await report(payment, [
      { ...shown, state: 'won', movements: [...shown.movements, release(TOTAL)] },
    ]);
    await releaseOnce();
    expect(
      await run(sql`update disputes set settled_after = 2000000000 where id = ${dispute}`),
    ).toEqual([`dispute-unheld parcel:${parcel}`]);
  });
  it('and whose parcel was paid out meanwhile', async () => {
    const one = await gathered();
    const payment = await paymentOf(one);
    await pay(one.payout);
    await report(payment, [gatewayDispute(TOTAL)]);
    expect(
      await run(
        sql`update disputes set opened_after = opened_after - 1 where payment_id = ${payment}`,
      ),
    ).toEqual([`dispute-unheld payout:${one.payout}`]);
  });
  it('and yet holds nothing', async () => {
    const { dispute, payment, shown } = await open();
    await report(payment, [{ ...shown, state: 'won' }]);
    expect(
      await run(
        sql`
          update disputes set settled_at = now(), settled_after = 2000000000 where id = ${dispute}`,
      ),
    ).toEqual([`dispute-hold dispute:${dispute}`]);
  });
});

describe('a dispute that has ended', () => {
  it('and still holds something back', async () => {
    const { dispute, payment, shown } = await open();
    await report(payment, [
      { ...shown, state: 'won', movements: [...shown.movements, release(TOTAL)] },
    ]);
    expect(
      await run(
        sql`update disputes set settled_at = null, settled_after = null where id = ${dispute}`,
      ),
    ).toEqual([`dispute-hold dispute:${dispute}`]);
  });
  it('in the shop’s favour, and its money did not come back for a month', async () => {
    const { dispute, payment, shown } = await open();
    await report(payment, [{ ...shown, state: 'won' }]);
    expect(
      await run(
        sql`update disputes set ended_at = now() - interval '31 days' where id = ${dispute}`,
      ),
    ).toEqual([`dispute-unreleased dispute:${dispute}`]);
    expect(
      await run(
        sql`update disputes set ended_at = now() - interval '29 days' where id = ${dispute}`,
      ),
    ).toEqual([]);
  });
  it('against it, and was not taken back', async () => {
    const { dispute } = await lost();
    const found = await run(
      sql`
        update disputes
        set state = 'under-review', ended_at = null, settled_at = null, settled_after = null
        where id = ${dispute}`,
    );
    expect(found).toEqual([`dispute-lost dispute:${dispute}`]);
    const open1 = await open();
    expect(
      await run(
        sql`update disputes set state = 'lost', ended_at = now() where id = ${open1.dispute}`,
      ),
    ).toEqual([`dispute-lost dispute:${open1.dispute}`]);
  });
  it('and was taken back of another payment', async () => {
    const one = await lost();
    const two = await open();
    expect(
      await run(sql`update refunds set payment_id = ${two.payment} where id = ${one.refund}`),
    ).toContain(`dispute-refund refund:${one.refund}`);
  });
});

describe('what was lost and given back', () => {
  it('is more than what came', async () => {
    const { payment, refund: id } = await lost();
    const found = await run(
      sql`update refund_parcels set amount = amount + 1 where refund_id = ${id}`,
    );
    expect(found).toContain(`dispute-over payment:${payment}`);
  });
  it('is the same line twice', async () => {
    const one = await sold();
    const dispute = gatewayDispute(350, { state: 'lost', movements: [hold(350)] });
    const line = await base.db
      .selectFrom('order_lines')
      .select(['id'])
      .where('parcel_id', '=', one.parcel)
      .executeTakeFirstOrThrow();
    const first = await refund(one.order.id, { amount: '10' });
    await end(first, 'succeeded');
    await report(one.payment, [dispute]);
    const second = (await refundsOf(one.order.id))[1]?.id ?? 0;
    const both = (more: number) =>
      sql`
        insert into refund_lines (refund_id, order_line_id, quantity, amount)
        values (${first}, ${line.id}, 0, 1000), (${second}, ${line.id}, 0, ${more})`;
    expect(await run(both(300))).toEqual([]);
    expect(await run(both(301))).toEqual([`refunded-line order-line:${line.id}`]);
  });
});

describe('the schema', () => {
  it('never lets a dispute go, its money change, or two be one', async () => {
    const { dispute, payment, shown } = await open();
    const [first = 0] = await movementsOf(dispute);
    for (const statement of [
      sql`delete from disputes where id = ${dispute}`,
      sql`update disputes set provider_ref = 'x' where id = ${dispute}`,
      sql`truncate disputes cascade`,
      sql`delete from dispute_movements where id = ${first}`,
      sql`update dispute_movements set amount = 1 where id = ${first}`,
      sql`truncate dispute_movements`,
      sql`update disputes set state = 'won' where id = ${dispute}`,
      sql`update disputes set settled_at = now() where id = ${dispute}`,
      sql`
        insert into disputes (payment_id, provider_ref, amount, currency, exponent, state, source)
        values (${payment}, ${shown.providerRef}, 1, 'USD', 2, 'inquiry', 'staff')`,
      sql`
        insert into refunds (order_id, payment_id, amount, actor, key, source)
        select order_id, id, 1, 'gateway', 'ref_AAAAAAAAAAAAAAAAAAAA', 'dispute'
        from payments
        where id = ${payment}`,
    ])
      await expect(statement.execute(base.db)).rejects.toMatchObject({
        code: expect.stringMatching(/^23/),
      });
  });
  it('never lets a refund be decided of money that a dispute took', async () => {
    const { payment } = await lost();
    await expect(
      sql`
        insert into refunds (order_id, payment_id, amount, actor, key)
        select order_id, id, 1, 'market', 'ref_BBBBBBBBBBBBBBBBBBBB'
        from payments
        where id = ${payment}`.execute(base.db),
    ).rejects.toMatchObject({ code: '23514' });
  });
});
