// The cost of rendering a page or an answer that is not cached: processor time of the server's
// process for each.
import type { Line } from './report.ts';
import { serve, type Market } from './shop.ts';

const WARM = 400;
const COUNTED = 300;
export const HTML_KB = 40;

export async function benchRenders(market: Market): Promise<Line[]> {
  const { db } = market.services;
  const product = await db
    .selectFrom('products')
    .select(['id', 'slug'])
    .orderBy('review_count', 'desc')
    .executeTakeFirstOrThrow();
  const shop = await serve(market, 0);
  const lines: Line[] = [];
  for (const [what, path, most] of [
    ['home page', '/fr', 15],
    ['listing page', '/all/kitchen', 15],
    ['product page', `/${product.slug}/product/${product.id}`, 15],
    ['API products', '/api/v1/products?page=2', 5],
    ['API product', `/api/v1/product/${product.id}`, 5],
  ] as const) {
    const cpu = await cpuOfOne(shop.port, path, shop.cpuMs);
    lines.push({
      what: `${what}, not kept`,
      value: cpu,
      unit: 'ms of CPU',
      wanted: `≤ ${most}`,
      holds: cpu <= most,
    });
    if (path.startsWith('/api')) continue;
    const kb = await compressedKb(shop.port, path);
    lines.push({
      what: `${what}, HTML with Brotli`,
      value: kb,
      unit: 'kB',
      wanted: `≤ ${HTML_KB}`,
      holds: kb <= HTML_KB,
    });
  }
  await shop.stop();
  return lines;
}

async function cpuOfOne(port: number, path: string, cpuMs: () => number): Promise<number> {
  const requestPage = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { 'accept-encoding': 'br' },
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  };
  for (let at = 0; at < WARM; at++) await requestPage();
  const before = cpuMs();
  for (let at = 0; at < COUNTED; at++) await requestPage();
  return (cpuMs() - before) / COUNTED;
}

/** The size of a page's HTML with Brotli, in kilobytes. */
export async function compressedKb(port: number, path: string): Promise<number> {
  const { request } = await import('node:http');
  const bytes = await new Promise<number>((resolve, reject) => {
    request({ port, path, host: '127.0.0.1', headers: { 'accept-encoding': 'br' } }, (response) => {
      let sum = 0;
      response
        .on('data', (chunk: Buffer) => {
          sum += chunk.length;
        })
        .on('end', () => resolve(sum));
    })
      .on('error', reject)
      .end();
  });
  return bytes / 1000;
}
