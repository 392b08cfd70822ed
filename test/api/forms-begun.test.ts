// Forms with files that are started but never finished: they use up their own sender's room, and
// nobody else's.
import { connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { bought } from '../deliver.ts';
import { makeShop, makeVisitor } from '../make.ts';
import { answerOf, openShop, type Answer, type TestShop } from '../shop.ts';

let base: Fresh;
let market: MarketSettings;
let open: TestShop;
let picture: Buffer;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
  picture = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  open = await openShop(base, { trustedProxies: 1, limits: true });
});
afterAll(async () => {
  await open.close();
  await base.close();
});

const LONG = { timeout: 60_000 };
type Begun = { end: () => Promise<void> };

/** Starts a form as a browser does, and leaves it unfinished. */
function begin(address: string, headers: Record<string, string> = {}): Promise<Begun> {
  const all = {
    host: 'shop.example',
    'x-forwarded-for': address,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': '100000',
    ...headers,
  };
  const head = Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  return new Promise((resolve, reject) => {
    const socket = connect(open.port, '127.0.0.1', () => {
      socket.write(`POST /api/v1/rating-review/action HTTP/1.1\r\n${head}\r\n--x\r\n`);
      resolve({
        end: () =>
          new Promise((ended) => {
            socket.once('close', () => ended()).destroy();
          }),
      });
    }).on('error', reject);
  });
}

async function review(
  address: string,
  { token, productId, orderId }: { token: string; productId: number; orderId: number },
  headers: Record<string, string> = {},
): Promise<Answer> {
  const form = new FormData();
  const fields = {
    product_id: productId,
    order_id: orderId,
    rating: 4,
    review: 'Nice',
    id: 0,
    user_token: token,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('images[]', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png');
  return answerOf(
    await fetch(`${open.origin}/api/v1/rating-review/action`, {
      method: 'POST',
      body: form,
      headers: { 'x-forwarded-for': address, ...headers },
    }),
  );
}
async function buyer() {
  const visitor = makeVisitor();
  return { token: visitor.token, ...(await bought(base.db, market, visitor)) };
}

describe('forms that are only begun', () => {
  it('fill up their own network, and neither another nor who is signed in', async () => {
    const [first, second, account] = [await buyer(), await buyer(), await makeCustomer(base)];
    const own = { token: '', ...(await bought(base.db, market, account.customer)) };
    const begun = await Promise.all(
      Array.from({ length: 40 }, (_, at) => begin(`2001:db8:9:9::${at}`)),
    );
    await vi.waitFor(
      async () => expect((await review('2001:db8:9:9:1::1', first)).http).toBe(429),
      LONG,
    );
    expect(await review('198.51.100.4', second)).toMatchObject({
      http: 200,
      status: 200,
      data: { failed: 0 },
    });
    expect(await review('2001:db8:9:9::1', own, account.headers)).toMatchObject({
      http: 200,
      status: 200,
      data: { failed: 0 },
    });
    for (const { end } of begun) await end();
    await vi.waitFor(
      async () =>
        expect(await review('2001:db8:9:9:1::1', first)).toMatchObject({ http: 200, status: 200 }),
      LONG,
    );
  });
  it('of one signed-in person are limited, from whichever network', async () => {
    const account = await makeCustomer(base);
    const own = { token: '', ...(await bought(base.db, market, account.customer)) };
    const begun = await Promise.all(
      Array.from({ length: 4 }, (_, at) => begin(`203.0.113.${at}`, account.headers)),
    );
    await vi.waitFor(
      async () => expect((await review('203.0.113.9', own, account.headers)).http).toBe(429),
      LONG,
    );
    for (const { end } of begun) await end();
    await vi.waitFor(
      async () =>
        expect(await review('203.0.113.9', own, account.headers)).toMatchObject({
          http: 200,
          status: 200,
        }),
      LONG,
    );
  });
});
