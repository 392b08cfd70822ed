// A market that is not set up yet, with its start code, for each test of a file.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { issueSetUpCode } from '#market/install/set-up-code.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { openShop, type TestShop } from '../shop.ts';

export const OWNER = {
  name: 'Amal',
  email: 'Amal@Example.com',
  password: 'a quiet harbour at dawn',
};
export const CHOSEN = {
  languages: ['ar', 'fr'],
  country: 'KW',
  currency: 'KWD',
  site_name: 'Bazaar',
};

export let base: Fresh;
export let open: TestShop;
export let code: string;
export let dataDir: string;

/** Opens one before each test of a file, and closes it afterwards. */
export function withEmptyMarket(): void {
  beforeEach(async () => {
    base = await freshDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'souk-install-'));
    open = await openShop(base, { dataDir });
    code = await transaction(base.db, issueSetUpCode);
  });
  afterEach(async () => {
    await open.close();
    await base.close();
    await rm(dataDir, { recursive: true });
  });
}

/** The whole input of the first set-up. */
export const all = () => ({ code, ...OWNER, ...CHOSEN });
