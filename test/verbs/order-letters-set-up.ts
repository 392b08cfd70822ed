// Orders with every payment method, and the letters to their buyers and stores.
import { afterAll, beforeAll } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo, reactTo } from '../letters.ts';
import {
  makeProduct,
  makeShop,
  makeStore,
  makeVisitor,
  unique,
  type MadeProduct,
} from '../make.ts';
import { fillCart, makeAddress, order } from '../carts.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';

const { cashOnDelivery, stripe, bank } = orderMethod;
export let base: Fresh;
export let market: Awaited<ReturnType<typeof openMethods>>;

/** Opens it for the tests of a file. */
export function withLetters(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    market = await openMethods(base.db, [cashOnDelivery, stripe, bank]);
  });
  afterAll(() => base.close());
}

export type Bought = {
  visitor: Visitor;
  email: string;
  id: number;
  owner: MadeSeller;
  helper: MadeSeller;
  store: number;
  product: MadeProduct;
};

/** An order from a store with an owner who reads English and a helper who reads Arabic. */
export async function bought(method: number, language = 'en'): Promise<Bought> {
  const store = await makeStore(base.db);
  const product = await makeProduct(base.db, { store, name: 'Lamp', selling: 2000, shipping: 500 });
  const owner = await makeSeller(base, store);
  const helper = await makeSeller(base, store, { role: 'manager', language: 'ar' });
  const visitor = makeVisitor(language);
  const email = `${unique('buyer')}@example.com`;
  await makeAddress(base.db, visitor, { email });
  await fillCart(base.db, visitor, { product });
  const { id } = await order(base.db, market, visitor, { method });
  return { visitor, email, id, owner, helper, store, product };
}
export const kindsTo = async (email: string) =>
  (await lettersTo(base.db, email)).map(({ kind }) => kind);
/** The letters so far, to the buyer and to the store's two. */
export async function lettersSoFar({ id, email, owner, helper }: Bought) {
  await reactTo(base.db, id);
  return {
    buyer: await kindsTo(email),
    owner: await kindsTo(owner.email),
    helper: await kindsTo(helper.email),
  };
}
export const pay = async ({ visitor, id }: Bought, method: number = stripe) =>
  reportOutcome(base.db, await begin(base.db, market, visitor, { orderId: id, method }));
