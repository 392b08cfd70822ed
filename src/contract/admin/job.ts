// The jobs of the queue: what runs, what failed and why.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { listCalls } from '#contract/list-calls.ts';
import { jobStates } from '#contract/system-states.ts';
import { optionalText } from '#contract/values.ts';

const job = z
  .object({
    id: z.int(),
    /** The name of the task, such as `send-mail`. */
    task: z.string(),
    state: z.enum(jobStates),
    /** The numbers in its payload: `{"order": 12}`. */
    about: z.record(z.string(), z.number()),
    tries: z.int(),
    most_tries: z.int(),
    made_at: isoTime,
    /** When it runs, or is tried next. */
    due_at: isoTime,
    /** The error of the last try; empty: none. */
    problem: z.string(),
  })
  .meta({ id: 'Job' });
export type JobRow = z.output<typeof job>;

const standing = z
  .object({
    /** The number of each, counted up to 10000. */
    waiting: z.int(),
    running: z.int(),
    planned: z.int(),
    trying: z.int(),
    failed: z.int(),
    /** How long the oldest one has waited. */
    oldest_waiting_at: isoTime.nullable(),
    /** When a worker last gave a sign of life. */
    worker_seen_at: isoTime.nullable(),
    /** The tasks with failed jobs, and their numbers. */
    failures: z.array(z.object({ task: z.string(), count: z.int() })),
  })
  .meta({ id: 'JobStanding' });
export type JobStanding = z.output<typeof standing>;

const forOwner = { audience: 'staff', permission: 'settings' } as const;
const task = optionalText(60).refine((value) => /^[a-z-]*$/.test(value), 'invalid-input');

export const adminJobCalls = {
  ...listCalls({
    plural: 'jobs',
    permission: 'settings',
    about:
      'Lists the jobs in the queue, newest first. Finished jobs are not kept; those in the view ' +
      '`failed` need somebody’s attention. `q` is the name of a task.',
    listed: job,
    sorts: ['id', 'due_at'],
    filters: { view: view(...jobStates) },
  }),
  standing: endpoint({
    ...forOwner,
    operationId: 'adminJobStanding',
    path: 'admin/jobs/standing',
    methods: ['GET'],
    about:
      'Returns how many jobs are waiting, running and failed, and since when the oldest one has ' +
      'been waiting.',
    input: z.object({}),
    output: standing,
  }),
  retry: endpoint({
    ...forOwner,
    operationId: 'adminRetryJob',
    path: 'admin/job/retry/{id}',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    toast: 'job-again',
    about: 'Runs a failed or scheduled job now and gives it all its attempts again.',
    input: z.object({ id: idOf('failed-job') }),
    output: z.null(),
  }),
  retryAll: endpoint({
    ...forOwner,
    operationId: 'adminRetryJobs',
    path: 'admin/jobs/retry',
    methods: ['POST'],
    about:
      'Runs all failed jobs now, or only those of one `task`, and gives them all their attempts ' +
      'again. Returns how many there are.',
    input: z.object({ task }),
    output: z.object({ count: z.int() }),
  }),
  discard: endpoint({
    ...forOwner,
    operationId: 'adminDiscardJob',
    path: 'admin/job/discard/{id}',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    toast: 'job-discarded',
    about: 'Removes a job from the queue for good. A job that a worker is running stays.',
    input: z.object({ id: idOf('job') }),
    output: z.null(),
  }),
};
export type JobQuery = z.output<typeof adminJobCalls.list.input>;
