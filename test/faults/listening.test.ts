// A listening connection that hears nothing: dropped silently, or shared by a pooler in transaction
// mode. It is noticed, and the caches are not trusted until another one listens.
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect, connectPool, type Db } from '#db/connect.ts';
import { listen } from '#db/listen.ts';
import { notify, touch } from '#db/touch.ts';
import { transaction } from '#db/transaction.ts';
import { logDeaf } from '#process/log-database.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { openShop, type TestShop } from '../shop.ts';
import { makeMarket } from './built.ts';
import { openPooler } from './pooler.ts';
import { openProxy, type DbProxy } from './db-proxy.ts';

const SOON = { timeout: 60_000, interval: 50 };
let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
  await makeMarket(base.db);
});
afterAll(() => base.close());

/** Changes the shop's phone number, as staff do. */
const changePhone = (db: Db, phone: string) =>
  transaction(db, async (tx) => {
    await tx.updateTable('settings').set({ phone }).execute();
    await touch(tx, 'settings');
  });
const shownPhone = async (shop: TestShop) => (await shop.ask('shop.read')).setting.phone;

describe('a connection that is dropped in silence', () => {
  let proxy: DbProxy;
  let shop: TestShop;
  beforeEach(async () => {
    proxy = await openProxy(base.url);
    shop = await openShop({ url: proxy.url });
    return async () => {
      await shop.close();
      await proxy.close();
    };
  });

  it('is noticed: pages are up to date, and another connection listens', async () => {
    await changePhone(base.db, '+1 555 0101');
    await vi.waitFor(async () => expect(await shownPhone(shop)).toBe('+1 555 0101'), SOON);
    const etag = async () => (await shop.call('GET', 'common')).headers.get('etag');
    const before = await etag();
    proxy.be('swallowed', 'souk-listen');
    await changePhone(base.db, '+1 555 0102');
    expect(await etag()).toBe(before); // nobody told it
    await vi.waitFor(async () => expect(await shownPhone(shop)).toBe('+1 555 0102'), SOON);
    await vi.waitFor(async () => {
      // and changes are heard at once again
      const phone = `+1 555 ${Math.random()}`;
      await changePhone(base.db, phone);
      await vi.waitFor(async () => expect(await shownPhone(shop)).toBe(phone), {
        timeout: 900,
        interval: 20,
      });
    }, SOON);
  });
});

describe('a pooler in transaction mode', () => {
  it('is noticed even if it echoes our own; it says once what to do', async () => {
    const pooler = await openPooler(base.url);
    const others = connect(connectPool(base.url, 1));
    const lines: string[] = [];
    const say = logDeaf(
      pino(
        { base: null, timestamp: false },
        {
          write: (line: string) => {
            lines.push(line);
          },
        },
      ),
    );
    let resumed = 0;
    let warnings = 0;
    const stop = listen({
      url: pooler.url,
      notify: (channel, text) => notify(others, channel, text),
      heard: (tags) => {
        if (tags === null) resumed++;
      },
      deaf: (why) => {
        warnings++;
        say(why);
      },
    });
    await vi.waitFor(() => expect(warnings).toBeGreaterThan(1), SOON);
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
      expect.stringMatching(
        new RegExp(
          'LISTEN was accepted and hears nothing.*transaction mode.*' +
            'let DATABASE_URL name PostgreSQL itself, or a pooler in session mode',
        ),
      ),
    ]);
    const before = resumed;
    // told to doubt its cache every second
    await vi.waitFor(() => expect(resumed).toBeGreaterThan(before + 2), SOON);
    await stop();
    await others.destroy();
    await pooler.close();
  });
  it('shows a change although nobody tells of it', async () => {
    const pooler = await openPooler(base.url);
    const shop = await openShop({ url: pooler.url });
    await shownPhone(shop);
    await changePhone(base.db, '+1 555 0103');
    await vi.waitFor(async () => expect(await shownPhone(shop)).toBe('+1 555 0103'), SOON);
    await shop.close();
    await pooler.close();
  });
});
