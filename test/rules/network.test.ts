// What counts as one caller, and what may be known about a caller's location.
import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { callerAddress } from '#hall/limits.ts';
import { callerOf, networkOf, plainAddress } from '#hall/network.ts';

const groups = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { minLength: 8, maxLength: 8 })
  .filter(([a = 0]) => a > 0);
const written = (all: number[]) => all.map((group) => group.toString(16)).join(':');

describe('an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:51234', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:cb00:7109', '203.0.113.9'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is %s', (from, to) => {
    expect(plainAddress(from)).toBe(to);
  });
});

describe('one caller', () => {
  it('is an IPv4 address, whatever its port and spelling', () => {
    for (const same of ['203.0.113.9', '203.0.113.9:1', '::ffff:203.0.113.9', '::ffff:cb00:7109'])
      expect(callerOf(same)).toBe('203.0.113.9');
    expect(callerOf('203.0.113.10')).not.toBe('203.0.113.9');
  });
  it('is an IPv6 /64, however its addresses are written', () => {
    for (const same of [
      '2001:db8:1:2::1',
      '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff',
      '[2001:db8:1:2::9]:80',
      '2001:db8:1:2:0:0:192.0.2.1',
      '2001:db8:1:2::1%en0',
    ])
      expect(callerOf(same)).toBe('2001:db8:1:2::/64');
    for (const other of ['2001:db8:1:3::1', '2001:db8:0:2::1', '2001:db8::1:2:0:0'])
      expect(callerOf(other)).not.toBe('2001:db8:1:2::/64');
    expect(callerOf('::1')).toBe('0:0:0:0::/64');
  });
  it('is all of a /64 and nothing beside it', () => {
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        expect(callerOf(written(neighbour))).toBe(callerOf(written(one)));
        expect(isIPv6(callerOf(written(one)).replace('/64', ''))).toBe(true);
        if (written(one.slice(0, 4)) !== written(other.slice(0, 4)))
          expect(callerOf(written(other))).not.toBe(callerOf(written(one)));
      }),
    );
  });
  it('is a bounded text, whatever a proxy says', () =>
    expect(callerOf('x'.repeat(5000))).toHaveLength(64));
});

describe('the network that a session remembers', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['203.0.113.9:80', '203.0.113.0/24'],
    ['2001:db8:1:2ab::1', '2001:db8:1:200::/56'],
    ['2001:0db8:1:00ab::1', '2001:db8:1:0::/56'],
    ['nowhere', 'nowhere'],
  ])('of %s is %s', (from, to) => {
    expect(networkOf(from)).toBe(to);
  });
});

describe('the caller’s address', () => {
  const forwarded = { 'x-forwarded-for': '10.0.0.1, 203.0.113.9, 198.51.100.7' };
  it.each([
    [0, '127.0.0.1'],
    [1, '198.51.100.7'],
    [2, '203.0.113.9'],
    [4, '127.0.0.1'],
  ])('behind %i proxies of our own is %s', (proxies, address) =>
    expect(
      callerAddress(
        { socket: { remoteAddress: '127.0.0.1' }, headers: forwarded },
        { trustedProxies: proxies },
      ),
    ).toBe(address),
  );
});
