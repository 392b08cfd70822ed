import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { adminJobCalls, JobQuery } from '#contract/admin/job.ts';
import { jobStanding, listJobs } from '#market/queue/read-jobs.ts';
import { discardJob, retryFailed, retryJob } from '#market/queue/retry-jobs.ts';

export const adminJobHandlers: Handlers<typeof adminJobCalls> = {
  ...listHandlers('jobs', ({ reading }, query: JobQuery) => listJobs(reading.db, query)),
  standing: ({ reading }) => jobStanding(reading.db),
  retry: async ({ write }, { id }, by) => {
    await write((tx) => retryJob(tx, by, id));
    return null;
  },
  retryAll: async ({ write }, { task }, by) => ({
    count: await write((tx) => retryFailed(tx, by, { task })),
  }),
  discard: async ({ write }, { id }, by) => {
    await write((tx) => discardJob(tx, by, id));
    return null;
  },
};
