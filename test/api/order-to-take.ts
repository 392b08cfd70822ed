// The input with which staff place an order for a new customer, and the link that opens such an
// order.
import { orderMethod } from '#contract/constants.ts';
import { randomCode } from '#base/id.ts';
import { toDecimal } from '#base/money.ts';
import type { Db } from '#db/connect.ts';
import { linkKey } from '#base/id.ts';
import { tryOrder } from '#market/care/try-order.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import type { Staff } from '#market/settings/actor.ts';
import { makeProduct } from '../make.ts';

const BY: Staff = {
  kind: 'staff',
  accountId: 1,
  name: 'Maren Holt',
  role: 'owner',
  permissions: [],
  language: 'en',
  timeZone: 'UTC',
};

/** A new product, for cash, to the sample address, and the total. */
export async function orderToTake(db: Db): Promise<Record<string, unknown>> {
  const market = await readMarketSettings(db);
  const { inventory } = await makeProduct(db, { shipping: 500 });
  const { cashOnDelivery: method } = orderMethod;
  const { totals } = await tryOrder(
    db,
    BY,
    {
      market,
      draft: {
        customerId: null,
        addressId: null,
        country: 'FR',
        state: 'IDF',
        lines: [{ inventoryId: inventory, quantity: 1, pickup: false }],
        voucher: '',
        method,
      },
    },
    new Date(),
  );
  return {
    customer_id: null,
    saved_address: null,
    lines: [{ inventory_id: inventory, quantity: 1 }],
    order_method: method,
    voucher: '',
    total: toDecimal(totals.total, market.currency_exponent),
    idempotency_key: randomCode(),
  };
}

/** Gives an order the key of a mailed link. */
export async function linkTo(db: Db, id: number): Promise<string> {
  const key = linkKey();
  await db.updateTable('orders').set({ link_key: key }).where('id', '=', id).execute();
  return key;
}
