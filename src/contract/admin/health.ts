// How the shop runs: each part with a state, a sentence about it, and what to do.
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
/** From well to bad: somebody should look soon, somebody has to look now. */
const healthStates = ['good', 'warn', 'bad'] as const;
export type HealthState = (typeof healthStates)[number];

const check = z.object({
  part: z.enum(healthParts),
  /** Which one, where there are several: the name of a gateway. */
  of: z.string(),
  state: z.enum(healthStates),
  /** How it is, in a sentence of the caller's language. */
  said: z.string(),
  /** What to do about it; null: nothing. */
  todo: z.string().nullable(),
});

const health = z
  .object({
    /** The worst of all parts. */
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
      /** How many were given up within a day. */
      failed: z.int(),
      sent_at: isoTime.nullable(),
      trouble_at: isoTime.nullable(),
    }),
    /** Where the files of the shop are; null: the system does not say. */
    disk: z.object({ free_bytes: z.int(), total_bytes: z.int() }).nullable(),
    /** Of those that are switched on. */
    gateways: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        test_mode: z.boolean(),
        /** Whether it has all its keys, and shoppers can come back from it. */
        ready: z.boolean(),
        /** When it last told something. */
        told_at: isoTime.nullable(),
        /** Why the last question to it that is still open got no answer. */
        problem: z.string().nullable(),
      }),
    ),
    /** Null where the shop's address is not https; `days_left` null: nobody answered there. */
    certificate: z.object({ days_left: z.int().nullable() }).nullable(),
    versions: z.object({
      souk: z.string(),
      node: z.string(),
      postgres: z.string(),
      /** The last migration that the database has. */
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
      'How the shop runs: database, queue, worker, mail, disk, gateways and the certificate of its ' +
      'address, each with a sentence and what to do; and its versions. Holds no secret. While the ' +
      'database is away this call is, too: then `/readyz` says so.',
    input: z.object({}),
    output: health,
  }),
};
