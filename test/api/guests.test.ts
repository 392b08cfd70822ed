// What a visitor can do when guests may buy, and what is left when they may not.
import { describe, expect, it, vi } from 'vitest';
import { linkKey } from '#base/id.ts';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { sayIn } from '#words/say.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { address, fillCart, order } from '../carts.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();

async function letGuests(guest_checkout: boolean): Promise<void> {
  await transaction(base.db, async (tx) => {
    await tx.updateTable('settings').set({ guest_checkout }).execute();
    await touch(tx, 'settings');
  });
  await vi.waitFor(
    async () => {
      expect((await open.ask('shop.read')).setting.guest_checkout).toBe(guest_checkout ? 1 : 0);
      // the settings for calls arrive by themselves
      expect((await open.services.market()).guest_checkout).toBe(guest_checkout);
    },
    { timeout: 60_000, interval: 20 },
  );
}

describe('a shop without guests', () => {
  it('refuses a guest’s cart, address and order until it opens to guests again', async () => {
    const guest = makeVisitor();
    const user_token = guest.token;
    const product = await makeProduct(base.db);
    await fillCart(base.db, guest, { product });
    const placed = await order(base.db, await open.services.market(), guest);
    await fillCart(base.db, guest, { product });
    const thing = {
      user_token,
      product_id: product.id,
      inventory_id: product.inventory,
      quantity: 1,
    };
    const calls: [method: string, path: string, input: Record<string, unknown>][] = [
      ['GET', 'user/profile', { user_token }],
      ['GET', 'cart/by-user', { user_token }],
      ['POST', 'cart/action', thing],
      ['POST', 'cart/buy-now', thing],
      [
        'POST',
        'cart/update-shipping',
        { user_token, cart: {}, selected_address: placed.user_address_id },
      ],
      ['GET', 'user/address/all', { user_token }],
      ['POST', 'user/address/action', { ...address, user_token }],
      ['DELETE', `user/address/delete/${placed.user_address_id}`, { user_token }],
      ['POST', 'order/action', { user_token, order_method: 2 }],
    ];
    await letGuests(false);
    const message = sayIn('ar')('refusal.guests-not-allowed');
    for (const [method, path, input] of calls)
      expect(await open.call(method, path, input, { language: 'ar' }), path).toMatchObject({
        http: 200,
        status: 403,
        message,
        data: { form: [message] },
      });
    expect(
      await base.db
        .selectFrom('orders')
        .select('id')
        .where('shopper', '=', `v:${user_token}`)
        .execute(),
    ).toEqual([{ id: placed.id }]);
    await letGuests(true);
    expect((await open.call('POST', 'order/action', { user_token, order_method: 2 })).status).toBe(
      200,
    );
  });
  it('still shows what a guest ordered before', async () => {
    const guest = makeVisitor();
    const user_token = guest.token;
    await fillCart(base.db, guest, { product: await makeProduct(base.db) });
    const { id, code } = await order(base.db, await open.services.market(), guest);
    await letGuests(false);
    expect(
      (await open.call('POST', 'order/by-user', { user_token, order_id: id })).data,
    ).toMatchObject({ id, order: code });
    expect((await open.call('GET', 'track-order', { tracking_id: code })).status).toBe(200);
    expect(
      (
        await open.call('POST', 'cancellation/cancel-order', {
          user_token,
          order_id: id,
          title: 'No',
          message: 'No.',
        })
      ).status,
    ).toBe(200);
    await letGuests(true);
  });
  it('opens a guest’s order by the link that was mailed to them', async () => {
    const guest = makeVisitor();
    await fillCart(base.db, guest, { product: await makeProduct(base.db) });
    const { id } = await order(base.db, await open.services.market(), guest);
    const key = linkKey();
    await base.db.updateTable('orders').set({ link_key: key }).where('id', '=', id).execute();
    await letGuests(false);
    const elsewhere = { user_token: makeVisitor().token };
    expect(await open.call('POST', 'order/by-link', { id, key, ...elsewhere })).toMatchObject({
      status: 200,
    });
    expect(
      (await open.call('POST', 'order/by-user', { order_id: id, ...elsewhere })).data,
    ).toMatchObject({ id });
    await letGuests(true);
  });
});
