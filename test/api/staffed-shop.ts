// A shop with a seller, the market's staff and a customer in it.
import { expect } from 'vitest';
import type { Config } from '#hall/config.ts';
import { sayIn } from '#words/say.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, makeStore } from '../make.ts';
import { openShop, type Answer, type TestShop } from '../shop.ts';

export type StaffedShop = {
  base: Fresh;
  open: TestShop;
  store: number;
  /** Owns the store. */
  seller: MadeSeller;
  /** Works for the store, without owning it. */
  helper: MadeSeller;
  /** Owns another store. */
  otherSeller: MadeSeller;
  owner: MadeStaff;
  manager: MadeStaff;
  support: MadeStaff;
  customer: MadeCustomer;
  close: () => Promise<void>;
};

/** Opens it with a database of its own. */
export async function openStaffedShop(settings: Partial<Config> = {}): Promise<StaffedShop> {
  const base = await freshDatabase();
  await makeShop(base.db);
  const open = await openShop(base, settings);
  const store = await makeStore(base.db);
  return {
    base,
    open,
    store,
    seller: await makeSeller(base, store),
    helper: await makeSeller(base, store, { role: 'manager' }),
    otherSeller: await makeSeller(base, await makeStore(base.db)),
    owner: await makeStaff(base, 'owner'),
    manager: await makeStaff(base, 'manager'),
    support: await makeStaff(base, 'support'),
    customer: await makeCustomer(base),
    close: async () => {
      await open.close();
      await base.close();
    },
  };
}

/** Expects a call to be refused with this code, in English. */
export function expectRefusal(answer: Answer, code: string): void {
  const message = sayIn('en')(`refusal.${code}`);
  expect(answer, answer.text).toMatchObject({
    http: 200,
    status: 201,
    message,
    data: { form: [message] },
  });
}
