// The market of a random history: stores, products, people, and what they have done so far.
import { orderMethod } from '#contract/constants.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import type { Seller, Staff, Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeSeller, makeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, type MadeProduct } from '../make.ts';
import { makeSale } from '../offers.ts';
import { openMethods } from '../pay.ts';

const { stripe, paypal, bank, cashOnDelivery } = orderMethod;
export const METHODS = [stripe, bank, cashOnDelivery, cashOnDelivery, paypal];
const CURRENCIES = [
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
] as const;
const PRICES = [1000, 3333, 12_000, 777, 2500, 60];
/** One of them that sells out. */
const SCARCE = 5;

export type Bought = { id: number; buyer: Visitor; market: MarketSettings };
export type World = {
  base: Fresh;
  db: Db;
  /** The same market in currencies with 2, 0 and 3 decimals. */
  shops: MarketSettings[];
  staff: Staff;
  /** Decides the requests of the first. */
  second: Staff;
  sellers: Seller[];
  products: (MadeProduct & { scarce: boolean })[];
  orders: Bought[];
  /** The same for everything that happens at once; then it moves on. */
  now: Date;
  aheadMs: number;
};
/** Three random numbers: which one, an amount, and a share in thousandths. */
export type Dice = { pick: number; amount: number; share: number };
/** Does something if possible; returns whether it was. Throws refusals. */
export type Operation = (world: World, dice: Dice) => Promise<boolean>;

export async function makeWorld(): Promise<World> {
  const base = await freshDatabase();
  await makeShop(base.db);
  const market = await openMethods(base.db, [stripe, paypal, bank, cashOnDelivery]);
  const products: World['products'] = [];
  for (const [at, selling] of PRICES.entries()) {
    products.push({ ...(await makeProduct(base.db, wishOf(at, selling))), scarce: at === SCARCE });
  }
  await makeSale(base.db, products[2]?.id ?? 0, { price: 9000, quota: 400 });
  const sellers = await Promise.all(
    products.map(async ({ store }) => (await makeSeller(base, store)).seller),
  );
  const [{ staff }, { staff: second }] = [
    await makeStaff(base, 'owner'),
    await makeStaff(base, 'manager'),
  ];
  const shops = CURRENCIES.map(([currency, exponent]) => ({
    ...market,
    currency,
    currency_exponent: exponent,
  }));
  return {
    base,
    db: base.db,
    shops,
    staff,
    second,
    sellers,
    products,
    orders: [],
    now: new Date(),
    aheadMs: 0,
  };
}

const wishOf = (at: number, selling: number) => ({
  selling,
  stock: at === SCARCE ? 60 : 5000,
  shipping: at % 2 ? 0 : 499,
  ...(at === 1 ? { bundle: { buy: 3, free: 1 } } : {}),
  ...(at < 4 ? { tax: { type: 2 as const, amount: 1900 } } : {}),
});

/** Picks one by a random number. */
export const nth = <T>(all: T[], pick: number): T | undefined =>
  all[pick % Math.max(1, all.length)];

export const inTx = <T>({ db }: World, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transaction(db, work);
