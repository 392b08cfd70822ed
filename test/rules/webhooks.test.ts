// Webhooks: the allowed addresses, the signature of a message, and the time of retries.
import { createServer, isIP, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { signedHeaders } from '#market/webhooks/sign-webhook.ts';
import { isGivenUp, nextTryAt } from '#market/webhooks/webhook.ts';
import { openWebhookPost } from '#outside/webhooks/post-webhook.ts';
import { admitHost, isPublic, type Resolver } from '#outside/webhooks/public-address.ts';

describe('an address of the public internet', () => {
  it.each([
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.128.0.1',
    '192.0.1.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001:82a::200e',
  ])('is %s', (address) => expect(isPublic(address)).toBe(true));
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.255.255',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
  ])('is not %s', (address) => expect(isPublic(address)).toBe(false));
});

describe('a host', () => {
  const hostOf = (address: string) => new URL(address).hostname;
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
    'https://api.localhost./',
    'https://printer.local/',
    'https://metadata.google.internal/',
  ])('of %s is refused before it is looked up', (address) =>
    expect(() => admitHost(hostOf(address), false)).toThrow(),
  );
  it.each(['https://hooks.example/', 'https://locals.example/', 'https://8.8.8.8/'])(
    'of %s is not',
    (address) => expect(() => admitHost(hostOf(address), false)).not.toThrow(),
  );
  it('of this machine is admitted where that is allowed, and no other of the network', () => {
    expect(() => admitHost('127.0.0.1', true)).not.toThrow();
    expect(() => admitHost('[::1]', true)).not.toThrow();
    expect(() => admitHost('10.0.0.1', true)).toThrow();
    expect(() => admitHost('169.254.169.254', true)).toThrow();
  });
});

describe('a message', () => {
  const message = {
    key: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    at: new Date(1614265330_999),
  };
  const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  it('is signed as the example of Standard Webhooks is', () =>
    expect(signedHeaders(message, [SECRET])).toEqual({
      'webhook-id': message.key,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    }));
  it('is signed with every secret that is valid', () =>
    expect(signedHeaders(message, [SECRET, 'whsec_AAAA'])['webhook-signature']).toMatch(
      /^v1,\S{44} v1,\S{44}$/,
    ));
});

describe('what was not taken', () => {
  const NOW = new Date('2026-11-25T10:00:00Z');
  const pauses = (random: number) =>
    Array.from({ length: 12 }, (_, at) => (+nextTryAt(at + 1, random, NOW) - +NOW) / 1000);
  it('is tried again after growing pauses, at last every twelve hours', () =>
    expect(pauses(0.5)).toEqual([
      10, 30, 90, 270, 810, 2430, 7290, 21_870, 43_200, 43_200, 43_200, 43_200,
    ]));
  it('is not tried again at the same moment as others that failed with it', () => {
    expect(pauses(0).slice(0, 2)).toEqual([8, 24]);
    expect(pauses(1).slice(0, 2)).toEqual([12, 36]);
  });
  it('for three days, or is gone for good, switches its webhook off', () => {
    const refused = { status: 500, ms: 1, answer: '', trouble: 'refused' } as const;
    const daysAgo = (days: number) => new Date(+NOW - days * 86_400_000);
    expect(isGivenUp(daysAgo(2.9), refused, NOW)).toBe(false);
    expect(isGivenUp(daysAgo(3), refused, NOW)).toBe(true);
    expect(isGivenUp(NOW, { ...refused, status: 410, trouble: 'gone' }, NOW)).toBe(true);
  });
});

describe('a name', () => {
  it('that leads into the own network when it is connected to is refused there', async () => {
    const lookups: string[] = [];
    let reached = 0;
    const inside = createServer(() => (reached += 1));
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const { port } = inside.address() as AddressInfo;
    // public when it was saved, and inside the own network from then on
    const answers = ['93.184.216.34', '127.0.0.1', '::ffff:127.0.0.1', '169.254.169.254'];
    for (const address of answers.slice(1)) {
      const resolver: Resolver = (host, _, answer) => {
        lookups.push(host);
        answer(null, [
          { address: answers[0] ?? '', family: 4 },
          { address, family: isIP(address) },
        ]);
      };
      const post = openWebhookPost({ here: false, resolver });
      const tried = await post({
        address: `https://hooks.example:${port}/souk`,
        headers: {},
        body: '{}',
      });
      expect(tried, address).toMatchObject({ status: null, trouble: 'own-network' });
    }
    expect([lookups, reached]).toEqual([['hooks.example', 'hooks.example', 'hooks.example'], 0]);
    inside.close();
  });
});
