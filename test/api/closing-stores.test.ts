// Who can close a store and reopen it, and which data its owner can take along. If others could,
// they would end somebody's business, or keep its books.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { makeSeller } from '../at-work.ts';
import { order } from '../carts.ts';
import { lettersTo } from '../letters.ts';
import {
  base,
  closing,
  codeOf,
  open,
  openedStore,
  post,
  readyBuyer,
  staff,
  withClosable,
} from './closable-stores.ts';

withClosable();

const daysAgo = (days: number, store: number) =>
  sql`update stores set closed_at = now() - make_interval(days => ${days}) where id = ${store}`.execute(
    base.db,
  );

describe('who closes and opens a store', () => {
  it('is its owner: nobody else who works there', async () => {
    const { store, owner } = await openedStore();
    const manager = await makeSeller(base, store, { role: 'manager' });
    for (const call of ['seller/close', 'seller/reopen'])
      expect(codeOf(await post(call, manager))).toBe('not-allowed');
    expect(await closing(owner)).toMatchObject({ closed_at: null });
    await post('seller/close', owner);
    for (let time = 0; time < 2; time++)
      expect(await post('seller/reopen', owner)).toMatchObject({ status: 200 });
    const { rows } = await open.ask('sellerLog.list', {}, owner.headers);
    expect(rows.map(({ action }) => action)).toEqual(['store.reopen', 'store.close']);
  });

  it('is its owner within 30 days, and staff at any time', async () => {
    const { store, owner } = await openedStore();
    await post('seller/close', owner);
    await daysAgo(29, store);
    expect(await closing(owner)).toMatchObject({ reopen_until: expect.any(String) });
    await daysAgo(31, store);
    expect(await closing(owner)).toMatchObject({ reopen_until: null });
    expect(codeOf(await post('seller/reopen', owner))).toBe('reopening-over');
    expect(await post(`admin/store/reopen/${store}`, staff)).toMatchObject({
      status: 200,
      data: { closed_at: null },
    });
    expect((await lettersTo(base.db, owner.email)).map(({ kind }) => kind)).toEqual([
      'store-closed',
      'store-reopened',
    ]);
  });

  it('is staff with a reason, which no owner undoes', async () => {
    const { store, owner } = await openedStore();
    const close = (reason: string) => post(`admin/store/close/${store}`, staff, { reason });
    expect(await close(' ')).toMatchObject({ status: 201 });
    expect(await close('Nobody answers.')).toMatchObject({
      status: 200,
      data: { closed_by: 'market', closed_reason: 'Nobody answers.' },
    });
    expect(codeOf(await close('Again.'))).toBe('store-closed');
    expect(codeOf(await post('seller/reopen', owner))).toBe('reopening-over');
    const { rows } = await open.ask('adminStore.list', { view: 'closed' }, staff.headers);
    expect(rows.map(({ id }) => id)).toContain(store);
    expect(await lettersTo(base.db, owner.email)).toMatchObject([
      {
        kind: 'store-closed',
        data: { reason: 'Nobody answers.', until: null, because: { facts: 'Nobody answers.' } },
      },
    ]);
  });
});

it('the data of a closed store and of a suspended one can be taken along', async () => {
  const { store, owner, product } = await openedStore();
  await order(base.db, await open.services.market(), await readyBuyer(product));
  await post('seller/close', owner);
  await post(`admin/store/suspend/${store}`, staff, { reason: 'Papers.' });
  const paths = ['imports/catalogue', 'parcels', 'account-lines', 'payout-list', 'paper-list'];
  for (const path of [...paths, 'reviews', 'inventory', 'vouchers', 'log']) {
    const file = path === 'imports/catalogue' ? path : `${path}/export`;
    const { headers } = owner;
    const answer = await fetch(`${open.origin}/api/v1/seller/${file}`, { headers });
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.headers.get('content-type')).toContain('text/csv');
    if (/catalogue|^parcels/.test(path)) expect(await answer.text()).toContain(',');
  }
});
