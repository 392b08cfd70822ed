// What customers do with their product lists: wish list and comparison.
import { sql } from 'kysely';
import { makeCustomer, type MadeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';

export type ListShop = {
  base: Fresh;
  open: TestShop;
  me: MadeCustomer;
  close: () => Promise<void>;
};
type Input = Record<string, unknown>;

/** A new shop, with a customer. */
export async function openListShop(): Promise<ListShop> {
  const base = await freshDatabase();
  await makeShop(base.db);
  const open = await openShop(base);
  return {
    base,
    open,
    me: await makeCustomer(base),
    close: async () => {
      await open.close();
      await base.close();
    },
  };
}

export const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Puts a product on a list, or takes it off again. */
export const toggle = (
  { open }: ListShop,
  name: 'wishlist.action' | 'compareList.action',
  who: MadeCustomer,
  input: { product_id: number; compare?: boolean },
) => open.ask(name, input, who.headers);

/** The products on a person's list, in its order. */
export async function productsOn(
  { open }: ListShop,
  name: 'wishlist.all' | 'compareList.all',
  who: MadeCustomer,
  input: Input = {},
): Promise<number[]> {
  const { data } = await open.ask(name, input, who.headers);
  return data.map(({ product_id }) => product_id);
}

/** Writes products on a list as if they had been added a second apart, oldest first. */
export async function writeList(
  { base }: ListShop,
  list: 'wishes' | 'compares',
  account: number,
  ids: number[],
): Promise<void> {
  for (const [at, id] of ids.entries())
    await sql`
      insert into ${sql.table(list)} (account_id, product_id, created_at)
      values (${account}, ${id}, now() + ${at} * interval '1 second')`.execute(base.db);
}

/** This many products of one store, each dearer than the last; returns their ids. */
export async function manyProducts(
  { base }: ListShop,
  count: number,
  name: string,
): Promise<number[]> {
  const { store, rule } = await makeProduct(base.db);
  const ids: number[] = [];
  for (let at = 0; at < count; at++) {
    const numbered = `${name} ${String(at).padStart(3, '0')}`;
    const made = await makeProduct(base.db, { store, rule, name: numbered, selling: 1000 + at });
    ids.push(made.id);
  }
  return ids;
}
