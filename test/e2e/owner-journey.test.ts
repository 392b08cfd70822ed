// From an empty database to a shop that sells, only in the browser: an owner sets up and shapes the
// market, and a shopper buys. In English on a laptop, in Arabic on a phone.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { freePort } from '../free-port.ts';
import { namedKeys } from '../stand-ins/gateways/set-keys.ts';
import { openStripe } from '../stand-ins/gateways/stripe.ts';
import { install } from './owner-install.ts';
import {
  buy,
  makeCatalogue,
  makeProduct,
  makeRules,
  openPayment,
  setColoursAndLogo,
  THINGS,
  writeContent,
} from './owner-shapes.ts';
import { personIn } from './owner-steps.ts';
import { CHROME, FLAGS, missing, visit } from './site.ts';

const SOON = { timeout: 240_000, interval: 100 };
const VIEWS = [
  ['en', 'en-GB', 1440],
  ['ar', 'ar', 390],
] as const;

/** Twenty euros, a fifth of tax, and the parcel; in cash. */
const ORDERED = {
  subtotal: 2000,
  tax: 400,
  shipping_price: 450,
  total: 2850,
  order_method: orderMethod.cashOnDelivery,
};

let base: Fresh;
let stripe: Awaited<ReturnType<typeof openStripe>>;
let browser: Browser;
let server: ChildProcess;
let dataDir: string;
let origin: string;
let output = '';

beforeEach(async () => {
  [base, stripe] = await Promise.all([freshDatabase(), openStripe()]);
  dataDir = await mkdtemp(join(tmpdir(), 'souk-journey-'));
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
      LIMITS: 'off',
      LOG_LEVEL: 'error',
      GATEWAYS: 'loopback',
      SECRETS_KEY: '7c'.repeat(32),
      STRIPE_URL: stripe.url,
    },
  });
  server.stdout?.on('data', (text) => (output += String(text)));
  browser = await chromium.launch({ executablePath: CHROME ?? '', args: FLAGS });
});
afterEach(async () => {
  await browser.close();
  await new Promise<void>((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
  await Promise.all([base.close(), stripe.close()]);
  await rm(dataDir, { recursive: true });
});

describe.skipIf(missing)('an owner with an empty database', () => {
  it.each(VIEWS)('opens a shop that sells, in %s', async (language, locale, width) => {
    const options = { locale, viewport: { width, height: 900 } };
    const owner = await visit(browser, origin, options, true);
    const person = personIn(owner.page, language);
    const named = (thing: keyof typeof THINGS) => THINGS[thing][language];
    await vi.waitFor(() => expect(output).toContain('/install#'), SOON);
    await install(person, /\S+\/install#\w+/.exec(output)?.[0] ?? '', { checked: true });
    await setColoursAndLogo(person);
    await makeCatalogue(person, named);
    await makeRules(person);
    await openPayment(person, namedKeys(stripe.keys));
    await makeProduct(person, named);
    await writeContent(person, named);
    expect(owner.complaints).toEqual([]);
    const shopper = await visit(browser, origin, options, true);
    await buy(personIn(shopper.page, language), named);
    expect(shopper.complaints).toEqual([]);
    const orders = await base.db
      .selectFrom('orders')
      .select(['subtotal', 'tax', 'shipping_price', 'total', 'order_method'])
      .execute();
    expect(orders).toEqual([ORDERED]);
  });
});
