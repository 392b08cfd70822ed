// How the parts of a shop are judged healthy or not.
import { describe, expect, it } from 'vitest';
import { judge, worstOf, type Facts } from '#market/health/health.ts';

const AT = '2026-11-26T12:00:00.000Z';
const ago = (seconds: number) => new Date(Date.parse(AT) - seconds * 1000).toISOString();
const GATEWAY = {
  code: 'stripe',
  name: 'Stripe',
  test_mode: false,
  ready: true,
  told_at: null,
  problem: null,
};
const WELL: Facts = {
  at: AT,
  database: { bytes: 12_000_000, replicas: 0, replica_lag_s: null, longest_transaction_s: 3 },
  queue: { waiting: 2, trying: 0, failed: 0, oldest_waiting_at: ago(10) },
  worker: { seen_at: ago(5) },
  mail: { on: true, waiting: 0, failed: 0, sent_at: ago(60), trouble_at: null },
  disk: { free_bytes: 50e9, total_bytes: 100e9 },
  gateways: [GATEWAY],
  certificate: { days_left: 60 },
  versions: { souk: '0.1.0', node: '24', postgres: '18', schema: '0001_market' },
};
const of = (more: Partial<Facts>) =>
  judge({ ...WELL, ...more }).flatMap(({ state, word }) =>
    state === 'good' ? [] : [`${state} ${word}`],
  );

describe('a shop', () => {
  it('is well when all parts are', () => {
    expect(of({})).toEqual([]);
    expect(worstOf(judge(WELL))).toBe('good');
  });
  it.each<[string, Partial<Facts>, string]>([
    [
      'a transaction that stays open',
      { database: { ...WELL.database, longest_transaction_s: 301 } },
      'warn database-slow',
    ],
    [
      'a replica that is behind',
      { database: { ...WELL.database, replicas: 1, replica_lag_s: 61 } },
      'warn database-lag',
    ],
    [
      'a job that waits too long',
      { queue: { ...WELL.queue, oldest_waiting_at: ago(301) } },
      'bad queue-late',
    ],
    ['jobs that failed', { queue: { ...WELL.queue, failed: 1 } }, 'warn queue-failed'],
    ['a worker that is gone', { worker: { seen_at: ago(61) } }, 'bad worker-gone'],
    ['no worker at all', { worker: { seen_at: null } }, 'bad worker-gone'],
    ['no mail server', { mail: { ...WELL.mail, on: false } }, 'warn mail-off'],
    ['emails that were given up', { mail: { ...WELL.mail, failed: 1 } }, 'warn mail-failed'],
    [
      'a mail server that takes nothing since its last fault',
      { mail: { ...WELL.mail, waiting: 1, trouble_at: ago(30) } },
      'bad mail-stuck',
    ],
    ['little room', { disk: { free_bytes: 9e9, total_bytes: 100e9 } }, 'warn disk-low'],
    ['hardly any room', { disk: { free_bytes: 2e9, total_bytes: 100e9 } }, 'bad disk-low'],
    ['a gateway without keys', { gateways: [{ ...GATEWAY, ready: false }] }, 'bad gateway-keys'],
    [
      'a gateway that does not answer',
      { gateways: [{ ...GATEWAY, problem: 'timeout' }] },
      'warn gateway-trouble',
    ],
    ['an address without https', { certificate: null }, 'warn certificate-none'],
    [
      'an address where nobody answers',
      { certificate: { days_left: null } },
      'warn certificate-unreached',
    ],
    ['a certificate that ends soon', { certificate: { days_left: 20 } }, 'warn certificate-soon'],
    ['one that ends now', { certificate: { days_left: 3 } }, 'bad certificate-soon'],
    ['one that is over', { certificate: { days_left: -2 } }, 'bad certificate-soon'],
  ])('tells of %s', (_, facts, problem) => expect(of(facts)).toEqual([problem]));

  it('that had a fault and has sent since is well', () =>
    expect(
      of({ mail: { ...WELL.mail, waiting: 1, trouble_at: ago(90), sent_at: ago(60) } }),
    ).toEqual([]));
  it('is as bad as its worst part', () => {
    expect(worstOf([{ state: 'good' }, { state: 'bad' }, { state: 'warn' }])).toBe('bad');
    expect(worstOf([{ state: 'warn' }, { state: 'good' }])).toBe('warn');
  });
});
