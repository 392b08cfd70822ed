// Stores in flash sales, with their seller and the staff who decide, through calls.
import { beforeAll } from 'vitest';
import type { OwnEnrolment } from '#contract/seller-enrolment.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { makeProduct, makeStore, type MadeProduct } from '../make.ts';
import { base, open } from './own-shop.ts';

export type Input = Record<string, unknown>;
export type By = { headers: Record<string, string> };
export let owner: MadeStaff;
export let seller: MadeSeller;
export let store: number;

/** Creates an owner of the market, and a store with its seller. */
export function withPeople(): void {
  beforeAll(async () => {
    owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
    store = await makeStore(base.db);
    seller = await makeSeller(base, store);
  });
}

export const post = (path: string, input: Input, by: By) =>
  open.call('POST', path, input, by.headers);
export const get = async <Data>(path: string, by: By, input: Input = {}) =>
  (await open.call('GET', path, input, by.headers)).data as Data;
/** The code of the refusal, or 'done'. */
export const codeOf = async (answer: ReturnType<typeof post>) => {
  const { status, data } = await answer;
  return status === 200 ? 'done' : (data as { code?: string; fields?: object });
};
/** A lamp of the store, at 50. */
export const lamp = (wish: Parameters<typeof makeProduct>[1] = {}) =>
  makeProduct(base.db, { store, selling: 5000, ...wish });
export const offer = { price: '30', quota: 10 };
export const propose = async (
  sale: number,
  product: Pick<MadeProduct, 'id'>,
  more: Input = {},
  by: By = seller,
) => {
  const input = { sale_id: sale, product_id: product.id, ...offer, ...more };
  return (await post('seller/enrolment/propose', input, by)).data as OwnEnrolment;
};
export const decide = (
  what: 'approve' | 'refuse',
  { id, version }: Pick<OwnEnrolment, 'id' | 'version'>,
  more: Input = {},
) => post(`admin/enrolment/${what}/${id}`, { version, ...more }, owner);
export const ownEnrolment = (id: number) => get<OwnEnrolment>(`seller/enrolment/${id}`, seller);
/** Makes a sale begin in this many hours; stores could enter until an hour before. */
export const moveSale = (id: number, hours: number) => {
  const at = (more: number) => new Date(Date.now() + (hours + more) * 3_600_000);
  return base.db
    .updateTable('flash_sales')
    .set({ enrol_until: at(-1), start_at: at(0), end_at: at(24) })
    .where('id', '=', id)
    .execute();
};
