// A person who has saved something sees it at once in cached answers.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCustomer } from '../customer.ts';
import { marketOwner, type Person } from './people.ts';
import { openCachingShop, type CachingShop } from './cached-answers.ts';

let shop: CachingShop;
let owner: Person;
beforeAll(async () => {
  shop = await openCachingShop();
  owner = await marketOwner(shop.base.db);
});
afterAll(() => shop.close());

describe('what was just saved', () => {
  it('is in the next answer: the cost of a payment method, twenty times', async () => {
    const { open } = shop;
    for (let fee = 1; fee <= 20; fee++) {
      // others read all the time, so that an old answer may be in the making at any moment
      const others = Array.from({ length: 5 }, () => open.ask('paymentGateway.read'));
      await open.ask(
        'payMethod.save',
        { method: 2, enabled: true, fee: String(fee), least: '0' },
        owner.headers,
      );
      const { methods } = await open.ask('paymentGateway.read');
      expect(methods.find(({ method }) => method === 2)?.fee).toBe(fee);
      await Promise.all(others);
    }
  });
  it('is in the next answer: how many follow a store', async () => {
    const { open, base } = shop;
    const { slug, id } = await base.db
      .selectFrom('stores')
      .select(['slug', 'id'])
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const count = async () => (await open.ask('store.find', { slug })).store.followers_count;
    const before = await count();
    const who = await makeCustomer(base);
    await open.ask('following.toggle', { store_id: id }, who.headers);
    expect(await count()).toBe(before + 1);
    await open.ask('following.toggle', { store_id: id }, who.headers);
    expect(await count()).toBe(before);
  });
  it('is in the next answer: a store that is suspended, and one that is not any more', async () => {
    const { open, base } = shop;
    const { slug, id } = await base.db
      .selectFrom('stores')
      .select(['slug', 'id'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    const storeStatus = async () => (await open.send('store.find', { slug })).status;
    expect(await storeStatus()).toBe(200);
    await open.ask('staffedStore.suspend', { id, reason: 'Papers.' }, owner.headers);
    expect(await storeStatus()).toBe(201);
    await open.ask('staffedStore.reinstate', { id }, owner.headers);
    expect(await storeStatus()).toBe(200);
  });
});
