// The calls of sellers and of the market's staff: who gets an answer, who is told that the thing
// does not exist, and simultaneous requests.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import { transaction } from '#db/transaction.ts';
import { addMember } from '#market/stores/decide-application.ts';
import { sayOf } from '#words/field-name.ts';
import { sayIn } from '#words/say.ts';
import { auditOf, makeSeller, makeStaff } from '../at-work.ts';
import { lettersTo } from '../letters.ts';
import { ofManagers, ofOwners, ofSellers } from '../money-calls.ts';
import { makeStore, makeVisitor } from '../make.ts';
import { together } from '../verbs/together.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';
import { workCalls, type WorkCall } from './work-calls.ts';
import { applied, parcelOf, PASSWORD } from './work-to-do.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());

/** Everything that these calls can change, as text. */
const state = async () =>
  JSON.stringify(
    await Promise.all(
      (
        [
          'parcels',
          'parcel_events',
          'applications',
          'application_items',
          'stores',
          'store_members',
          'staff',
          'audit',
        ] as const
      ).map((table) => shop.base.db.selectFrom(table).selectAll().execute()),
    ),
  );

it('every call of sellers and staff is tested', () => {
  const wanted = Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { audience }]) => audience === 'seller' || audience === 'staff')
    .map(([name]) => name)
    // staff-permissions.test.ts covers every call of the back office, including files of lists;
    // store-parcels and parcels-at-once cover files of parcels
    .filter((name) => !/^(admin[A-Z]|demoFill|storefront|application\.export$)/.test(name))
    .filter((name) => !/^sellerParcels\.(export|papers)$/.test(name));
  expect([...Object.keys(workCalls), ...ofOwners, ...ofManagers, ...ofSellers].toSorted()).toEqual(
    wanted.toSorted(),
  );
});

describe.each(Object.entries(workCalls) as [CallName, WorkCall][])(
  '%s',
  (name, { input: inputOf, code, may, mayNot, gives }) => {
    it('answers everybody else as if there were nothing, and changes nothing', async () => {
      const input = await inputOf(shop);
      const before = await state();
      for (const { headers } of mayNot(shop))
        expectRefusal(await shop.open.send(name, input, headers), code);
      const nobodies: Record<string, string>[] = [
        {},
        { authorization: 'Bearer a.b.c' },
        { authorization: `Basic ${btoa('owner:owner')}` },
      ];
      for (const headers of nobodies) {
        for (const user_token of [undefined, makeVisitor().token])
          expect(
            await shop.open.send(
              name,
              { ...input, ...(user_token ? { user_token } : {}) },
              headers,
            ),
          ).toMatchObject({ http: 401, status: 204, data: null });
      }
      expect(await state()).toBe(before);
    });
    it('answers those whose it is', async () => {
      for (const { headers } of may(shop)) {
        const answer = await shop.open.send(name, await inputOf(shop), headers);
        expect(answer, answer.text).toMatchObject({ http: 200, status: 200 });
        expect({ data: answer.data }).toMatchObject({ data: gives });
        const { output }: Endpoint = endpoints[name];
        expect(output.safeParse(answer.data).error).toBeUndefined();
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
      }
    });
  },
);

describe('a seller of several stores', () => {
  it('names the one that a call is about, and has no other’s parcels', async () => {
    const person = await makeSeller(shop.base, await makeStore(shop.base.db));
    const second = await makeStore(shop.base.db);
    const first = person.seller.storeId;
    const inSecond = await parcelOf(shop, { inStore: second });
    await transaction(shop.base.db, (tx) => addMember(tx, second, person.accountId, 'owner'));
    expect(await shop.open.send('sellerParcel.all', {}, person.headers)).toMatchObject({
      status: 201,
      message: sayOf('en', '')('refusal.required', { field: 'store_id' }),
    });
    expect(
      (await shop.open.ask('sellerParcel.all', { store_id: second }, person.headers)).data.map(
        ({ id }) => id,
      ),
    ).toEqual([inSecond]);
    expect(
      (await shop.open.ask('sellerParcel.all', { store_id: first }, person.headers)).data,
    ).toEqual([]);
    expectRefusal(
      await shop.open.send(
        'sellerParcel.confirm',
        { id: inSecond, store_id: first },
        person.headers,
      ),
      'parcel-not-found',
    );
    expectRefusal(
      await shop.open.send('sellerParcel.all', { store_id: shop.store }, person.headers),
      'not-allowed',
    );
    expect(
      await shop.open.send(
        'sellerParcel.confirm',
        { id: inSecond, store_id: second },
        person.headers,
      ),
    ).toMatchObject({ status: 200, message: sayIn('en')('toast.parcel-moved') });
  });
});

describe('asking to sell', () => {
  const sent = (email: string, more: Record<string, unknown> = {}) =>
    shop.open.send('seller.signUp', {
      name: 'Inès',
      store_name: 'Quai',
      email,
      password: PASSWORD,
      ...more,
    });
  it('answers alike whether or not the address is known', async () => {
    const [registered, unknown] = [
      await sent(shop.customer.email),
      await sent('nobody-yet@example.com'),
    ];
    for (const [answer, email] of [
      [registered, shop.customer.email],
      [unknown, 'nobody-yet@example.com'],
    ] as const)
      expect([answer.http, answer.body]).toEqual([
        200,
        { data: email, status: 200, token: null, message: '' },
      ]);
    expect((await lettersTo(shop.base.db, shop.customer.email)).map(({ kind }) => kind)).toEqual(
      (await lettersTo(shop.base.db, 'nobody-yet@example.com')).map(({ kind }) => kind),
    );
  });
  it('says what is missing or wrong', async () => {
    expect((await shop.open.send('seller.signUp', {})).data).toEqual({
      form: ['name', 'store_name', 'email', 'password'].map((field) =>
        sayOf('en', 'seller.signUp')('refusal.required', { field }),
      ),
    });
    expect(await sent('short@example.com', { password: 'nine sign' })).toMatchObject({
      status: 201,
      message: sayIn('en')('refusal.password-too-short', { least: 10 }),
    });
  });
});

describe('requests that leave together', () => {
  it('open one store for an application, and write one letter', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await applied(shop);
      const all = [...Array(4).fill('approve'), ...Array(2).fill('refuse')].map((what) => ({
        path: `admin/application/${what}/${id}`,
        input: { reason: 'No.' },
        headers: shop.manager.headers,
      }));
      const answers = await together(shop.open.port, all);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([
        200, 201, 201, 201, 201, 201,
      ]);
      const application = await shop.base.db
        .selectFrom('applications as p')
        .innerJoin('accounts as a', 'a.id', 'p.account_id')
        .select(['p.state', 'p.store_name', 'p.store_id', 'a.email'])
        .where('p.id', '=', id)
        .executeTakeFirstOrThrow();
      const stores = await shop.base.db
        .selectFrom('stores')
        .select('id')
        .where('name', '=', application.store_name)
        .execute();
      expect(stores.map((row) => row.id)).toEqual(
        application.state === 'approved' ? [application.store_id] : [],
      );
      expect(
        (await lettersTo(shop.base.db, application.email ?? '')).map(({ kind }) => kind),
      ).toEqual(['seller-verify', 'application-received', `application-${application.state}`]);
      expect(await auditOf(shop.base.db, `application:${id}`)).toHaveLength(1);
    }
  });
  it('move a parcel once, whoever sent them', async () => {
    const id = await parcelOf(shop);
    const answers = await together(
      shop.open.port,
      [shop.seller, shop.support, shop.seller, shop.owner].map(({ headers }, at) => ({
        path: `${at % 2 ? 'admin' : 'seller'}/parcel/confirm/${id}`,
        input: {},
        headers,
      })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
    expect(await auditOf(shop.base.db, `parcel:${id}`)).toHaveLength(1);
  });
  it('leave an owner', async () => {
    const second = await makeStaff(shop.base, 'owner');
    const all = (await shop.open.ask('staff.all', {}, shop.owner.headers))
      .filter(({ role }) => role === 'owner')
      .map(({ account_id }) => account_id);
    await together(
      shop.open.port,
      all.flatMap((account_id) =>
        [shop.owner, second].map(({ headers }) => ({
          path: 'admin/staff/dismiss',
          input: { account_id },
          headers,
        })),
      ),
    );
    expect(
      (
        await shop.base.db
          .selectFrom('staff')
          .select('account_id')
          .where('role', '=', 'owner')
          .execute()
      ).length,
    ).toBeGreaterThan(0);
  });
});
