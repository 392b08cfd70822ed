// Orders of a person who deletes the account while parcels are under way: the stores can still
// deliver, and afterwards nothing about the person is left.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tasks } from '#contract/tasks.ts';
import { transaction } from '#db/transaction.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { react } from '#jobs/reactions.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import { readSoldParcel } from '#market/orders/read-sold-parcels.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { deliver } from '../deliver.ts';
import { lettersTo } from '../letters.ts';
import { makeShop, unique } from '../make.ts';
import { makeAddress, order, twoStores } from '../carts.ts';
import { papersOf } from '../papers.ts';
import { placesBesidePapers, placesWith } from './search-all.ts';

let base: Fresh;
let market: MarketSettings;
let staff: Staff;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  ({ staff } = await makeStaff(base, 'owner'));
});
afterAll(() => base.close());

/** A person with an order from two stores; `traces` must not be found after the deletion. */
async function ordered() {
  const name = unique('Zubaida');
  const email = `${unique('buyer')}@example.com`;
  const { customer } = await makeCustomer(base, { name, email });
  await makeAddress(base.db, customer, { name, email, address_1: `77, rue ${name}` });
  await twoStores(base.db, customer);
  const { id } = await order(base.db, market, customer);
  const [first = 0, second = 0] = (
    await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
  ).map((parcel) => parcel.id);
  return { customer, name, email, id, first, second, traces: new RegExp(`${name}|${email}`) };
}
const erase = ({ customer }: { customer: Parameters<typeof eraseAccount>[1] }) =>
  transaction(base.db, (tx) => eraseAccount(tx, customer));
const move = (parcelId: number, action: 'confirm' | 'pick-up' | 'send' | 'deliver') =>
  transaction(base.db, (tx) => moveParcel(tx, { parcelId, action, actor: 'seller' }));
const drop = (parcelId: number) =>
  transaction(base.db, (tx) =>
    cancelParcel(tx, staff, { parcelId, title: '', message: 'It broke.' }),
  );
const addressOf = async (id: number) =>
  (
    await base.db
      .selectFrom('orders')
      .select('address')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).address;
const kindsTo = async (email: string) => (await lettersTo(base.db, email)).map(({ kind }) => kind);
/** Does the worker's part for the unhandled events of an order. */
async function reacted(id: number): Promise<void> {
  const { rows } = await sql<Tasks['react'] & { job: string }>`
    select j.id as job, j.payload ->> 'kind' as kind, j.payload -> 'data' as data
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'react' and (j.payload -> 'data' ->> 'order')::int = ${id}
    order by j.id`.execute(base.db);
  for (const { job, ...event } of rows)
    await transaction(base.db, async (tx) => {
      await react(tx, event);
      await sql`select graphile_worker.complete_jobs(array[${job}::bigint])`.execute(tx);
    });
}

describe('an order of an account that is deleted', () => {
  it('loses its person, not its figures, when all parcels are delivered or cancelled', async () => {
    const own = await ordered();
    const again = {
      ...own,
      ...(await (async () => {
        await twoStores(base.db, own.customer);
        return order(base.db, market, own.customer);
      })()),
    };
    await deliver(base.db, own.id, 'confirm');
    await drop(own.second);
    for (const action of ['pick-up', 'send', 'deliver'] as const) await move(own.first, action);
    await transaction(base.db, (tx) =>
      cancelOrder(tx, own.customer, { orderId: again.id, title: own.name, message: own.name }),
    );
    await erase(own);
    expect(await placesBesidePapers(base.db, own.traces)).toEqual([]);
    expect(await placesWith(base.db, new RegExp(own.email))).toEqual([]);
    for (const parcel of [own.first, own.second]) {
      const papers = await papersOf(base.db, parcel);
      expect(papers.map(({ kind, buyer }) => [kind, buyer.name, buyer.contacts])).toEqual(
        parcel === own.first
          ? [['invoice', own.name, []]]
          : [
              ['invoice', own.name, []],
              ['credit-note', own.name, []],
            ],
      );
    }
    expect(await addressOf(own.id)).toMatchObject({
      name: '',
      email: '',
      address_1: '',
      country: 'FR',
      state: 'IDF',
    });
    expect(
      await base.db
        .selectFrom('orders')
        .select('total')
        .where('id', '=', again.id)
        .executeTakeFirst(),
    ).toEqual({ total: again.total });
  });

  it('keeps name and address, for stores and mail, until the last parcel ends', async () => {
    const own = await ordered();
    await reacted(own.id);
    await erase(own);
    expect(
      await base.db
        .selectFrom('addresses')
        .select('name')
        .where('shopper', '=', own.customer.key)
        .execute(),
    ).toEqual([{ name: '' }]);
    for (const parcel of [own.first, own.second])
      expect((await readSoldParcel(base.db, staff, parcel)).address).toMatchObject({
        name: own.name,
        email: own.email,
        address_1: `77, rue ${own.name}`,
      });
    for (const action of ['confirm', 'pick-up', 'send', 'deliver'] as const)
      await move(own.first, action);
    await reacted(own.id);
    expect(await kindsTo(own.email)).toEqual([
      'order-placed',
      'parcel-moved',
      'parcel-moved',
      'parcel-moved',
      'parcel-moved',
    ]);
    expect(await addressOf(own.id)).toMatchObject({ name: own.name });
    await drop(own.second);
    await reacted(own.id);
    expect(await placesBesidePapers(base.db, own.traces)).toEqual([]);
    expect((await lettersTo(base.db, own.email)).at(-1)).toEqual({
      kind: 'parcel-cancelled',
      to: own.email,
      language: 'en',
      data: { order: own.id, parcel: own.second },
    });
    expect(await kindsTo(own.email)).toHaveLength(6);
  });

  it.each(['deliver', 'cancel'] as const)('mails about its last parcel: %s', async (end) => {
    const own = await ordered();
    await erase(own);
    if (end === 'deliver') await deliver(base.db, own.id);
    else for (const parcel of [own.first, own.second]) await drop(parcel);
    const last = (await lettersTo(base.db, own.email)).at(-1);
    expect(last).toMatchObject(
      end === 'deliver'
        ? { kind: 'parcel-moved', data: { parcel: own.second, status: 5 } }
        : { kind: 'order-cancelled', data: { order: own.id } },
    );
    if (last)
      await transaction(base.db, (tx) =>
        writeLetter(
          tx,
          { publicUrl: 'https://souk.example', mail: null },
          {
            ...last,
            kind: last.kind === 'parcel-moved' ? 'parcel-moved' : 'order-cancelled',
            data: { order: own.id, parcel: own.second, status: 5 },
          },
        ),
      );
    const mail = await base.db
      .selectFrom('mails')
      .select(['subject', 'html', 'plain'])
      .where('recipient', '=', own.email)
      .executeTakeFirstOrThrow();
    expect(Object.values(mail).join(' ')).not.toMatch(own.traces);
    await reacted(own.id);
    expect(await addressOf(own.id)).toMatchObject({ name: '', email: '' });
  });

  it('takes its letters along, and leaves one alone that is just going out', async () => {
    const own = await ordered();
    const other = await ordered();
    const put = (kind: string, state: string, recipient = own.email) =>
      base.db
        .insertInto('mails')
        .values({ kind, recipient, state, language: 'en', subject: '', html: '', plain: '' })
        .execute();
    for (const state of ['outbox', 'waiting'])
      for (const kind of ['welcome', 'parcel-moved']) await put(kind, state);
    await put('welcome', 'outbox', other.email);
    await erase(own);
    const mailsTo = async (email: string) =>
      base.db
        .selectFrom('mails')
        .select(['kind', 'state'])
        .where('recipient', '=', email)
        .execute();
    expect([await mailsTo(own.email), await mailsTo(other.email)]).toEqual([
      [{ kind: 'parcel-moved', state: 'waiting' }],
      [{ kind: 'welcome', state: 'outbox' }],
    ]);
    await put('parcel-moved', 'outbox');
    await deliver(base.db, own.id);
    expect(await mailsTo(own.email)).toEqual([{ kind: 'parcel-moved', state: 'waiting' }]);
  });

  it('that is not deleted is left alone', async () => {
    const own = await ordered();
    await deliver(base.db, own.id);
    expect(await addressOf(own.id)).toMatchObject({ name: own.name });
  });

  it('forgets once, whichever comes first: the last deliveries or the deletion', async () => {
    for (let round = 0; round < 8; round++) {
      const own = await ordered();
      await deliver(base.db, own.id, 'send');
      await Promise.all([erase(own), move(own.first, 'deliver'), move(own.second, 'deliver')]);
      expect(await placesBesidePapers(base.db, own.traces)).toEqual([]);
    }
  });
});
