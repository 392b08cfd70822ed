// Many orders are cancelled for one reason, each once, however often and from wherever it is
// pressed; shipped ones stay, and only staff with the permission can do it.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shortCode } from '#base/short-code.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { sayIn } from '#words/say.ts';
import { auditOf } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { together } from '../verbs/together.ts';
import { stockOf } from '../stock.ts';
import { placedForCash } from './placed-for-cash.ts';
import { expectRefusal, openStaffedShop, type StaffedShop } from './staffed-shop.ts';

let shop: StaffedShop;
beforeAll(async () => {
  shop = await openStaffedShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await auditMarket(shop.base.db)).toEqual([]));

const placed = (store = shop.store) => placedForCash(shop, {}, store);
const open = (id: number) => shop.open.ask('adminOrder.open', { id }, shop.support.headers);
const reason = 'The store has closed.';
describe('orders', () => {
  it('are cancelled together, each once, and those already handed over are listed', async () => {
    const [one, two, gone] = [await placed(), await placed(), await placed()];
    const { headers } = shop.support;
    await shop.open.ask('parcel.confirm', { id: gone.parcel }, headers);
    await shop.open.ask('parcel.pickUp', { id: gone.parcel }, headers);
    const before = await stockOf(shop.base.db, one.product.inventory);
    const input = { act: 'cancel', ids: [one.id, two.id, gone.id], reason };
    const tried = await shop.open.ask('adminOrderBulk.tryBulk', input, headers);
    expect(tried.all).toBe(3);
    expect(tried.rows.find(({ id }) => id === one.id)?.title).toContain(shortCode(one.code));
    const refused = tried.rows.filter(({ refusal }) => refusal);
    expect(refused).toMatchObject([
      { id: gone.id, refusal: sayIn('en')('refusal.order-picked-up') },
    ]);
    expect(await stockOf(shop.base.db, one.product.inventory)).toBe(before); // only a trial
    const sent = { path: 'admin/orders/bulk', input, headers };
    const runs = (await together(shop.open.port, [sent, sent])).map(
      ({ data }) => data as { done: number; refused: number; undoable: number },
    );
    expect(runs.reduce((sum, { done }) => sum + done, 0)).toBe(2);
    expect(runs.map(({ undoable }) => undoable)).toEqual([0, 0]);
    expect(await stockOf(shop.base.db, one.product.inventory)).toBe(before + 2);
    for (const { id } of [one, two]) {
      const { order, timeline } = await open(id);
      expect(order.cancelled).toBe(1);
      const cancels = timeline.filter(({ what }) => what === 'parcel-cancel');
      expect(cancels).toMatchObject([{ text: reason }]);
      expect(await auditOf(shop.base.db, `order:${id}`)).toMatchObject([
        { action: 'order.cancel', note: reason },
      ]);
    }
    expect((await open(gone.id)).order.cancelled).toBe(0);
  });

  it('are cancelled where they match what the list is asked for, and no others', async () => {
    const store = await makeStore(shop.base.db);
    const [own, other] = [await placed(store), await placed()];
    const run = await shop.open.ask(
      'adminOrderBulk.bulk',
      { act: 'cancel', matching: { store, state: 'open' }, reason },
      shop.support.headers,
    );
    expect(run).toMatchObject({ all: 1, done: 1, refused: 0 });
    expect((await open(own.id)).order.cancelled).toBe(1);
    expect((await open(other.id)).order.cancelled).toBe(0);
  });

  it('stay as they are without a reason, by a made-up act and for who may not', async () => {
    const { id } = await placed();
    const bulkCall = (input: object, headers = shop.support.headers) =>
      shop.open.call('POST', 'admin/orders/bulk', { ids: [id], ...input }, headers);
    const unsaid = await shop.open.ask(
      'adminOrderBulk.bulk',
      { act: 'cancel', ids: [id], reason: '  ' },
      shop.support.headers,
    );
    expect(unsaid).toMatchObject({ done: 0, refused: 1 });
    expect(unsaid.refusals[0]?.message).toMatch(/reason/i);
    expect((await bulkCall({ act: 'delete', reason })).status).not.toBe(200);
    expectRefusal(
      await bulkCall({ act: 'cancel', reason }, shop.customer.headers),
      'thing-not-found',
    );
    expect((await open(id)).order.cancelled).toBe(0);
  });

  it('for cash are sent no link to pay, and say why', async () => {
    const { id } = await placed();
    const run = await shop.open.ask(
      'adminOrderBulk.bulk',
      { act: 'send-link', ids: [id] },
      shop.support.headers,
    );
    expect(run).toMatchObject({ done: 0, refused: 1 });
  });
});
