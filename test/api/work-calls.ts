// Each call of sellers and of the market's staff, except those about money: its input, who may make
// it, the refusal for others, and the state afterwards.
import { expect } from 'vitest';
import type { CallName } from '#contract/endpoints.ts';
import { makeStaff } from '../at-work.ts';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { makeStore } from '../make.ts';
import type { StaffedShop } from './staffed-shop.ts';
import { applied, given, parcelOf, suspended } from './work-to-do.ts';

export type WorkCall = {
  input: (shop: StaffedShop) => Promise<Record<string, unknown>>;
  code: string;
  may: (shop: StaffedShop) => MadeCustomer[];
  mayNot: (shop: StaffedShop) => MadeCustomer[];
  gives: unknown;
};

const ofSeller = (more: Pick<WorkCall, 'input' | 'gives'> & { code?: string }): WorkCall => ({
  code: 'parcel-not-found',
  may: ({ seller }) => [seller],
  mayNot: ({ otherSeller, customer, owner, support }) => [otherSeller, customer, owner, support],
  ...more,
});
const ofStaff = (
  code: string,
  may: WorkCall['may'],
  more: Pick<WorkCall, 'input' | 'gives'>,
): WorkCall => ({
  code,
  may,
  mayNot: (shop) => [
    shop.seller,
    shop.customer,
    ...[shop.owner, shop.manager, shop.support].filter((person) => !may(shop).includes(person)),
  ],
  ...more,
});
const everybody: WorkCall['may'] = ({ owner, manager, support }) => [owner, manager, support];
const deciders: WorkCall['may'] = ({ owner, manager }) => [owner, manager];
const owners: WorkCall['may'] = ({ owner }) => [owner];
const OTHER = { carrier: 'Swift Post', number: 'SP1', note: 'By hand.' };
/** The calls of sellers and staff, except those about money. */
export const workCalls: Partial<Record<CallName, WorkCall>> = {
  'sellerParcel.all': ofSeller({
    code: 'not-allowed',
    input: async ({ store }) => ({ store_id: store }),
    gives: { current_page: 1, per_page: 25 },
  }),
  'sellerParcel.find': ofSeller({
    input: async (shop) => ({ id: await parcelOf(shop) }),
    gives: { status: 1, address: { name: 'Amal Haddad', email: null } },
  }),
  'sellerParcel.confirm': ofSeller({
    input: async (shop) => ({ id: await parcelOf(shop), note: 'Soon.' }),
    gives: {
      status: 2,
      events: [
        { action: 'placed' },
        { action: 'confirm', note: 'Soon.', actor: 'seller', by: 'Salma Idrissi' },
      ],
    },
  }),
  'sellerParcel.pickUp': ofSeller({
    input: async (shop) => ({ id: await parcelOf(shop, { steps: 1 }) }),
    gives: { status: 3 },
  }),
  'sellerParcel.send': ofSeller({
    input: async (shop) => ({ id: await parcelOf(shop, { steps: 2 }), ...OTHER }),
    gives: { status: 4, carrier: 'Swift Post', tracking_number: 'SP1' },
  }),
  'sellerParcel.deliver': ofSeller({
    input: async (shop) => ({ id: await parcelOf(shop, { steps: 3 }) }),
    gives: { status: 5 },
  }),
  'sellerParcel.cancel': ofSeller({
    input: async (shop) => ({ id: await parcelOf(shop, { steps: 1 }), note: 'It broke.' }),
    gives: { cancelled: 1 },
  }),
  'sellerParcels.list': ofSeller({
    code: 'not-allowed',
    input: async ({ store }) => ({ store_id: store, view: 'to-confirm' }),
    gives: { more: false },
  }),
  'sellerParcels.open': ofSeller({
    input: async (shop) => ({ id: await parcelOf(shop) }),
    gives: { status: 1, late: false, cash: { collected: false, owed: 0 } },
  }),
  'sellerParcels.cancelPieces': ofSeller({
    input: async (shop) => {
      const id = await parcelOf(shop);
      const lines = shop.base.db.selectFrom('order_lines').where('parcel_id', '=', id);
      return { id, lines: await lines.select(['id', 'quantity']).execute(), reason: 'None left.' };
    },
    gives: { cancelled: 1, may_cancel_pieces: false },
  }),
  'sellerParcels.work': ofSeller({
    input: async (shop) => ({ act: 'confirm', ids: [await parcelOf(shop)] }),
    gives: { done: 1, rows: [{ done: true, message: '' }] },
  }),
  'sellerToday.read': ofSeller({
    code: 'not-allowed',
    input: async ({ store }) => ({ store_id: store }),
    gives: { parcels: { to_confirm: expect.any(Number) } },
  }),
  'parcel.all': ofStaff('not-allowed', everybody, {
    input: async ({ store }) => ({ store_id: store, status: 1 }),
    gives: { current_page: 1 },
  }),
  'parcel.find': ofStaff('parcel-not-found', everybody, {
    input: async (shop) => ({ id: await parcelOf(shop) }),
    gives: { status: 1, address: { email: 'amal@example.com' } },
  }),
  'parcel.confirm': ofStaff('parcel-not-found', everybody, {
    input: async (shop) => ({ id: await parcelOf(shop) }),
    gives: { status: 2, events: [{}, { actor: 'staff', by: 'Maren Holt' }] },
  }),
  'parcel.pickUp': ofStaff('parcel-not-found', everybody, {
    input: async (shop) => ({ id: await parcelOf(shop, { steps: 1 }) }),
    gives: { status: 3 },
  }),
  'parcel.send': ofStaff('parcel-not-found', everybody, {
    input: async (shop) => ({ id: await parcelOf(shop, { steps: 2 }), ...OTHER }),
    gives: { status: 4, carrier: 'Swift Post' },
  }),
  'parcel.deliver': ofStaff('parcel-not-found', everybody, {
    input: async (shop) => ({ id: await parcelOf(shop, { steps: 3 }) }),
    gives: { status: 5 },
  }),
  'parcel.cancel': ofStaff('parcel-not-found', everybody, {
    input: async (shop) => ({ id: await parcelOf(shop), note: 'Sold out.' }),
    gives: { cancelled: 1 },
  }),
  'application.list': ofStaff('not-allowed', deciders, {
    input: async () => ({ view: 'received' }),
    gives: { more: false },
  }),
  'application.approve': ofStaff('application-not-found', deciders, {
    input: async (shop) => ({ id: await applied(shop), despite: true }),
    gives: {
      state: 'approved',
      store_id: expect.any(Number),
      decided_by: 'Maren Holt',
      language: 'ar',
    },
  }),
  'application.refuse': ofStaff('application-not-found', deciders, {
    input: async (shop) => ({ id: await applied(shop), reason: 'No photographs.' }),
    gives: { state: 'refused', reason: 'No photographs.', store_id: null },
  }),
  'applicationCheck.items': ofStaff('application-not-found', deciders, {
    input: async (shop) => ({ id: await applied(shop) }),
    gives: [{ state: 'missing', version: 0 }, { state: 'missing' }],
  }),
  'applicationCheck.file': ofStaff('application-not-found', deciders, {
    input: given,
    gives: { name: expect.stringMatching(/^application-\d+-\d+\.pdf$/) },
  }),
  'applicationCheck.check': ofStaff('application-not-found', deciders, {
    input: async (shop) => ({ ...(await given(shop)), checked: true }),
    gives: [{ state: 'checked', decided_by: 'Maren Holt' }, { state: 'missing' }],
  }),
  'applicationCheck.ask': ofStaff('application-not-found', deciders, {
    input: async (shop) => ({ ...(await given(shop)), reason: 'Too dark.' }),
    gives: [{ state: 'again', reason: 'Too dark.' }, { state: 'missing' }],
  }),
  'staffedStore.find': ofStaff('store-not-found', deciders, {
    input: async ({ store }) => ({ id: store }),
    gives: { members: [{ role: 'owner' }, { role: 'manager' }] },
  }),
  'staffedStore.suspend': ofStaff('store-not-found', deciders, {
    input: async ({ base }) => ({ id: await makeStore(base.db), reason: 'Late.' }),
    gives: { suspended_reason: 'Late.', suspended_at: expect.any(String) },
  }),
  'staffedStore.reinstate': ofStaff('store-not-found', deciders, {
    input: async (shop) => ({ id: await suspended(shop) }),
    gives: { suspended_at: null },
  }),
  'staffedStore.trust': ofStaff('store-not-found', deciders, {
    input: async ({ base }) => ({ id: await makeStore(base.db), trusted: true }),
    gives: { trusted_at: expect.any(String) },
  }),
  'staffedStore.close': ofStaff('store-not-found', deciders, {
    input: async ({ base }) => ({ id: await makeStore(base.db), reason: 'Nobody answers.' }),
    gives: { closed_by: 'market', closed_reason: 'Nobody answers.', closed_at: expect.any(String) },
  }),
  'staffedStore.reopen': ofStaff('store-not-found', deciders, {
    input: async ({ base }) => {
      const id = await makeStore(base.db);
      await base.db
        .updateTable('stores')
        .set({ closed_at: new Date(), closed_by: 'store' })
        .where('id', '=', id)
        .execute();
      return { id };
    },
    gives: { closed_at: null, closed_by: null },
  }),
  'staff.all': ofStaff('not-allowed', owners, {
    input: async () => ({}),
    gives: expect.arrayContaining([expect.objectContaining({ role: 'owner', name: 'Maren Holt' })]),
  }),
  'staff.appoint': ofStaff('not-allowed', owners, {
    input: async ({ base }) => ({ email: (await makeCustomer(base)).email, role: 'support' }),
    gives: { role: 'support' },
  }),
  'staff.dismiss': ofStaff('account-not-found', owners, {
    input: async ({ base }) => ({ account_id: (await makeStaff(base, 'owner')).accountId }),
    gives: null,
  }),
};
