// A voucher that somebody has used up is no longer promised on product pages, which are cached.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillCart } from '../carts.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { makeVoucher } from '../offers.ts';
import { openShop, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const SOON = { timeout: 30_000, interval: 20 };

it('leaves the pages with its last use, and comes back when that order is cancelled', async () => {
  const [bought, other] = [await makeProduct(base.db), await makeProduct(base.db)];
  const code = await makeVoucher(base.db, { usageLimit: 1 });
  const shows = async (is: boolean) =>
    vi.waitFor(async () => {
      const { vouchers } = await open.ask('product.find', { id: other.id });
      expect(vouchers.map((voucher) => voucher.code)).toEqual(is ? [code] : []);
    }, SOON);
  await shows(true);
  const visitor = makeVisitor();
  const user_token = visitor.token;
  await fillCart(base.db, visitor, { product: bought });
  const { id } = await open.ask('order.action', { user_token, order_method: 2, voucher: code });
  await shows(false);
  await open.ask('cancellation.cancelOrder', {
    user_token,
    order_id: id,
    title: 'No',
    message: '',
  });
  await shows(true);
});
