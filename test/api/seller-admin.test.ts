// The calls of sellers and of the market's staff: who gets an answer, who is told that there is
// nothing, and what requests that leave together do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import { transaction } from '#db/transaction.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import type { ParcelAction } from '#market/orders/parcel.ts';
import { addMember } from '#market/stores/decide-application.ts';
import { suspendStore } from '#market/stores/suspend-store.ts';
import { sayIn } from '#words/say.ts';
import { auditOf, makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { ofManagers, ofOwners, ofSellers } from '../money-calls.ts';
import { makeProduct, makeShop, makeStore, makeVisitor, unique } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import { openShop, pathWith, type Answer, type TestShop } from '../shop.ts';
import { together } from '../verbs/together.ts';

type Input = Record<string, unknown>;
type Headers = Record<string, string>;
let base: Fresh;
let open: TestShop;
let store: number;
let seller: MadeSeller;
let otherSeller: MadeSeller;
let customer: MadeCustomer;
let owner: MadeStaff;
let manager: MadeStaff;
let support: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  store = await makeStore(base.db);
  [seller, otherSeller] = [
    await makeSeller(base, store),
    await makeSeller(base, await makeStore(base.db)),
  ];
  [owner, manager, support] = [
    await makeStaff(base, 'owner'),
    await makeStaff(base, 'manager'),
    await makeStaff(base, 'support'),
  ];
  customer = await makeCustomer(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const PASSWORD = 'a quiet harbour at dawn';
const STEPS: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];
const ask = (name: CallName, input: Input, headers: Headers = {}) => {
  const {
    path,
    methods: [method = 'GET'],
  }: Endpoint = endpoints[name];
  return open.call(method, pathWith(path, input), input, headers);
};
const refusedAs = (answer: Answer, code: string) =>
  expect(answer, answer.text).toMatchObject({
    http: 200,
    status: 201,
    message: sayIn('en')(`refusal.${code}`),
    data: { form: [expect.any(String)] },
  });
/** A parcel of the store that has taken so many steps. */
async function parcel(steps = 0, inStore = store): Promise<number> {
  const buyer = makeVisitor();
  await fillCart(base.db, buyer, { product: await makeProduct(base.db, { store: inStore }) });
  const { id: placed } = await order(base.db, await open.services.market(), buyer);
  const { id } = await base.db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', placed)
    .executeTakeFirstOrThrow();
  for (const action of STEPS.slice(0, steps))
    await transaction(base.db, (tx) => moveParcel(tx, { parcelId: id, action, actor: 'seller' }));
  return id;
}
async function applied(): Promise<number> {
  const email = `${unique('applicant')}@example.com`;
  await open.ask(
    'seller.signUp',
    { name: 'Inès Moreau', store_name: unique('Quai'), email, password: PASSWORD },
    { language: 'ar' },
  );
  await open.ask('seller.verify', { email, code: await codeTo(base.db, email) });
  return (
    await base.db
      .selectFrom('applications as p')
      .innerJoin('accounts as a', 'a.id', 'p.account_id')
      .select('p.id')
      .where('a.email', '=', email)
      .executeTakeFirstOrThrow()
  ).id;
}
const suspended = async () => {
  const id = await makeStore(base.db);
  await transaction(base.db, (tx) =>
    suspendStore(tx, owner.staff, { storeId: id, reason: 'Late.' }),
  );
  return id;
};
/** Everything that these calls can change, as text. */
const state = async () =>
  JSON.stringify(
    await Promise.all(
      (
        [
          'parcels',
          'parcel_events',
          'applications',
          'stores',
          'store_members',
          'staff',
          'audit',
        ] as const
      ).map((table) => base.db.selectFrom(table).selectAll().execute()),
    ),
  );

/** Each call: what it is sent, who may, the code that others read, and what is there afterwards. */
type Case = {
  input: () => Promise<Input>;
  code: string;
  may: () => MadeCustomer[];
  mayNot: () => MadeCustomer[];
  gives: unknown;
};
const ofSeller = (more: Pick<Case, 'input' | 'gives'> & { code?: string }): Case => ({
  code: 'parcel-not-found',
  may: () => [seller],
  mayNot: () => [otherSeller, customer, owner, support],
  ...more,
});
const ofStaff = (
  code: string,
  may: () => MadeCustomer[],
  more: Pick<Case, 'input' | 'gives'>,
): Case => ({
  code,
  may,
  mayNot: () => [
    seller,
    customer,
    ...[owner, manager, support].filter((person) => !may().includes(person)),
  ],
  ...more,
});
const everybody = () => [owner, manager, support];
const deciders = () => [owner, manager];
const owners = () => [owner];
const OTHER = { carrier: 'Swift Post', number: 'SP1', note: 'By hand.' };
const cases: Partial<Record<CallName, Case>> = {
  'sellerParcel.all': ofSeller({
    code: 'not-allowed',
    input: async () => ({ store_id: store }),
    gives: { current_page: 1, per_page: 25 },
  }),
  'sellerParcel.find': ofSeller({
    input: async () => ({ id: await parcel() }),
    gives: { status: 1, address: { name: 'Amal Haddad', email: null } },
  }),
  'sellerParcel.confirm': ofSeller({
    input: async () => ({ id: await parcel(), note: 'Soon.' }),
    gives: {
      status: 2,
      events: [
        { action: 'placed' },
        { action: 'confirm', note: 'Soon.', actor: 'seller', by: 'Salma Idrissi' },
      ],
    },
  }),
  'sellerParcel.pickUp': ofSeller({
    input: async () => ({ id: await parcel(1) }),
    gives: { status: 3 },
  }),
  'sellerParcel.send': ofSeller({
    input: async () => ({ id: await parcel(2), ...OTHER }),
    gives: { status: 4, carrier: 'Swift Post', tracking_number: 'SP1' },
  }),
  'sellerParcel.deliver': ofSeller({
    input: async () => ({ id: await parcel(3) }),
    gives: { status: 5 },
  }),
  'sellerParcel.cancel': ofSeller({
    input: async () => ({ id: await parcel(1), note: 'It broke.' }),
    gives: { cancelled: 1 },
  }),
  'parcel.all': ofStaff('not-allowed', everybody, {
    input: async () => ({ store_id: store, status: 1 }),
    gives: { current_page: 1 },
  }),
  'parcel.find': ofStaff('parcel-not-found', everybody, {
    input: async () => ({ id: await parcel() }),
    gives: { status: 1, address: { email: 'amal@example.com' } },
  }),
  'parcel.confirm': ofStaff('parcel-not-found', everybody, {
    input: async () => ({ id: await parcel() }),
    gives: { status: 2, events: [{}, { actor: 'staff', by: 'Maren Holt' }] },
  }),
  'parcel.pickUp': ofStaff('parcel-not-found', everybody, {
    input: async () => ({ id: await parcel(1) }),
    gives: { status: 3 },
  }),
  'parcel.send': ofStaff('parcel-not-found', everybody, {
    input: async () => ({ id: await parcel(2), ...OTHER }),
    gives: { status: 4, carrier: 'Swift Post' },
  }),
  'parcel.deliver': ofStaff('parcel-not-found', everybody, {
    input: async () => ({ id: await parcel(3) }),
    gives: { status: 5 },
  }),
  'parcel.cancel': ofStaff('parcel-not-found', everybody, {
    input: async () => ({ id: await parcel(), note: 'Sold out.' }),
    gives: { cancelled: 1 },
  }),
  'application.all': ofStaff('not-allowed', deciders, {
    input: async () => ({ state: 'received' }),
    gives: { current_page: 1 },
  }),
  'application.approve': ofStaff('application-not-found', deciders, {
    input: async () => ({ id: await applied() }),
    gives: {
      state: 'approved',
      store_id: expect.any(Number),
      decided_by: 'Maren Holt',
      language: 'ar',
    },
  }),
  'application.refuse': ofStaff('application-not-found', deciders, {
    input: async () => ({ id: await applied(), reason: 'No photographs.' }),
    gives: { state: 'refused', reason: 'No photographs.', store_id: null },
  }),
  'staffedStore.all': ofStaff('not-allowed', deciders, {
    input: async () => ({ q: 'store' }),
    gives: { current_page: 1 },
  }),
  'staffedStore.suspend': ofStaff('store-not-found', deciders, {
    input: async () => ({ id: await makeStore(base.db), reason: 'Late.' }),
    gives: { suspended_reason: 'Late.', suspended_at: expect.any(String) },
  }),
  'staffedStore.reinstate': ofStaff('store-not-found', deciders, {
    input: async () => ({ id: await suspended() }),
    gives: { suspended_at: null },
  }),
  'staff.all': ofStaff('not-allowed', owners, {
    input: async () => ({}),
    gives: expect.arrayContaining([expect.objectContaining({ role: 'owner', name: 'Maren Holt' })]),
  }),
  'staff.appoint': ofStaff('not-allowed', owners, {
    input: async () => ({ email: (await makeCustomer(base)).email, role: 'support' }),
    gives: { role: 'support' },
  }),
  'staff.dismiss': ofStaff('account-not-found', owners, {
    input: async () => ({ account_id: (await makeStaff(base, 'owner')).accountId }),
    gives: null,
  }),
};

it('every call of sellers and staff is looked at', () => {
  const wanted = Object.entries(endpoints as Record<string, Endpoint>)
    .filter(([, { audience }]) => audience === 'seller' || audience === 'staff')
    .map(([name]) => name);
  expect([...Object.keys(cases), ...ofOwners, ...ofManagers, ...ofSellers].toSorted()).toEqual(
    wanted.toSorted(),
  );
});

describe.each(Object.entries(cases) as [CallName, Case][])(
  '%s',
  (name, { input: inputOf, code, may, mayNot, gives }) => {
    it('is as if there were nothing for everybody whose it is not, and changes nothing', async () => {
      const input = await inputOf();
      const before = await state();
      for (const { headers } of mayNot()) refusedAs(await ask(name, input, headers), code);
      const nobodies: Headers[] = [
        {},
        { authorization: 'Bearer a.b.c' },
        { authorization: `Basic ${btoa('owner:owner')}` },
      ];
      for (const headers of nobodies) {
        for (const user_token of [undefined, makeVisitor().token])
          expect(
            await ask(name, { ...input, ...(user_token ? { user_token } : {}) }, headers),
          ).toMatchObject({ http: 401, status: 204, data: null });
      }
      expect(await state()).toBe(before);
    });
    it('answers those whose it is', async () => {
      for (const { headers } of may()) {
        const answer = await ask(name, await inputOf(), headers);
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
    const person = await makeSeller(base, await makeStore(base.db));
    const second = await makeStore(base.db);
    const first = person.seller.storeId;
    const mine = await parcel(0, second);
    await transaction(base.db, (tx) => addMember(tx, second, person.accountId, 'owner'));
    expect(await ask('sellerParcel.all', {}, person.headers)).toMatchObject({
      status: 201,
      message: sayIn('en')('refusal.required', { field: 'store_id' }),
    });
    expect(
      (await open.ask('sellerParcel.all', { store_id: second }, person.headers)).data.map(
        ({ id }) => id,
      ),
    ).toEqual([mine]);
    expect((await open.ask('sellerParcel.all', { store_id: first }, person.headers)).data).toEqual(
      [],
    );
    refusedAs(
      await ask('sellerParcel.confirm', { id: mine, store_id: first }, person.headers),
      'parcel-not-found',
    );
    refusedAs(await ask('sellerParcel.all', { store_id: store }, person.headers), 'not-allowed');
    expect(
      await ask('sellerParcel.confirm', { id: mine, store_id: second }, person.headers),
    ).toMatchObject({ status: 200, message: sayIn('en')('toast.parcel-moved') });
  });
});

describe('asking to sell', () => {
  const sent = (email: string, more: Input = {}) =>
    ask('seller.signUp', { name: 'Inès', store_name: 'Quai', email, password: PASSWORD, ...more });
  it('answers alike whether or not the address is known', async () => {
    const [known, unknown] = [await sent(customer.email), await sent('nobody-yet@example.com')];
    for (const [answer, email] of [
      [known, customer.email],
      [unknown, 'nobody-yet@example.com'],
    ] as const)
      expect([answer.http, answer.body]).toEqual([
        200,
        { data: email, status: 200, token: null, message: '' },
      ]);
    expect((await lettersTo(base.db, customer.email)).map(({ kind }) => kind)).toEqual(
      (await lettersTo(base.db, 'nobody-yet@example.com')).map(({ kind }) => kind),
    );
  });
  it('says what is missing or wrong', async () => {
    expect((await ask('seller.signUp', {})).data).toEqual({
      form: ['name', 'store_name', 'email', 'password'].map((field) =>
        sayIn('en')('refusal.required', { field }),
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
      const id = await applied();
      const all = [...Array(4).fill('approve'), ...Array(2).fill('refuse')].map((what) => ({
        path: `admin/application/${what}/${id}`,
        input: { reason: 'No.' },
        headers: manager.headers,
      }));
      const said = await together(open.port, all);
      expect(said.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201, 201, 201]);
      const application = await base.db
        .selectFrom('applications as p')
        .innerJoin('accounts as a', 'a.id', 'p.account_id')
        .select(['p.state', 'p.store_name', 'p.store_id', 'a.email'])
        .where('p.id', '=', id)
        .executeTakeFirstOrThrow();
      const stores = await base.db
        .selectFrom('stores')
        .select('id')
        .where('name', '=', application.store_name)
        .execute();
      expect(stores.map((row) => row.id)).toEqual(
        application.state === 'approved' ? [application.store_id] : [],
      );
      expect((await lettersTo(base.db, application.email ?? '')).map(({ kind }) => kind)).toEqual([
        'seller-verify',
        'application-received',
        `application-${application.state}`,
      ]);
      expect(await auditOf(base.db, `application:${id}`)).toHaveLength(1);
    }
  });
  it('move a parcel once, whoever sends them', async () => {
    const id = await parcel();
    const said = await together(
      open.port,
      [seller, support, seller, owner].map(({ headers }, at) => ({
        path: `${at % 2 ? 'admin' : 'seller'}/parcel/confirm/${id}`,
        input: {},
        headers,
      })),
    );
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
    expect(await auditOf(base.db, `parcel:${id}`)).toHaveLength(1);
  });
  it('leave an owner', async () => {
    const second = await makeStaff(base, 'owner');
    const all = (await open.ask('staff.all', {}, owner.headers))
      .filter(({ role }) => role === 'owner')
      .map(({ account_id }) => account_id);
    await together(
      open.port,
      all.flatMap((account_id) =>
        [owner, second].map(({ headers }) => ({
          path: 'admin/staff/dismiss',
          input: { account_id },
          headers,
        })),
      ),
    );
    expect(
      (await base.db.selectFrom('staff').select('account_id').where('role', '=', 'owner').execute())
        .length,
    ).toBeGreaterThan(0);
  });
});
