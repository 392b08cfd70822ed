// Addresses in a language that the market does not have, or without messages.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { openFront, untilItHears, type Front } from './front.ts';

let base: Fresh;
let open: Front;
let folder: string;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  folder = await mkdtemp(join(tmpdir(), 'souk-front-'));
  open = await openFront(base.url, folder);
  await untilItHears(open);
});
afterAll(async () => {
  await open.close();
  await base.close();
  await rm(folder, { recursive: true, force: true });
});

describe('an address in a language that is switched off', () => {
  it('leads to the first one, until it is back', async () => {
    const turn = (enabled: boolean) =>
      transaction(base.db, async (tx) => {
        await tx.updateTable('languages').set({ enabled }).where('code', '=', 'ar').execute();
        await touch(tx, 'settings');
      });
    const led = async (target: string) => (await open.send(target)).headers.location;
    await turn(false);
    await expect.poll(() => led('/ar/brands?page=2')).toBe('/brands?page=2');
    expect(await led('/ar')).toBe('/');
    expect(await led('/ar//evil.example')).toBe('/evil.example');
    expect((await open.send('/ar')).status).toBe(302);
    expect((await open.send('/', { headers: { cookie: 'i18n_redirected=ar' } })).status).toBe(200);
    await turn(true);
    await expect.poll(async () => (await open.send('/ar/brands')).status).toBe(200);
    expect(await led('/en/brands')).toBe('/brands');
  });
});

describe('the address of a desk with a language before it', () => {
  const led = async (target: string) => {
    const { status, headers } = await open.send(target);
    return { status, to: headers.location, cookie: String(headers['set-cookie']) };
  };
  it('leads staff and sellers to the desk in that language, with the rest as they typed it', async () => {
    expect(await led('/ar/seller/products?q=%D8%B4&page=2')).toMatchObject({
      status: 302,
      to: '/seller/products?q=%D8%B4&page=2',
      cookie: expect.stringMatching(/^i18n_redirected=ar; path=\//),
    });
    expect(await led('/en/admin')).toMatchObject({
      to: '/admin',
      cookie: expect.stringMatching(/^i18n_redirected=en;/),
    });
  });
  it.each(['/ar/seller/application', '/ar/administrator', '/xx/admin', '/ar//admin'])(
    'leaves %s, which is none, as it is',
    async (target) => {
      const { to, cookie } = await led(target);
      expect(to ?? '').not.toMatch(/^\/(admin|seller)/);
      expect(cookie).not.toContain('i18n_redirected');
    },
  );
});
