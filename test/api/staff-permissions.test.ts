// Each call of the staff needs one permission: a person with all others is refused, even for
// existing things, and one with only that is answered. Sellers, customers, visitors and anonymous
// callers are refused too. The role in this test gets the permissions of each case.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import { permissions, type Permission } from '#contract/permission.ts';
import { sayIn } from '#words/say.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
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
  await makeCustomer(base, { email: 'amal@example.com' }); // appointed by the generated input
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const ROLE = 'support';
/** Sets the role's permissions; the schema requires `desk` for every stored role. */
const allow = (allowed: readonly Permission[]) =>
  base.db.transaction().execute(async (tx) => {
    await sql`alter table roles drop constraint if exists roles_permissions_check`.execute(tx);
    await tx
      .updateTable('roles')
      .set({ permissions: [...allowed] })
      .where('code', '=', ROLE)
      .execute();
  });
/** The permission of each of the staff's nouns, stated a second time, apart from the contract. */
const OF_NOUNS: Record<Permission, string[]> = {
  desk: ['adminDesk', 'adminBulk', 'adminSearch', 'demoFill'],
  orders: ['adminSales', 'adminOrder', 'adminOrderBulk', 'adminTakenOrder'],
  customers: ['adminViewAs', 'adminCustomer', 'adminLeftCart', 'adminLeftCartBulk'],
  'personal-data': ['adminCustomerData'],
  catalogue: [
    'adminBrand',
    'adminBrandMerge',
    'adminCategory',
    'adminCategoryTree',
    'adminAttribute',
    'adminImport',
    'adminProduct',
    'adminTag',
    'adminCollection',
    'adminBundleDeal',
    'adminFlashSale',
    'adminFlashSaleMore',
    'adminEnrolment',
    'adminEnrolmentActs',
    'adminReview',
    'adminReviewActs',
    'adminSearched',
    'adminSynonym',
    'adminStarterSynonym',
    'adminPinnedSearch',
    'adminVoucher',
    'adminVoucherMore',
    'adminProductMore',
    'adminProductProposal',
    'adminStoreChoice',
  ],
  content: [
    'adminBanner',
    'adminDestination',
    'adminLetter',
    'adminMenus',
    'adminMessage',
    'adminMessageFile',
    'adminPage',
    'adminPicture',
    'adminSiteFeature',
    'adminHomePage',
    'adminSlider',
  ],
  parcels: ['parcel', 'adminParcel', 'adminParcelSteps'],
  applications: ['application', 'applicationCheck'],
  stores: ['staffedStore', 'adminStore', 'adminStoreFigures', 'adminTrader'],
  reports: ['adminReport', 'adminObjection'],
  staff: ['adminApiKey', 'staff', 'adminRole', 'adminSecondFactor', 'adminStaffMember'],
  papers: ['paper'],
  audit: ['adminAudit'],
  settings: [
    'adminLanguage',
    'adminLanguageMore',
    'storefront',
    'adminCustomScript',
    'adminFeed',
    'adminFont',
    'adminRequirement',
    'adminSettings',
    'adminScore',
    'adminMailServer',
    'adminHealth',
    'adminJob',
    'adminMail',
    'adminWebhook',
    'adminWebhookMore',
    'adminWebhookMessage',
    'adminSignIn',
    'adminTaxRule',
    'adminShippingRule',
  ],
  refunds: ['payment', 'refund', 'dispute', 'transfer', 'receipt', 'approval'],
  money: [
    'payMethod',
    'bankStatement',
    'bankEntry',
    'bankCsv',
    'commissionRule',
    'books',
    'ledger',
    'payout',
    'payoutSettings',
    'openPayout',
    'adminPayoutBulk',
    'settlement',
    'paperSettings',
  ],
};
/** The extra permission of a call, because of the thing that this test sends. */
// an adjustment's approval
const BESIDES: Partial<Record<string, Permission>> = {
  'approval.decide': 'money',
  'adminBulk.open': 'catalogue', // of products
  'adminApiKey.make': 'catalogue', // a key with that permission
  'adminWebhook.save': 'catalogue', // one that is told of products
};
/** The refusals for people without the permission: that, or that the thing does not exist. */
const refused = (Object.keys(refusals) as RefusalCode[])
  .filter((code) => code === 'not-allowed' || code.endsWith('-not-found'))
  .map((code) => sayIn('en')(`refusal.${code}`, { id: 0 }));
type OfStaff = Endpoint & { permission: Permission };
const calls = Object.entries(endpoints as Record<string, Endpoint>).filter(
  (call): call is [string, OfStaff] => call[1].audience === 'staff',
);

it('every call of the staff asks for the permission of its noun', () => {
  const wrong = calls
    .filter(
      ([name, { permission }]) =>
        !permission || !OF_NOUNS[permission].includes(name.split('.')[0] ?? ''),
    )
    .map(([name, { permission }]) => `${name} asks for ${permission}: does OF_NOUNS say so?`);
  expect(wrong).toEqual([]);
});
it('only those and the calls of sellers ask for one', () =>
  expect(
    Object.entries<Endpoint>(endpoints).filter(
      ([, { audience, permission }]) => audience !== 'staff' && audience !== 'seller' && permission,
    ),
  ).toEqual([]));

describe.each(calls)('%s', (name, endpoint) => {
  const { permission } = endpoint;
  const {
    path,
    methods: [method = 'GET'],
  } = endpoint;
  const callWith = (
    input: Record<string, unknown>,
    { headers }: { headers: Record<string, string> } = person,
  ) => open.call(method, pathWith(path, input), input, headers);
  const message = ({ status, data }: Answer) =>
    status === 201 ? (data as { form: string[] }).form[0] : '';
  it(`is not for who may do all but ${permission}, and is for who may do that alone`, async () => {
    const owner = await peopleFor(endpoint)[0]?.make(base.db);
    if (!owner) throw new Error('Nobody owns what this call is about.');
    const input = await inputFor(base.db, endpoint, owner);
    const besides = BESIDES[name];
    const needed = besides ? [permission, besides] : [permission];
    for (const lacking of needed) {
      await allow(permissions.filter((one) => one !== lacking));
      const without = await callWith(input);
      expect(without, without.text).toMatchObject({ http: 200, status: 201 });
      expect(refused).toContain(message(without));
    }
    await allow(needed);
    // people see the runs that they started themselves
    if (name === 'adminBulk.open')
      await base.db.updateTable('bulks').set({ account_id: person.accountId }).execute();
    for (const makeOther of peopleFor(endpoint)[0]?.others ?? []) {
      const other = await makeOther(base.db);
      const answer = await callWith({ ...input, user_token: undefined, ...other.input }, other);
      expect([201, 204], `${other.name}: ${answer.text}`).toContain(answer.status);
      if (answer.status === 201) expect(refused, other.name).toContain(message(answer));
    }
    const allowed = await callWith(input);
    expect(refused, allowed.text).not.toContain(message(allowed));
    // edited-sign-in.test.ts tests providers, with a stand-in
    if (fieldsOf(endpoint).length > 0 && name !== 'adminSignIn.test')
      expect(allowed, allowed.text).toMatchObject({ http: 200, status: 200 });
  });
});
