import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { adminReportCalls, ReportsQuery } from '#contract/admin/report.ts';
import { decideReport } from '#market/reports/decide-report.ts';
import { listReports } from '#market/reports/list-reports.ts';
import { openReport } from '#market/reports/open-report.ts';

export const adminReportHandlers: Handlers<typeof adminReportCalls> = {
  ...listHandlers('reports', ({ reading }, query: ReportsQuery, by) =>
    listReports(reading.db, by, query),
  ),
  open: ({ reading }, { id }, by) => openReport(reading.db, by, id),
  decide: ({ write, market }, sent, by) =>
    write(async (tx) => {
      await decideReport(tx, by, sent, { market, now: new Date() });
      return openReport(tx, by, sent.id);
    }),
};
