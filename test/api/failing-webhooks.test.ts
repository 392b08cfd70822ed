// A webhook whose receiver fails: for an hour, in every way, and nothing is lost or sent twice; for
// days, and it is switched off with a letter to the owner.
import { createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { lettersTo } from '../letters.ts';
import { refusing } from '../stand-ins/receiver.ts';
import {
  callAsOwner,
  base,
  happens,
  HOUR,
  made,
  messages,
  opened,
  receiver,
  turn,
  withReceiver,
} from './webhooks-set-up.ts';

withReceiver();

type Failure = [answer: (response: ServerResponse) => void, trouble: string];
/** How a receiver fails, and its entry in the log. */
const FAILURES: Failure[] = [
  [refusing(500, 'out of order'), 'refused'],
  [() => {}, 'timeout'], // no answer at all
  [(response) => response.destroy(), 'unreachable'], // cut off
  [
    (response) => {
      response.writeHead(200, { 'content-length': 99 }).write('o'); // cut off within the answer
      setImmediate(() => response.destroy());
    },
    'unreachable',
  ],
];

/** Makes the receiver accept validly signed messages; returns the numbers of those accepted. */
function acknowledging(secret: string): number[] {
  const taken: number[] = [];
  receiver.answer((response, { headers, body }) => {
    const { 'webhook-id': key, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
    const hmac = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'));
    const right = hmac.update(`${String(key)}.${String(at)}.${body}`).digest('base64');
    if (signature !== `v1,${right}`) return response.writeHead(401).end();
    taken.push((JSON.parse(body) as { number: number }).number);
    return response.end('at last');
  });
  return taken;
}

describe('a webhook', () => {
  it('that refuses, hangs and cuts for an hour gets each at last, once, in order, signed', async () => {
    const { id } = await made();
    const { secret } = (await callAsOwner('adminWebhookMore.secret', { id })) as { secret: string };
    await happens(2);
    const began = Date.now();
    let later = 0;
    for (let at = 0; later < HOUR; at++) {
      receiver.answer(FAILURES[at % FAILURES.length]?.[0] ?? refusing(500));
      await turn(id, later);
      await turn(id, later); // a courier that comes too early sends nothing
      expect(receiver.numbers()).toEqual(Array.from({ length: at + 1 }, () => 1));
      if (at === 3) await happens(); // and the shop goes on meanwhile
      const { state, waiting, next_at: next } = await opened(id);
      expect([state, waiting]).toEqual(['failing', at < 3 ? 2 : 3]);
      later = Date.parse(String(next)) - began;
    }
    const failed = receiver.got.length;
    expect(failed).toBeLessThan(10); // pauses grow
    const acknowledged = acknowledging(secret);
    await turn(id, later);
    await turn(id, later);
    expect(acknowledged).toEqual([1, 2, 3]);
    expect(receiver.got.length).toBe(failed + 3);
    const keys = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect(new Set(keys.slice(0, failed + 1)).size).toBe(1); // sent again with the same id
    expect(new Set(keys.slice(failed)).size).toBe(3);
    // the owner sees that it works again, and each try of the hour with its result
    expect(await opened(id)).toMatchObject({
      state: 'working',
      waiting: 0,
      failing_since: null,
      next_at: null,
    });
    const [, , first] = await messages(id);
    expect(first).toMatchObject({ state: 'taken', tries: failed + 1, last: { answer: 'at last' } });
    const { attempts } = (await callAsOwner('adminWebhookMessage.open', { id: first?.id })) as {
      attempts: { trouble: string | null; status: number | null }[];
    };
    expect(attempts.toReversed().map(({ trouble }) => trouble)).toEqual([
      ...Array.from({ length: failed }, (_, at) => FAILURES[at % FAILURES.length]?.[1]),
      null,
    ]);
    expect(await lettersTo(base.db, 'owner@souk.example')).toEqual([]);
  });

  it('that fails for three days is switched off, the owner gets a letter, and can switch it on again', async () => {
    const { id, name } = await made();
    receiver.answer(refusing(500));
    await happens();
    await turn(id);
    await turn(id, 71 * HOUR);
    expect((await opened(id)).enabled).toBe(true);
    await turn(id, 90 * HOUR);
    const off = await opened(id);
    expect(off).toMatchObject({ enabled: false, state: 'off', waiting: 1 });
    expect(await lettersTo(base.db, 'owner@souk.example')).toMatchObject([
      { kind: 'webhook-off', data: { webhook: id, name } },
    ]);
    await happens(); // no messages are made while it is off
    receiver.answer((response) => response.end());
    await callAsOwner('adminWebhook.save', { ...off, enabled: true });
    await turn(id);
    expect(receiver.numbers()).toEqual([1, 1, 1, 1]);
    expect(await opened(id)).toMatchObject({ state: 'working', waiting: 0 });
  });

  it('that is gone for good is switched off at once', async () => {
    const { id } = await made();
    receiver.answer(refusing(410));
    await happens();
    await turn(id);
    expect(await opened(id)).toMatchObject({ enabled: false, state: 'off' });
  });
});
