// Each call of the staff asks for one permission: who has all others is refused, with things that
// are there, and who has that one alone is answered. The role of this test has what each case gives
// it.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import { permissions, type Permission } from '#market/accounts/permissions.ts';
import { sayIn } from '#words/say.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { ofManagers, ofOwners } from '../money-calls.ts';
import { openShop, pathWith, type Answer, type TestShop } from '../shop.ts';
import { fieldsOf, inputFor } from './generated-input.ts';
import { peopleFor } from './people.ts';

let base: Fresh;
let open: TestShop;
let person: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  person = await makeStaff(base, ROLE);
  await makeCustomer(base, { email: 'amal@example.com' }); // whom the generated input appoints
});
afterEach(() => {
  permissions[ROLE] = AS_IT_IS;
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const ROLE = 'support';
const AS_IT_IS = permissions[ROLE];
const ALL = permissions.owner;
const OTHERS: Partial<Record<CallName, Permission>> = {
  'parcel.all': 'parcels',
  'parcel.find': 'parcels',
  'parcel.confirm': 'parcels',
  'parcel.pickUp': 'parcels',
  'parcel.send': 'parcels',
  'parcel.deliver': 'parcels',
  'parcel.cancel': 'parcels',
  'application.all': 'applications',
  'application.approve': 'applications',
  'application.refuse': 'applications',
  'staffedStore.all': 'stores',
  'staffedStore.suspend': 'stores',
  'staffedStore.reinstate': 'stores',
  'staff.all': 'staff',
  'staff.appoint': 'staff',
  'staff.dismiss': 'staff',
  'paper.all': 'papers',
  'paper.find': 'papers',
};
/** What a call asks for besides, because of the thing that this test sends. */
// an adjustment's approval
const BESIDES: Partial<Record<string, Permission>> = { 'approval.decide': 'money' };
const wanted = new Map<string, Permission>([
  ...ofOwners.map((name) => [name, 'money'] as const),
  ...ofManagers.map((name) => [name, 'refunds'] as const),
  ...Object.entries(OTHERS),
]);
/** What is said to who may not: that, or that there is no such thing. */
const refused = (Object.keys(refusals) as RefusalCode[])
  .filter((code) => code === 'not-allowed' || code.endsWith('-not-found'))
  .map((code) => sayIn('en')(`refusal.${code}`));
const calls = Object.entries(endpoints as Record<string, Endpoint>).filter(
  ([, { audience }]) => audience === 'staff',
);

it('every call of the staff says which permission it asks for', () => {
  const missing = calls
    .filter(([name]) => !wanted.has(name))
    .map(([name]) => `${name}: list it in test/money-calls.ts or here`);
  expect(missing).toEqual([]);
});

describe.each(calls)('%s', (name, endpoint) => {
  const permission = wanted.get(name) ?? 'staff';
  const {
    path,
    methods: [method = 'GET'],
  } = endpoint;
  const ask = (input: Record<string, unknown>) =>
    open.call(method, pathWith(path, input), input, person.headers);
  const message = ({ status, data }: Answer) =>
    status === 201 ? (data as { form: string[] }).form[0] : '';
  it(`is not for who may do all but ${permission}, and is for who may do that alone`, async () => {
    const owner = await peopleFor(endpoint)[0]?.make(base.db);
    if (!owner) throw new Error('Nobody owns what this call is about.');
    const input = await inputFor(base.db, endpoint, owner);
    const besides = BESIDES[name];
    const needed = besides ? [permission, besides] : [permission];
    for (const lacking of needed) {
      permissions[ROLE] = ALL.filter((one) => one !== lacking);
      const without = await ask(input);
      expect(without, without.text).toMatchObject({ http: 200, status: 201 });
      expect(refused).toContain(message(without));
    }
    permissions[ROLE] = needed;
    const answered = await ask(input);
    expect(refused, answered.text).not.toContain(message(answered));
    if (fieldsOf(endpoint).length > 0)
      expect(answered, answered.text).toMatchObject({ http: 200, status: 200 });
  });
});
