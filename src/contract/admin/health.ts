// The state of the site: each part with a state, a sentence about it, and what to do.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';

const healthParts = [
  'database',
  'queue',
  'worker',
  'mail',
  'disk',
  'gateway',
  'certificate',
] as const;
export type HealthPart = (typeof healthParts)[number];
/** From good to bad: warn needs attention soon, bad needs it now. */
const healthStates = ['good', 'warn', 'bad'] as const;
export type HealthState = (typeof healthStates)[number];

const check = z.object({
  part: z.enum(healthParts),
  /** Which one, if there are several: the name of a gateway. */
  of: z.string(),
  state: z.enum(healthStates),
  /** Its state, in a sentence in the caller's language. */
  said: z.string(),
  /** What to do about it; null: nothing. */
  todo: z.string().nullable(),
});

const health = z
  .object({
    /** The worst state of all parts. */
    state: z.enum(healthStates),
    at: isoTime,
    checks: z.array(check),
    database: z.object({
      bytes: z.int(),
      replicas: z.int(),
      /** How far the slowest replica is behind, in seconds; null without one, or if unknown. */
      replica_lag_s: z.int().nullable(),
      /** How long the oldest open transaction has been open, in seconds. */
      longest_transaction_s: z.int(),
    }),
    queue: z.object({
      waiting: z.int(),
      trying: z.int(),
      failed: z.int(),
      oldest_waiting_at: isoTime.nullable(),
    }),
    worker: z.object({ seen_at: isoTime.nullable() }),
    mail: z.object({
      on: z.boolean(),
      waiting: z.int(),
      /** The number given up within a day. */
      failed: z.int(),
      sent_at: isoTime.nullable(),
      trouble_at: isoTime.nullable(),
    }),
    /** The disk with the files of the site; null: unknown to the system. */
    disk: z.object({ free_bytes: z.int(), total_bytes: z.int() }).nullable(),
    /** The gateways that are switched on. */
    gateways: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        test_mode: z.boolean(),
        /** Whether it has all its keys, and shoppers can return from it. */
        ready: z.boolean(),
        /** When its last notice arrived. */
        told_at: isoTime.nullable(),
        /** Why its last open question got no answer. */
        problem: z.string().nullable(),
      }),
    ),
    /** Null if the site's address is not https; `days_left` null: the address did not answer. */
    certificate: z.object({ days_left: z.int().nullable() }).nullable(),
    versions: z.object({
      souk: z.string(),
      node: z.string(),
      postgres: z.string(),
      /** The database's last migration. */
      schema: z.string(),
    }),
  })
  .meta({ id: 'Health' });
export type Health = z.output<typeof health>;

export const adminHealthCalls = {
  read: endpoint({
    operationId: 'adminHealth',
    path: 'admin/health',
    methods: ['GET'],
    audience: 'staff',
    permission: 'settings',
    about:
      'Returns the health of the site: database, queue, worker, mail, disk, gateways and TLS ' +
      'certificate, each with an explanation and what to do; also its versions. Contains no ' +
      'secrets. Needs the database: while that is down, ask `/readyz`.',
    input: z.object({}),
    output: health,
  }),
};
