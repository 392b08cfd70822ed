// The stores that a customer follows, and the vouchers that everybody sees.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createdText } from '#base/time.ts';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore } from '../make.ts';
import { makeVoucher } from '../offers.ts';
import { openShop, type TestShop } from '../shop.ts';
import { together } from '../verbs/together.ts';

let base: Fresh;
let open: TestShop;
let me: MadeCustomer;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  me = await makeCustomer(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const close = (id: number) =>
  base.db.updateTable('stores').set({ public: false }).where('id', '=', id).execute();

describe('following', () => {
  const follow = (store_id: number, who = me, headers = {}) =>
    open.call('POST', 'user/store/follow', { store_id }, { ...who.headers, ...headers });
  const followed = async (who: MadeCustomer, input: Record<string, unknown> = {}) =>
    (await open.ask('following.all', input, who.headers)).data.map(({ store_id }) => store_id);

  it('answers true, then null, each with a message', async () => {
    const store = await makeStore(base.db);
    const on = await follow(store);
    const off = await follow(store, me, { language: 'ar' });
    expect([on.data, off.data]).toEqual([true, null]);
    expect(on.message).toBe('You’re now following this store.');
    expect(off.message).toMatch(/[\u0600-\u06ff]/);
  });
  it('is listed with what a store’s card shows, 14 a page, sorted and searched', async () => {
    const who = await makeCustomer(base);
    const stores: number[] = [];
    for (let at = 0; at < 15; at++) stores.push(await makeStore(base.db));
    await base.db
      .updateTable('stores')
      .set({ name: 'Aleppo 100% Soap', city: 'Aleppo' })
      .where('id', '=', stores[3] ?? 0)
      .execute();
    const product = await makeProduct(base.db, { store: stores[3] ?? 0 });
    await base.db
      .updateTable('products')
      .set({ rating: 4.5, review_count: 2 })
      .where('id', '=', product.id)
      .execute();
    for (const [at, id] of stores.entries())
      await sql`
        insert into follows (account_id, store_id, created_at)
        values (${who.accountId}, ${id}, now() + ${at} * interval '1 second')`.execute(base.db);
    expect(await open.ask('following.all', {}, who.headers)).toMatchObject({
      per_page: 14,
      total: 15,
      last_page: 2,
    });
    expect(await followed(who)).toEqual(stores.toReversed().slice(0, 14));
    expect(await followed(who, { page: 2 })).toEqual([stores[0]]);
    expect((await followed(who, { order_by: 'name', type: 'asc' }))[0]).toBe(stores[3]);
    expect(await followed(who, { q: '100%' })).toEqual([stores[3]]);
    expect(await followed(who, { q: '_' })).toEqual([]);
    const {
      data: [row],
    } = await open.ask('following.all', { q: 'aleppo', time_zone: 'Asia/Dubai' }, who.headers);
    expect(row).toEqual({
      id: expect.any(Number),
      user_id: who.accountId,
      store_id: stores[3],
      created_at: expect.any(String),
      created: createdText(new Date(row?.created_at ?? 0), 'Asia/Dubai'),
      store: {
        id: stores[3],
        name: 'Aleppo 100% Soap',
        slug: expect.any(String),
        image: '',
        city: 'Aleppo',
        created_at: expect.any(String),
        product_count: 1,
        rating: 4.5,
      },
    });
    expect(
      await open.call('GET', 'user/store/following-list', { order_by: 'store_id' }, who.headers),
    ).toMatchObject({ status: 201 });
  });
  it('is for open stores; closed and suspended ones are left out and can be left', async () => {
    const who = await makeCustomer(base);
    const [shown, closed, suspended] = [
      await makeStore(base.db),
      await makeStore(base.db),
      await makeStore(base.db),
    ];
    for (const store of [shown, closed, suspended]) await follow(store, who);
    await close(closed);
    await base.db
      .updateTable('stores')
      .set({ suspended_at: new Date(), suspended_reason: 'Papers' })
      .where('id', '=', suspended)
      .execute();
    expect(await followed(who)).toEqual([shown]);
    expect((await follow(closed, who)).data).toBeNull();
    expect(await follow(closed, who)).toMatchObject({ status: 201, message: 'No store found' });
    expect(await follow(2_000_000_000, who)).toMatchObject({
      status: 201,
      message: 'No store found',
    });
  });
  it('holds when twenty requests leave together, and is its owner’s alone', async () => {
    const [one, two] = [await makeCustomer(base), await makeCustomer(base)];
    const store = await makeStore(base.db);
    await follow(store, two);
    const answers = await together(
      open.port,
      Array.from({ length: 21 }, () => ({
        path: 'user/store/follow',
        input: { store_id: store },
        headers: one.headers,
      })),
    );
    expect(answers.filter(({ data }) => data === true)).toHaveLength(11);
    expect([await followed(one), await followed(two)]).toEqual([[store], [store]]);
    await follow(store, one);
    expect([await followed(one), await followed(two)]).toEqual([[], [store]]);
  });
});

describe('vouchers', () => {
  const codes = async (input: Record<string, unknown> = {}, headers = {}) =>
    (await open.ask('voucher.all', input, headers)).data.map(({ code }) => code);
  it('that run are shown to everybody, others to nobody', async () => {
    const store = await makeStore(base.db);
    const closed = await makeStore(base.db);
    await close(closed);
    const [own, running] = [
      await makeVoucher(base.db, {
        store,
        type: 2,
        amount: 1500,
        cap: 2000,
        minSpend: 5000,
        usageLimit: 9,
        perCustomer: 2,
      }),
      await makeVoucher(base.db, { amount: 250 }),
    ];
    const not = [
      await makeVoucher(base.db, { hidden: true }),
      await makeVoucher(base.db, { hours: -1 }),
      await makeVoucher(base.db, { hours: 9 }),
      await makeVoucher(base.db, { store: closed }),
      await makeVoucher(base.db),
    ];
    await base.db
      .updateTable('vouchers')
      .set({ used: 100 })
      .where('code', '=', not[4] ?? '')
      .execute();
    for (const headers of [{}, me.headers])
      expect(
        (await codes({}, headers))
          .filter((code) => [own, running, ...not].includes(code))
          .toSorted(),
      ).toEqual([own, running].toSorted());
    const { data } = await open.ask('voucher.all', { q: own, time_zone: 'Asia/Dubai' });
    const { end_at } = await base.db
      .selectFrom('vouchers')
      .select('end_at')
      .where('code', '=', own)
      .executeTakeFirstOrThrow();
    expect(data).toEqual([
      {
        id: expect.any(Number),
        title: own,
        type: 2,
        price: 15,
        capped_price: 20,
        min_spend: 50,
        usage_limit: 9,
        limit_per_customer: 2,
        code: own,
        scoped: false,
        status: 1,
        store: expect.objectContaining({ id: store }),
        start_time: expect.stringMatching(/^\d{1,2} \w{3}, \d{2}$/),
        end_time: expect.stringMatching(/^\d{1,2} \w{3}, \d{2}$/),
        end_at: end_at.toISOString(),
        created_at: expect.any(String),
        created: expect.stringMatching(/^\d{1,2}:\d\d [ap]m, \d{1,2} \w{3}, \d\d$/),
      },
    ]);
    expect((await open.ask('voucher.all', { q: running })).data[0]).toMatchObject({
      type: 1,
      price: 2.5,
      capped_price: null,
      store: null,
    });
  });
  it('come 25 a page, sorted by what may be sorted by', async () => {
    for (let at = 0; at < 26; at++) await makeVoucher(base.db, { hours: 1 + (at % 2) / 2 });
    const first = await open.ask('voucher.all');
    expect(first).toMatchObject({ per_page: 25, current_page: 1 });
    expect(first.data).toHaveLength(25);
    expect((await open.ask('voucher.all', { page: 2 })).data.length).toBe(first.total - 25);
    const ends = (await open.ask('voucher.all', { order_by: 'end_time', type: 'asc' })).data.map(
      ({ end_at }) => end_at,
    );
    expect(ends).toEqual(ends.toSorted());
    expect(await open.call('GET', 'user/user-vouchers', { order_by: 'amount' })).toMatchObject({
      status: 201,
    });
  });
});
