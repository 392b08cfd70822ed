// Judges the state of each part of a shop. `word` names the sentence to show.
import type { Health, HealthPart, HealthState } from '#contract/admin/health.ts';

export type Facts = Omit<Health, 'state' | 'checks'>;
export type Word =
  | 'database-good'
  | 'database-lag'
  | 'database-slow'
  | 'queue-good'
  | 'queue-late'
  | 'queue-failed'
  | 'worker-good'
  | 'worker-gone'
  | 'mail-good'
  | 'mail-off'
  | 'mail-failed'
  | 'mail-stuck'
  | 'disk-good'
  | 'disk-low'
  | 'disk-unknown'
  | 'gateway-good'
  | 'gateway-keys'
  | 'gateway-trouble'
  | 'certificate-none'
  | 'certificate-good'
  | 'certificate-soon'
  | 'certificate-unreached';
export type Judged = {
  part: HealthPart;
  of: string;
  state: HealthState;
  word: Word;
  values: Record<string, string | number>;
};

const SLOW_S = 300;
const LAG_S = 60;
const LATE_S = 300;
const GONE_S = 60;
const DISK_LOW = 0.1;
const DISK_FULL = 0.03;
const SOON_DAYS = 21;
const OVER_DAYS = 4;
const MEGABYTE = 1_000_000;
const GIGABYTE = 1000 * MEGABYTE;

/** The state of each part of a shop. */
export const judge = (facts: Facts): Judged[] => [
  ofDatabase(facts),
  ofQueue(facts),
  ofWorker(facts),
  ofMail(facts),
  ofDisk(facts),
  ...facts.gateways.map((gateway) => ({ ...ofGateway(gateway), of: gateway.name })),
  ofCertificate(facts),
];

/** The worst of some states. */
export const worstOf = (all: { state: HealthState }[]): HealthState =>
  (['bad', 'warn'] as const).find((state) => all.some((one) => one.state === state)) ?? 'good';

type Values = Judged['values'];
const judged = (part: HealthPart, state: HealthState, word: Word, values: Values = {}): Judged => ({
  part,
  of: '',
  state,
  word,
  values,
});

function ofDatabase({ database }: Facts): Judged {
  const { bytes, replicas, replica_lag_s: lag, longest_transaction_s: open } = database;
  if (open > SLOW_S)
    return judged('database', 'warn', 'database-slow', { minutes: Math.floor(open / 60) });
  if (lag !== null && lag > LAG_S)
    return judged('database', 'warn', 'database-lag', { seconds: lag });
  const megabytes = Math.ceil(bytes / MEGABYTE);
  return judged('database', 'good', 'database-good', { megabytes, replicas });
}

function ofQueue({ queue, at }: Facts): Judged {
  const { waiting, failed, oldest_waiting_at: oldest } = queue;
  const late = oldest === null ? 0 : secondsBetween(oldest, at);
  if (late > LATE_S)
    return judged('queue', 'bad', 'queue-late', { minutes: Math.floor(late / 60), count: waiting });
  if (failed > 0) return judged('queue', 'warn', 'queue-failed', { count: failed });
  return judged('queue', 'good', 'queue-good', { count: waiting });
}

function ofWorker({ worker: { seen_at: seen }, at }: Facts): Judged {
  return seen === null || secondsBetween(seen, at) > GONE_S
    ? judged('worker', 'bad', 'worker-gone')
    : judged('worker', 'good', 'worker-good');
}

function ofMail({ mail }: Facts): Judged {
  const { on, waiting, failed, sent_at: sent, trouble_at: trouble } = mail;
  if (!on) return judged('mail', 'warn', 'mail-off');
  if (waiting > 0 && trouble !== null && (sent === null || sent < trouble))
    return judged('mail', 'bad', 'mail-stuck', { count: waiting });
  if (failed > 0) return judged('mail', 'warn', 'mail-failed', { count: failed });
  return judged('mail', 'good', 'mail-good', { count: waiting });
}

function ofDisk({ disk }: Facts): Judged {
  if (!disk) return judged('disk', 'good', 'disk-unknown');
  const { free_bytes: free, total_bytes: total } = disk;
  const values = {
    gigabytes: Math.floor((free / GIGABYTE) * 10) / 10,
    percent: Math.floor((free / total) * 100),
  };
  if (free / total >= DISK_LOW) return judged('disk', 'good', 'disk-good', values);
  return judged('disk', free / total < DISK_FULL ? 'bad' : 'warn', 'disk-low', values);
}

function ofGateway({ name, ready, problem }: Facts['gateways'][number]): Judged {
  if (!ready) return judged('gateway', 'bad', 'gateway-keys', { name });
  if (problem !== null) return judged('gateway', 'warn', 'gateway-trouble', { name, problem });
  return judged('gateway', 'good', 'gateway-good', { name });
}

function ofCertificate({ certificate }: Facts): Judged {
  if (!certificate) return judged('certificate', 'warn', 'certificate-none');
  const { days_left: days } = certificate;
  if (days === null) return judged('certificate', 'warn', 'certificate-unreached');
  if (days >= SOON_DAYS) return judged('certificate', 'good', 'certificate-good', { days });
  const state = days < OVER_DAYS ? 'bad' : 'warn';
  return judged('certificate', state, 'certificate-soon', { days: Math.max(0, days) });
}

const secondsBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / 1000;
