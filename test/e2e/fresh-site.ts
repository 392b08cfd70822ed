// The built shop on a database with only its settings, and a browser.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { freshDatabase } from '../db.ts';
import { freePort } from '../free-port.ts';
import { makeShop } from '../make.ts';
import { CHROME, FLAGS, visit, type Site } from './site.ts';

const PATIENCE_MS = 120_000;
const PAUSE_MS = 200;

export async function openFresh(): Promise<Site> {
  const database = await freshDatabase();
  await makeShop(database.db);
  const dataDir = await mkdtemp(join(tmpdir(), 'souk-money-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['build/server/server.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      ROLE: 'web',
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      PUBLIC_URL: origin,
      DEMO: 'off',
    },
  });
  const until = Date.now() + PATIENCE_MS;
  while (!(await isUp(origin))) {
    if (Date.now() > until) throw new Error('The shop does not open.');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  const browser = await chromium.launch({ executablePath: CHROME ?? '', args: FLAGS });
  return {
    origin,
    database,
    browser,
    visit: (options, quiet = true) => visit(browser, origin, options, quiet),
    close: async () => {
      await browser.close();
      await new Promise<void>((resolve) => {
        server.once('exit', () => resolve());
        server.kill('SIGTERM');
      });
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const isUp = async (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
