import type { Handlers } from '#api/handler.ts';
import type { reportCalls } from '#contract/report.ts';
import { makeReport } from '#market/reports/make-report.ts';
import { readReport } from '#market/reports/read-report.ts';

export const reportHandlers: Handlers<typeof reportCalls> = {
  create: ({ write, caller: by, language }, { user_token: _, ...sent }) =>
    write((tx) => makeReport(tx, { by, language }, sent)),
  show: ({ reading }, sent) => readReport(reading.db, sent),
};
