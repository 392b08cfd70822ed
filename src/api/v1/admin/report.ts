import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { adminReportCalls, ReportsAsked } from '#contract/admin/report.ts';
import { decideReport } from '#market/reports/decide-report.ts';
import { listReports } from '#market/reports/list-reports.ts';
import { openReport } from '#market/reports/open-report.ts';

export const adminReportHandlers: Handlers<typeof adminReportCalls> = {
  ...listHandlers('reports', ({ reading }, asked: ReportsAsked, by) =>
    listReports(reading.db, by, asked),
  ),
  open: ({ reading }, { id }, by) => openReport(reading.db, by, id),
  decide: ({ write, market }, sent, by) =>
    write(async (tx) => {
      await decideReport(tx, by, sent, { market, now: new Date() });
      return openReport(tx, by, sent.id);
    }),
};
