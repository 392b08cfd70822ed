// What may happen to goods, in any order, and its record in their stock.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { takeStockAgain } from '#market/stock/take-stock.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor, type MadeProduct } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import { makeSale } from '../offers.ts';
import { begin, reportOutcome, openMethods } from '../pay.ts';

export const OPENING = 60;
const QUOTA = 25;
export let base: Fresh;
let market: MarketSettings;
let owner: MadeStaff;
export let sale: number;

/** Opens it for the tests of a file. */
export function withGoods(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    market = await openMethods(base.db, [orderMethod.stripe]);
    owner = await makeStaff(base, 'owner');
    for (let at = 0; at < 3; at++)
      goods.push(await makeProduct(base.db, { stock: OPENING, bundle: { buy: 3, free: 1 } }));
    sale = await makeSale(base.db, goods[0]?.id ?? 0, { quota: QUOTA });
  });
  afterAll(() => base.close());
}

export const goods: MadeProduct[] = [];

/** The expected state of a line: `back` items are in stock again. `busy`: an action is running. */
export type Line = {
  id: number;
  parcel: number;
  order: number;
  visitor: Visitor;
  product: MadeProduct;
  sale: number | null;
  quantity: number;
  back: number;
  cancelled: boolean;
  busy: boolean;
};
type Refund = {
  id: number;
  line: Line;
  quantity: number;
  back: boolean;
  state: 'pending' | 'succeeded' | 'failed';
};
export const lines: Line[] = [];
const refunds: Refund[] = [];
export const counted = new Map<number, number>();
export type Dice = { pick: number; quantity: number; yes: boolean };
const nth = <T>(all: T[], pick: number): T | undefined => all[pick % Math.max(1, all.length)];
const codeOf = (problem: unknown) =>
  typeof problem === 'object' && problem !== null && 'code' in problem ? problem.code : problem;

/** Acts on a line that nobody else is using; returns whether there was one. */
async function withLine(
  all: Line[],
  pick: number,
  work: (line: Line) => Promise<boolean>,
): Promise<boolean> {
  const line = nth(
    all.filter(({ busy }) => !busy),
    pick,
  );
  if (!line) return false;
  line.busy = true;
  return work(line).finally(() => {
    line.busy = false;
  });
}
const end = (refund: Refund, state: Refund['state']) =>
  transaction(base.db, (tx) => endRefund(tx, refund.id, { providerRef: `re_${refund.id}`, state }));
const due = (line: Line) =>
  refunds
    .filter((one) => one.line === line && one.back && one.state === 'succeeded')
    .reduce((sum, { quantity }) => sum + quantity, 0);

export const doings: Record<string, (dice: Dice) => Promise<boolean>> = {
  buy: async ({ pick, quantity }) => {
    const visitor = makeVisitor();
    const product = nth(goods, pick);
    if (!product) return false;
    try {
      await fillCart(base.db, visitor, { product, quantity });
      const { id } = await order(base.db, market, visitor, { method: orderMethod.stripe });
      await reportOutcome(
        base.db,
        await begin(base.db, market, visitor, { orderId: id, method: orderMethod.stripe }),
      );
      const own = await base.db
        .selectFrom('order_lines')
        .select(['id', 'parcel_id', 'flash_sale_id'])
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow();
      lines.push({
        id: own.id,
        parcel: own.parcel_id,
        order: id,
        visitor,
        product,
        sale: own.flash_sale_id,
        quantity,
        back: 0,
        cancelled: false,
        busy: false,
      });
      return true;
    } catch (problem) {
      expect([
        'out-of-stock',
        'not-enough-stock',
        'flash-sale-few',
        'flash-sale-sold-out',
      ]).toContain(codeOf(problem));
      return false;
    }
  },
  ask: ({ pick, quantity, yes }) =>
    withLine(lines, pick, async (line) => {
      const refunded = transaction(base.db, (tx) =>
        refundOrder(tx, owner.staff, {
          id: line.order,
          reason: 'Broken.',
          parcel_id: null,
          amount: '',
          lines: [{ id: line.id, quantity }],
          back: yes,
        }),
      );
      const id = await refunded.catch((problem: unknown) => {
        expect(codeOf(problem)).toBe('refund-too-much');
        return null;
      });
      if (id !== null) refunds.push({ id, line, quantity, back: yes, state: 'pending' });
      return id !== null;
    }),
  end: ({ pick, yes }) =>
    withLine(
      lines.filter((line) => refunds.some((one) => one.line === line && one.state === 'pending')),
      pick,
      async (line) => {
        const refund = refunds.find((one) => one.line === line && one.state === 'pending');
        if (!refund) return false;
        await end(refund, yes ? 'succeeded' : 'failed');
        refund.state = yes ? 'succeeded' : 'failed';
        line.back = Math.max(line.back, due(line));
        return true;
      },
    ),
  undo: ({ pick }) =>
    withLine(
      lines.filter((line) => refunds.some((one) => one.line === line && one.state === 'succeeded')),
      pick,
      async (line) => {
        const refund = refunds.find((one) => one.line === line && one.state === 'succeeded');
        if (!refund) return false;
        await end(refund, 'failed');
        refund.state = 'failed';
        return true;
      },
    ),
  cancel: ({ pick }) =>
    withLine(
      lines.filter(({ cancelled }) => !cancelled),
      pick,
      async (line) => {
        await transaction(base.db, (tx) =>
          cancelParcel(tx, line.visitor, { parcelId: line.parcel, title: '', message: '' }),
        );
        Object.assign(line, { cancelled: true, back: line.quantity });
        return true;
      },
    ),
  goOn: ({ pick }) =>
    withLine(
      lines.filter((line) => line.cancelled && !refunds.some((one) => one.line === line)),
      pick,
      async (line) => {
        const { id, order: orderId, parcel, product, quantity } = line;
        const again = transaction(base.db, async (tx) => {
          await sql`select from orders where id = ${orderId} for update`.execute(tx);
          await takeStockAgain(tx, [
            {
              lineId: id,
              inventoryId: product.inventory,
              productId: product.id,
              flashSaleId: line.sale,
              quantity,
            },
          ]);
          await tx
            .updateTable('parcels')
            .set({ cancelled_at: null })
            .where('id', '=', parcel)
            .execute();
          await tx
            .updateTable('orders')
            .set({ cancelled_at: null })
            .where('id', '=', orderId)
            .execute();
          return true;
        });
        const done = await again.catch((problem: unknown) => {
          expect(String(codeOf(problem))).toMatch(/stock|flash-sale/);
          return false;
        });
        if (done) Object.assign(line, { cancelled: false, back: 0 });
        return done;
      },
    ),
  count: async ({ pick, quantity, yes }) => {
    const product = nth(goods, pick);
    if (!product) return false;
    const wish = yes ? quantity : -quantity;
    const { rows } = await sql<{ quantity: number }>`
      insert into stock_moves (inventory_id, quantity, cause)
      select id, ${wish}::int, 'hand'
      from inventories
      where id = ${product.inventory} and quantity + ${wish} >= 0
      for no key update
      returning quantity`.execute(base.db);
    if (rows.length) counted.set(product.id, (counted.get(product.id) ?? 0) + wish);
    return rows.length > 0;
  },
};
