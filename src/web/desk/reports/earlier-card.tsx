import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { OpenedReport } from '#contract/admin/report.ts';
import { Moment } from '#web/desk/parts/moment.tsx';
import { State } from '#web/desk/parts/state.tsx';

/** Other reports of the same thing, and earlier decisions about it. */
export function EarlierCard({ report }: { report: OpenedReport }) {
  const t = useTranslations('desk-reports');
  const { others, decision } = report;
  const decisions = report.decisions.filter(({ id }) => id !== decision?.id);
  if (others.length === 0 && decisions.length === 0) return null;
  return (
    <section className="card grid grid-cols-1 gap-3 p-4 text-sm">
      {others.length > 0 && (
        <>
          <h2 className="text-base font-semibold">{t('others')}</h2>
          <ul className="divide-y divide-line">
            {others.map(({ id, reason, state, created_at }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                <Link to={`/admin/reports/${id}`} className="link">
                  {t(`reason-${reason}`)}
                </Link>
                <State good={state === 'decided'}>{t(`state-${state}`)}</State>
                <Moment at={created_at} />
              </li>
            ))}
          </ul>
        </>
      )}
      {decisions.length > 0 && (
        <>
          <h2 className="text-base font-semibold">{t('decisions')}</h2>
          <ul className="divide-y divide-line">
            {decisions.map(({ id, action, facts, by, decided_at }) => (
              <li key={id} className="grid gap-1 py-2">
                <span className="flex flex-wrap gap-x-3">
                  <span className="font-semibold">{t(`action-${action}`)}</span>
                  <bdi>{by}</bdi>
                  <Moment at={decided_at} />
                </span>
                <span dir="auto" className="whitespace-pre-line break-words">
                  {facts}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
