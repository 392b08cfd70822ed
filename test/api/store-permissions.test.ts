// Each call of sellers needs one permission: a person of the store with all others is refused, even
// for existing things and as if they did not exist, and one with only that is answered. Otherwise a
// packer reads the store's earnings, or a former employee ships its goods.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import { storePermissions, type StorePermission } from '#contract/store-permission.ts';
import { sayIn } from '#words/say.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { openShop, pathWith, type Answer, type TestShop } from '../shop.ts';
import { inputFor } from './generated-input.ts';
import { peopleFor, signedIn, type Person } from './people.ts';

let base: Fresh;
let open: TestShop;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

/** The permission of each noun of sellers, stated a second time, apart from the contract. */
const OF_NOUNS: Record<StorePermission, string[]> = {
  centre: ['sellerToday', 'sellerOwnChoice'],
  products: ['sellerProduct', 'sellerShelf', 'sellerInventory', 'sellerChoice', 'sellerImport'],
  parcels: ['sellerParcel', 'sellerParcels'],
  marketing: ['sellerEnrolment', 'sellerReviews', 'sellerVouchers', 'sellerFigures'],
  profile: ['sellerStore', 'sellerShipping'],
  money: [
    'sellerMoney',
    'sellerTrader',
    'sellerPaper',
    'sellerPayouts',
    'sellerPapers',
    'sellerLedger',
  ],
  people: ['sellerPeople', 'sellerRole', 'sellerLog', 'sellerClosing'],
  keys: ['sellerKey'],
};
/** What only the owners of the store can do, whatever their role says. */
const OF_OWNERS = [
  'sellerMoney.savePayee',
  'sellerTrader.save',
  'sellerPaper.saveSettings',
  'sellerClosing.read',
  'sellerClosing.close',
  'sellerClosing.reopen',
];
/** The extra permission of a call: a key gets only what its maker has. */
const BESIDES: Record<string, StorePermission[]> = { 'sellerKey.make': ['products'] };
const REFUSED = (Object.keys(refusals) as RefusalCode[])
  .filter((code) => code === 'not-allowed' || code.endsWith('-not-found'))
  .map((code) => sayIn('en')(`refusal.${code}`, { id: 0 }));

type OfSeller = Endpoint & { permission: StorePermission };
const calls = Object.entries(endpoints as Record<string, Endpoint>).filter(
  (call): call is [string, OfSeller] => call[1].audience === 'seller',
);

it('every call of sellers asks for the permission of its noun', () => {
  const wrong = calls
    .filter(([name, { permission }]) => !OF_NOUNS[permission].includes(name.split('.')[0] ?? ''))
    .map(([name, { permission }]) => `${name} asks for ${permission}: does OF_NOUNS say so?`);
  expect(wrong).toEqual([]);
});

/** A person who works for the store of `owner`, in a new role with these permissions. */
async function helperOf({ storeId = 0 }: Person, permissions: readonly StorePermission[]) {
  const { shopper, headers } = await signedIn(base.db);
  const { rows } = await sql<{ id: number }>`
    insert into store_roles (store_id, name, permissions)
    values (${storeId}, ${`Role ${shopper.accountId}`},
      ${[...new Set(['centre', ...permissions])]}::text[])
    returning id
  `.execute(base.db);
  await base.db
    .insertInto('store_members')
    .values({
      store_id: storeId,
      account_id: shopper.accountId,
      role: 'own',
      own_role: rows[0]?.id ?? 0,
    })
    .execute();
  return headers;
}

describe.each(calls)('%s', (name, endpoint) => {
  const {
    path,
    permission,
    methods: [method = 'GET'],
  } = endpoint;
  const callWith = (input: Record<string, unknown>, headers: Record<string, string>) =>
    open.call(method, pathWith(path, input), input, headers);
  const message = ({ status, data }: Answer) =>
    status === 201 ? (data as { form: string[] }).form[0] : '';

  it.runIf(permission !== 'centre')(`is not for who may do all but ${permission}`, async () => {
    const owner = await peopleFor(endpoint)[0]?.make(base.db);
    if (!owner) throw new Error('Nobody owns what this call is about.');
    const input = await inputFor(base.db, endpoint, owner);
    const others = storePermissions.filter((one) => one !== permission);
    const without = await callWith(input, await helperOf(owner, others));
    expect(without, without.text).toMatchObject({ http: 200, status: 201 });
    expect(REFUSED).toContain(message(without));
  });

  it(`is for who may do ${permission} alone`, async () => {
    const owner = await peopleFor(endpoint)[0]?.make(base.db);
    if (!owner) throw new Error('Nobody owns what this call is about.');
    const input = await inputFor(base.db, endpoint, owner);
    const allowed = await callWith(
      input,
      await helperOf(owner, [permission, ...(BESIDES[name] ?? [])]),
    );
    if (OF_OWNERS.includes(name)) expect(REFUSED).toContain(message(allowed));
    else expect(allowed, allowed.text).toMatchObject({ http: 200, status: 200 });
  });
});
