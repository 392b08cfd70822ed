// The parcels of a store for its packers: waiting ones are counted and listed by due date, many are
// handled at once, and nobody sees or moves those of another store.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { opened, placedIn } from './placed-parcels.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

const placed = (person: MadeSeller, wish = {}) => placedIn(shop, person, wish);
const list = (person: MadeSeller, query: Record<string, unknown> = {}) =>
  shop.open.ask('sellerParcels.list', query, person.headers);
const idsIn = async (person: MadeSeller, query: Record<string, unknown>) =>
  (await list(person, query)).rows.map(({ id }) => id);
const today = async (person: MadeSeller) =>
  (await shop.open.ask('sellerToday.read', {}, person.headers)).parcels;

/** Copies an order this many times, without its parcels. */
async function copyOrder(id: number, times: number): Promise<void> {
  const { rows } = await sql<{ names: string[] }>`
    select array_agg(quote_ident(column_name)) as names from information_schema.columns
    where table_name = 'orders' and is_generated = 'NEVER'
      and column_name not in ('id', 'code', 'idempotency_key')
  `.execute(shop.base.db);
  const names = sql.raw(rows[0]?.names.join(', ') ?? '');
  await sql`
    insert into orders (code, ${names})
    select 'COMMON' || lpad(n::text, 10, '0'), ${names}
    from orders, generate_series(1, ${times}) n
    where id = ${id}
  `.execute(shop.base.db);
}

describe('the list of a store’s parcels', () => {
  it('has each in the view of its next step, the first that is due first, and counts the same', async () => {
    const me = await opened(shop);
    const later = await placed(me, { hours: 48 });
    const soon = await placed(me, { hours: 2 });
    const late = await placed(me, { hours: -2 });
    const packed = await placed(me, { steps: 1 });
    const picked = await placed(me, { steps: 2, hours: -5 });
    const away = await placed(me, { steps: 3 });
    const there = await placed(me, { steps: 4 });
    const gone = await placed(me);
    await shop.open.ask('sellerParcel.cancel', { id: gone.parcel, note: 'No.' }, me.headers);
    await placed(shop.otherSeller, { hours: 1 });
    const views = {
      'to-confirm': [late, soon, later],
      'to-pack': [packed],
      'to-send': [picked],
      late: [picked, late],
      'on-the-way': [away],
      delivered: [there],
      cancelled: [gone],
    };
    for (const [view, wanted] of Object.entries(views))
      expect(await idsIn(me, { view }), view).toEqual(wanted.map(({ parcel }) => parcel));
    expect(await today(me)).toEqual({ to_confirm: 3, to_pack: 1, to_send: 1, late: 2 });
    expect((await list(me)).rows.map(({ id }) => id)).toEqual(
      [gone, there, away, picked, packed, late, soon, later].map(({ parcel }) => parcel),
    );
    expect(await idsIn(me, { view: 'to-confirm', sort: '-due_at' })).toEqual(
      [later, soon, late].map(({ parcel }) => parcel),
    );
  });

  it('shows what is packed: the picture, how many, for whom, until when, and the cash to collect', async () => {
    const me = await opened(shop);
    const { parcelCode, code } = await placed(me, { name: 'Işıl Çağlar' });
    expect((await list(me)).rows).toMatchObject([
      {
        title: parcelCode,
        order_code: code,
        pieces: 2,
        buyer: 'Işıl Çağlar',
        due_at: expect.stringMatching(/^\d{4}/),
        cash: 45,
        currency: 'USD',
        state: 'to-confirm',
      },
    ]);
  });

  it('leaves out what is not paid for, as nothing may be done with it yet', async () => {
    const me = await opened(shop);
    const { id, parcel } = await placed(me, { hours: -1 });
    await shop.base.db
      .updateTable('orders')
      .set({ order_method: 3 })
      .where('id', '=', id)
      .execute();
    expect(await today(me)).toMatchObject({ to_confirm: 0, late: 0 });
    expect(await idsIn(me, { view: 'to-confirm' })).toEqual([]);
    expect(await idsIn(me, { view: 'late' })).toEqual([]);
    expect((await list(me)).rows).toMatchObject([{ id: parcel, state: 'waits', cash: null }]);
  });

  it('says of one what cash is collected, and afterwards what of it is the market’s', async () => {
    const me = await opened(shop);
    await shop.base.db
      .insertInto('commission_rules')
      .values({ store_id: me.seller.storeId, rate: 1000, position: 1000 })
      .execute();
    const { parcel } = await placed(me, { hours: -1 });
    const open = () => shop.open.ask('sellerParcels.open', { id: parcel }, me.headers);
    expect(await open()).toMatchObject({
      late: true,
      cash: { amount: 45, collected: false, owed: 0 },
    });
    for (const step of ['confirm', 'pickUp', 'send', 'deliver'] as const)
      await shop.open.ask(`sellerParcel.${step}`, { id: parcel }, me.headers);
    const { commission } = await shop.base.db
      .selectFrom('order_lines')
      .select('commission')
      .where('parcel_id', '=', parcel)
      .executeTakeFirstOrThrow();
    expect(await open()).toMatchObject({
      late: false,
      cash: { amount: 45, collected: true, owed: commission / 100 },
    });
    expect(commission).toBeGreaterThan(0);
  });

  it('is neither shown nor counted to people who only do the store’s books', async () => {
    const me = await opened(shop);
    await placed(me);
    const accountant = await makeSeller(shop.base, me.seller.storeId, { role: 'accountant' });
    expect(await today(accountant)).toBeNull();
    expectRefusal(
      await shop.open.send('sellerParcels.list', {}, accountant.headers),
      'not-allowed',
    );
  });

  it('finds a parcel by its code, its order’s, and its buyer’s name in any letters', async () => {
    const me = await opened(shop);
    const one = await placed(me, { name: 'Éloïse Dürer' });
    await placed(me, { name: 'Somebody Else' });
    await placed(shop.otherSeller, { name: 'Éloïse Dürer' });
    for (const q of [one.parcelCode.slice(0, 9).toLowerCase(), one.code, 'eloise durer', 'Éloï'])
      expect(await idsIn(me, { q }), q).toEqual([one.parcel]);
    expect(await idsIn(me, { q: 'eloise', view: 'to-pack' })).toEqual([]);
    const file = await shop.open.send('sellerParcels.export', { q: 'eloise' }, me.headers);
    const text = new TextDecoder().decode((file.data as { bytes: Uint8Array }).bytes);
    expect(text).toContain(one.parcelCode);
    expect(text.trim().split('\n')).toHaveLength(2);
  });

  it('is the same where most orders are found, and is walked instead', async () => {
    const me = await opened(shop);
    const own = await placed(me, { name: 'Common Name' });
    await copyOrder(own.id, 1100);
    expect(await idsIn(me, { q: 'common name' })).toEqual([own.parcel]);
  });
});
