// What staff can do with webhooks, and their allowed addresses.
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { openWebhookPost } from '#outside/webhooks/post-webhook.ts';
import { freePort } from '../free-port.ts';
import { openShop } from '../shop.ts';
import { refusing } from '../stand-ins/receiver.ts';
import {
  callAsOwner,
  base,
  happens,
  made,
  messages,
  open,
  opened,
  owner,
  receiver,
  save,
  turn,
  withReceiver,
  type Saved,
} from './webhooks-set-up.ts';

withReceiver();

it('the receiver of docs/webhooks.md takes what is signed, once, and nothing else', async () => {
  const [, program = ''] =
    /```js\n([\s\S]+?)```/.exec(await readFile('docs/webhooks.md', 'utf8')) ?? [];
  const port = await freePort();
  const { id } = await made({ address: `http://127.0.0.1:${port}/` });
  const { secret } = (await callAsOwner('adminWebhookMore.secret', { id })) as { secret: string };
  const receives = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: secret },
  });
  let output = '';
  receives.stdout.on('data', (piece: Buffer) => (output += piece.toString()));
  await vi.waitFor(() => expect(output).toContain('listening'), { timeout: 20_000 });
  await happens();
  await turn(id);
  const [{ id: message = 0 } = {}] = await messages(id);
  await callAsOwner('adminWebhookMessage.again', { id: message });
  await turn(id);
  await vi.waitFor(() => expect(output).toMatch(/1: store\.approved \d+/));
  const forged = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
      'webhook-signature': 'v1,AAAA',
    },
    body: '{}',
  });
  receives.kill();
  expect(forged.status).toBe(401);
  expect(output.match(/store\.approved/g)).toHaveLength(1);
  expect(await messages(id)).toMatchObject([{ state: 'taken', tries: 2, last: { status: 204 } }]);
});

describe('what staff do with one', () => {
  it.each([
    ['webhook-own-network', 'http://10.0.0.1/'],
    ['webhook-own-network', 'https://169.254.169.254/latest'],
    ['webhook-own-network', 'https://[fd00::1]/'],
    ['invalid-input', 'https://user:pass@hooks.example/'],
    ['invalid-input', 'ftp://hooks.example/'],
    ['invalid-input', 'hooks.example'],
  ])('is refused with %s for %s', async (code, address) =>
    expect((await save({ address })).data).toMatchObject({
      code,
      fields: { address: expect.stringMatching(/\S/) },
    }),
  );

  it('takes https alone, and nothing of this machine, unless that is set', async () => {
    const strict = await openShop(base);
    const to = (address: string) =>
      strict.send(
        'adminWebhook.save',
        { name: 'W', address, events: ['order.paid'], enabled: true },
        owner.headers,
      );
    expect((await to('http://hooks.example/')).data).toMatchObject({ code: 'webhook-https' });
    expect((await to('https://localhost/')).data).toMatchObject({ code: 'webhook-own-network' });
    const { id } = (await to('https://hooks.example/')).data as Saved;
    // a name that leads into the own network at the time of sending
    await sql`
      update webhooks set address = 'https://localhost.localdomain.invalid/' where id = ${id}
    `.execute(base.db);
    expect(
      (await strict.send('adminWebhookMore.test', { id, event: 'order.paid' }, owner.headers)).data,
    ).toMatchObject({ status: null, trouble: 'host-unknown' });
    await strict.close();
    const post = openWebhookPost({ here: false });
    const sent = { headers: {}, body: '{}' };
    for (const address of [receiver.address, receiver.address.replace('http', 'https')])
      expect(await post({ ...sent, address })).toMatchObject({ trouble: 'own-network' });
    expect(receiver.got).toEqual([]);
  });

  it('tests it, whether it is on or off, and writes nothing down', async () => {
    const { id } = await made({ enabled: false });
    expect(await callAsOwner('adminWebhookMore.test', { id, event: 'order.paid' })).toMatchObject({
      status: 200,
      answer: 'thank you',
      trouble: null,
    });
    expect(JSON.parse(receiver.got[0]?.body ?? '')).toMatchObject({
      type: 'order.paid',
      number: 0,
    });
    await receiver.close();
    expect(await callAsOwner('adminWebhookMore.test', { id, event: 'order.paid' })).toMatchObject({
      status: null,
      trouble: 'unreachable',
    });
    expect(await messages(id)).toEqual([]);
  });

  it('rotates its secret: both sign for a day', async () => {
    const { id } = await made();
    const secret = async (call: 'secret' | 'rotate') =>
      ((await callAsOwner(`adminWebhookMore.${call}`, { id })) as { secret: string }).secret;
    const before = await secret('secret');
    const after = await secret('rotate');
    expect([after === before, await secret('secret')]).toEqual([false, after]);
    await callAsOwner('adminWebhookMore.test', { id, event: 'order.paid' });
    expect(String(receiver.got[0]?.headers['webhook-signature']).split(' ')).toHaveLength(2);
    await sql`update webhook_states set before_until = now() where webhook_id = ${id}`.execute(
      base.db,
    );
    await callAsOwner('adminWebhookMore.test', { id, event: 'order.paid' });
    expect(String(receiver.got[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
    const shown = await Promise.all([
      opened(id),
      callAsOwner('adminWebhook.edits', { id }),
      open.send('adminWebhook.list', {}, owner.headers).then(({ text }) => text),
    ]);
    for (const one of [before, after]) expect(JSON.stringify(shown)).not.toContain(one);
  });

  it('sends one again, and skips one that is not taken', async () => {
    const { id } = await made();
    await happens();
    await turn(id);
    receiver.answer(refusing(422));
    await happens(2);
    await turn(id);
    const [third, second, first] = await messages(id);
    await callAsOwner('adminWebhookMessage.again', { id: first?.id });
    await turn(id);
    expect(receiver.numbers()).toEqual([1, 2, 1]);
    await callAsOwner('adminWebhookMessage.skip', { id: first?.id });
    await callAsOwner('adminWebhookMessage.skip', { id: second?.id });
    receiver.answer((response) => response.end());
    await turn(id);
    expect(receiver.numbers().at(-1)).toBe(3);
    expect((await messages(id)).map(({ state }) => state)).toEqual(['taken', 'skipped', 'skipped']);
    const late = await open.send('adminWebhookMessage.skip', { id: third?.id }, owner.headers);
    expect(late.data).toMatchObject({ code: 'thing-not-found' });
  });
});
