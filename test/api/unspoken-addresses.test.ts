// Addresses in a language that the market does not speak now.
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
    const led = async (target: string) => (await open.ask(target)).headers.location;
    await turn(false);
    await expect.poll(() => led('/ar/brands?page=2')).toBe('/brands?page=2');
    expect(await led('/ar')).toBe('/');
    expect(await led('/ar//evil.example')).toBe('/evil.example');
    expect((await open.ask('/ar')).status).toBe(302);
    expect((await open.ask('/', { headers: { cookie: 'i18n_redirected=ar' } })).status).toBe(200);
    await turn(true);
    await expect.poll(async () => (await open.ask('/ar/brands')).status).toBe(200);
    expect(await led('/en/brands')).toBe('/brands');
  });
});
