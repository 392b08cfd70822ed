// How much a browser fetches, and how much of a page moves while loading.
import { existsSync } from 'node:fs';
import { chromium, type Page } from 'playwright-core';
import type { Line } from './report.ts';
import { serve, type Market } from './shop.ts';

const JS_KB = 130;
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function benchBrowser(market: Market): Promise<Line[]> {
  const path = [process.env.CHROME_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (file) => file && existsSync(file),
  );
  if (!path)
    return [
      {
        what: 'JavaScript and layout shift',
        value: NaN,
        unit: '',
        wanted: '',
        holds: true,
        note: 'skipped: no Chromium (name one with CHROME_PATH)',
      },
    ];
  const product = await market.services.db
    .selectFrom('products')
    .select(['id', 'slug'])
    .orderBy('review_count', 'desc')
    .executeTakeFirstOrThrow();
  const shop = await serve(market, 256);
  const browser = await chromium.launch({ executablePath: path, args: FLAGS });
  const lines: Line[] = [];
  for (const [what, address] of [
    ['home', '/'],
    ['listing', '/all/kitchen'],
    ['product', `/${product.slug}/product/${product.id}`],
    ['cart', '/cart'],
    ['checkout', '/checkout'],
  ] as const) {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const { kb, shift } = await measure(page, `http://127.0.0.1:${shop.port}${address}`);
    lines.push(
      {
        what: `${what} page, JavaScript with gzip`,
        value: kb,
        unit: 'kB',
        wanted: `≤ ${JS_KB}`,
        holds: kb <= JS_KB,
      },
      {
        what: `${what} page, layout shift`,
        value: shift,
        unit: 'CLS',
        wanted: '0',
        holds: shift < 0.005,
      },
    );
    await page.close();
  }
  await browser.close();
  await shop.stop();
  return lines;
}

async function measure(page: Page, address: string): Promise<{ kb: number; shift: number }> {
  let bytes = 0;
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      bytes += Number(response.headers()['content-length'] ?? 0);
  });
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(globalThis, {
          shifted: Reflect.get(globalThis, 'shifted') + Reflect.get(entry, 'value'),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  const shift = await page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')));
  return { kb: bytes / 1000, shift };
}
