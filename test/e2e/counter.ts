// The demo market with bank transfer and cash open, one of the staff, and orders of two parcels:
// with 2 items and with 1.
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import type { Staff, Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff } from '../at-work.ts';
import { fillCart, makeAddress, order } from '../carts.ts';
import { makeVisitor } from '../make.ts';
import { begin } from '../pay.ts';
import { openBank } from '../transfers.ts';
import { bank } from './paying.ts';
import type { Site } from './site.ts';
import { twoThings } from './two-things.ts';

export type Placed = { id: number; total: number; buyer: Visitor };
export type Counter = { site: Site; db: Db; market: MarketSettings; staff: Staff };

/** Opens bank transfer and cash in the demo market, with one of the staff. */
export async function openCounter(site: Site): Promise<Counter> {
  const { db } = site.database;
  const market = await openBank(db);
  const methods = db.updateTable('payment_methods').where('method', 'in', [1, 3, 4, 5, 6]);
  await methods.set({ enabled: false, sealed: null }).execute();
  const shown = db.updateTable('payment_methods').where('method', '=', orderMethod.bank);
  await shown.set({ shown: JSON.stringify(bank) }).execute();
  await transaction(db, (tx) => touch(tx, 'settings', 'payment-gateway'));
  return { site, db, market, staff: (await makeStaff(site.database, 'owner')).staff };
}

/** An order of two parcels, by transfer or in cash, to a company in Paris. */
export async function placeOrder(
  { site, db, market }: Counter,
  language: string,
  method: number = orderMethod.bank,
): Promise<Placed> {
  const buyer = makeVisitor(language);
  const things = (await twoThings(site, 100)).map((thing) => ({
    ...thing,
    rule: 0,
    place: 0,
    inventories: [thing.inventory],
  }));
  const firm = { company: 'Atelier Hart SARL', tax_number: 'FR40 303265045' };
  await makeAddress(db, buyer, { name: language === 'ar' ? 'ليلى حداد' : 'Amelia Hart', ...firm });
  const wants = things.map((product, at) => ({ product, quantity: 2 - at }));
  await fillCart(db, buyer, ...wants);
  const { id, total } = await order(db, market, buyer, { method });
  if (method === orderMethod.bank) await begin(db, market, buyer, { orderId: id, method });
  return { id, total, buyer };
}
