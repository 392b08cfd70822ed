// Stores that can be closed, with their owners and buyers.
import { afterAll, beforeAll, expect } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { fillCart } from '../carts.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeStore, makeVisitor } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

export let base: Fresh;
export let open: TestShop;
export let staff: MadeStaff;

/** Opens a shop for the tests of a file; audits the books at the end. */
export function withClosable(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    open = await openShop(base);
    staff = await makeStaff(base, 'owner');
  });
  afterAll(async () => {
    expect(await auditMarket(base.db)).toEqual([]);
    await open.close();
    await base.close();
  });
}

export const post = (path: string, by: Pick<MadeSeller, 'headers'>, input = {}) =>
  open.call('POST', path, input, by.headers);
export const closing = (by: MadeSeller) => open.ask('sellerClosing.read', {}, by.headers);
export const codeOf = ({ data }: { data: unknown }) => (data as { code?: string } | null)?.code;

export async function openedStore() {
  const store = await makeStore(base.db);
  const owner = await makeSeller(base, store);
  return { store, owner, product: await makeProduct(base.db, { store }) };
}

/** A visitor with a product of a store in their cart, ready to order. */
export async function readyBuyer(product: Awaited<ReturnType<typeof makeProduct>>) {
  const visitor = makeVisitor();
  await fillCart(base.db, visitor, { product });
  return visitor;
}
