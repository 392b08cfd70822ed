// The people of stores at work, through calls.
import { afterAll, beforeAll } from 'vitest';
import type { CallName } from '#contract/endpoints.ts';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { unique } from '../make.ts';
import { wordMailed } from '../word-mailed.ts';
import { openStaffedShop, type StaffedShop } from './staffed-shop.ts';

export type Input = Record<string, unknown>;
type By = Pick<MadeSeller, 'headers'>;
export const PASSWORD = 'a quiet harbour at dawn';

export let shop: StaffedShop;
/** Opens a shop before the tests of a file, and closes it afterwards. */
export function withStores(): void {
  beforeAll(async () => {
    shop = await openStaffedShop();
  });
  afterAll(() => shop.close());
}

export const callAs = <Name extends CallName>(name: Name, input: Input, { headers }: By) =>
  shop.open.ask(name, input, headers);
/** The code of a call's refusal; undefined if it succeeded. */
export async function codeOf(name: CallName, input: Input, { headers }: By) {
  const { data } = await shop.open.send(name, input, headers);
  return (data as { code?: string } | null)?.code;
}
/** Another person who works for the same store. */
export const beside = (
  { seller }: MadeSeller,
  role: 'owner' | 'manager' | 'packer' = 'packer',
  name = 'Ravi Menon',
) => makeSeller(shop.base, seller.storeId, { role, name });
/** Invites a new address; returns it, with the secret of its letter. */
export async function invited(by: MadeSeller, role = 'packer') {
  const email = `${unique('guest')}@example.com`;
  const { id } = await callAs('sellerPeople.invite', { email, role }, by);
  return { id, email, word: await wordMailed(shop.base.db, email) };
}
