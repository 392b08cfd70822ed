// Webhooks get messages in the order of their numbers, whatever the other side does.
import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { startJobs } from '#jobs/start-jobs.ts';
import { recordNews } from '#jobs/webhooks/record-news.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { openWebhookPost } from '#outside/webhooks/post-webhook.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { openReceiver } from '../stand-ins/receiver.ts';
import {
  callAsOwner,
  base,
  happens,
  HOUR,
  lastEvent,
  made,
  messages,
  open,
  opened,
  receiver,
  queueMessages,
  turn,
  withReceiver,
} from './webhooks-set-up.ts';

withReceiver();

describe('a webhook', () => {
  it('gets each event once, numbered, signed, and in the shape of the API', async () => {
    const { id } = await made();
    await happens(2);
    await recordNews(base.db, await open.services.market(), await lastEvent()); // a task may run twice
    await turn(id);
    expect(receiver.numbers()).toEqual([1, 2]);
    const [first] = receiver.got;
    const { secret } = (await callAsOwner('adminWebhookMore.secret', { id })) as { secret: string };
    const { 'webhook-id': key, 'webhook-timestamp': at, ...headers } = first?.headers ?? {};
    const hmac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'));
    expect(headers['webhook-signature']).toBe(
      `v1,${hmac.update(`${String(key)}.${String(at)}.${first?.body}`).digest('base64')}`,
    );
    expect(Math.abs(Number(at) * 1000 - Date.now())).toBeLessThan(60_000);
    const { data, ...rest } = JSON.parse(first?.body ?? '') as Record<string, unknown>;
    expect(rest).toEqual({
      version: 1,
      type: 'store.approved',
      number: 1,
      timestamp: expect.stringMatching(/^\d{4}-.+Z$/),
    });
    expect(endpoints['adminStore.open'].output.parse(data)).toEqual(data);
    expect(await opened(id)).toMatchObject({ state: 'working', waiting: 0 });
    expect(await messages(id)).toMatchObject([
      { number: 2, state: 'taken', tries: 1, last: { status: 200, answer: 'thank you' } },
      { number: 1, state: 'taken' },
    ]);
  });

  it('gets an order, its product and its stock as the API answers them', async () => {
    const { id } = await made({
      events: ['order.placed', 'order.cancelled', 'parcel.cancelled', 'stock.low'],
    });
    const shopper = makeVisitor();
    const product = await makeProduct(base.db, { stock: 6 });
    await fillCart(base.db, shopper, { product });
    const placed = await order(base.db, await readMarketSettings(base.db), shopper);
    await queueMessages();
    await open.ask(
      'cancellation.cancelOrder',
      { order_id: placed.id, title: 'No', message: 'No.', user_token: shopper.token },
      {},
    );
    await queueMessages();
    await turn(id);
    const received = receiver.got.map(
      ({ body }) => JSON.parse(body) as { type: string; data: { id?: number; lines?: unknown[] } },
    );
    expect(received.map(({ type }) => type).toSorted()).toEqual([
      'order.cancelled',
      'order.placed',
      'parcel.cancelled',
      'stock.low',
    ]);
    const placedNews = received.find(({ type }) => type === 'order.placed');
    expect(placedNews?.data.id).toBe(placed.id);
    expect(endpoints['order.find'].output.parse(placedNews?.data)).toEqual(placedNews?.data);
    const parcel = received.find(({ type }) => type === 'parcel.cancelled');
    expect(endpoints['parcel.find'].output.parse(parcel?.data)).toEqual(parcel?.data);
  });

  it('that answers slowly, with too much, or by a redirect counts as failed', async () => {
    const { id } = await made();
    await happens();
    receiver.answer((response, { path }) =>
      path === '/souk'
        ? response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
        : response.end('followed'),
    );
    await turn(id);
    receiver.answer(() => {}); // no answer at all
    await turn(id, HOUR);
    receiver.answer((response) => {
      response.write('a'); // and never an end
    });
    await turn(id, 2 * HOUR);
    receiver.answer((response) => response.end('b\u0000'.repeat(200_000)));
    await turn(id, 10 * HOUR);
    const [{ id: message = 0 } = {}] = await messages(id);
    const { attempts } = (await callAsOwner('adminWebhookMessage.open', { id: message })) as {
      attempts: { trouble: string | null; answer: string }[];
    };
    expect(attempts.map(({ trouble }) => trouble)).toEqual([
      null,
      'timeout',
      'timeout',
      'redirect',
    ]);
    expect(attempts[0]?.answer.length).toBeLessThanOrEqual(2048);
    expect(receiver.got.every(({ path }) => path === '/souk')).toBe(true);
  });

  it('delays no other', async () => {
    const other = await openReceiver();
    const slow = await made();
    const quick = await made({ address: other.address });
    receiver.answer(() => {});
    await happens(2);
    const stop = await startJobs(
      { ...open.services, webhooks: openWebhookPost({ here: true }) },
      base.url,
    );
    await vi.waitFor(() => expect([receiver.got.length, other.numbers()]).toEqual([1, [1, 2]]), {
      timeout: 20_000,
    });
    receiver.answer((response) => response.end());
    await receiver.close();
    await stop();
    await other.close();
    expect([(await opened(quick.id)).waiting, (await opened(slow.id)).waiting]).toEqual([0, 2]);
  });

  it('gets again, in order and under the same id, what a killed courier had sent', async () => {
    const { id } = await made();
    await happens(3);
    const courier = spawn(process.execPath, ['test/stand-ins/courier-apart.ts'], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DATABASE_URL: base.url,
        DATA_DIR: open.services.config.dataDir,
        WEBHOOK: String(id),
      },
    });
    // the second has arrived, and its courier ends before it hears that
    receiver.answer((response) => {
      if (receiver.got.length === 2) courier.kill('SIGKILL');
      else response.end();
    });
    const signal = await new Promise((resolve) => courier.once('exit', (_, by) => resolve(by)));
    expect(signal).toBe('SIGKILL');
    expect(receiver.numbers()).toEqual([1, 2]);
    expect(await messages(id)).toMatchObject([
      { number: 3, state: 'waiting' },
      { number: 2, state: 'waiting' },
      { number: 1, state: 'taken' },
    ]);
    receiver.answer((response) => response.end());
    await turn(id);
    expect(receiver.numbers()).toEqual([1, 2, 2, 3]);
    const [, second, again] = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect(again).toBe(second);
  });
});
