// The first run: from an empty database, by the address printed at start, to an owner who is signed
// in to the back office.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshDatabase, type Fresh } from '../db.ts';
import { openMailbox, type Mailbox } from '../mailbox.ts';
import { freePort } from '../free-port.ts';
import { install } from './owner-install.ts';
import { personIn } from './owner-steps.ts';
import { CHROME, FLAGS, missing, visit, wordsOf } from './site.ts';

const SOON = { timeout: 120_000, interval: 100 };
const JOURNEYS = [
  ['en', 'en-GB', 1280],
  ['ar', 'ar', 390],
] as const;

let base: Fresh;
let browser: Browser;
let server: ChildProcess;
let dataDir: string;
let origin: string;
let output = '';
let mailbox: Mailbox;

beforeEach(async () => {
  base = await freshDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'souk-install-'));
  mailbox = await openMailbox();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  output = '';
  server = spawn(process.execPath, ['build/server/server.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: 'off',
      PORT: String(port),
      DATABASE_URL: base.url,
      DATA_DIR: dataDir,
      PUBLIC_URL: origin,
      MAIL_PORTS: `25,${new URL(mailbox.url).port}`,
      LOG_LEVEL: 'error',
    },
  });
  server.stdout?.on('data', (text) => (output += String(text)));
  browser = await chromium.launch({ executablePath: CHROME ?? '', args: FLAGS });
});
afterEach(async () => {
  await browser.close();
  await mailbox.close();
  await new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
  await base.close();
  await rm(dataDir, { recursive: true });
});

describe.skipIf(missing)('the first run', () => {
  it.each(JOURNEYS)('is done in the browser, in %s', async (language, locale, width) => {
    const { install: words, trouble } = wordsOf(language);
    await vi.waitFor(() => expect(output).toContain('/install#'), SOON);
    const address = /\S+\/install#\w+/.exec(output)?.[0] ?? '';
    const { page, complaints } = await visit(
      browser,
      origin,
      { locale, viewport: { width, height: 900 } },
      true,
    );
    const closed = await page.goto('/');
    expect([closed?.status(), await page.textContent('h1')]).toEqual([503, trouble?.['not-open']]);
    await page.goto('/admin');
    expect(new URL(page.url()).pathname).toBe('/install');
    await page.getByLabel(words?.code ?? '').fill('WRONGWRONGWRONG2');
    await page.getByRole('button', { name: words?.continue }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: wordsOf(language).refusal?.['set-up-code-wrong'] })
      .waitFor();
    await page.goto('/');
    const isArabic = language === 'ar'; // one run skips the mail server, the other tries it
    await install(personIn(page, language), address, isArabic ? { mailbox } : {});
    const { enabled, sender_address } = await base.db
      .selectFrom('mail_server')
      .select(['enabled', 'sender_address'])
      .executeTakeFirstOrThrow();
    expect([enabled, sender_address]).toEqual([isArabic, isArabic ? 'amal@example.com' : '']);
    const market = await base.db
      .selectFrom('languages')
      .select(['code', 'is_default'])
      .orderBy('position')
      .execute();
    expect(market).toEqual([
      { code: language, is_default: true },
      { code: language === 'en' ? 'ar' : 'en', is_default: false },
    ]);
    const { header_logo } = await base.db
      .selectFrom('settings')
      .select('header_logo')
      .executeTakeFirstOrThrow();
    expect((await page.goto('/'))?.status()).toBe(200);
    await page
      .locator(`header img[src*="${header_logo.split('.')[0]}"]`)
      .first()
      .waitFor();
    // the set-up is gone for good
    await page.goto(address);
    await page
      .getByRole('alert')
      .filter({ hasText: wordsOf(language).refusal?.['already-set-up'] })
      .waitFor();
    expect(complaints.filter((one) => !one.includes('503'))).toEqual([]);
  });
});
