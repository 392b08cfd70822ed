import { useTranslations } from 'use-intl';
import type { OpenedReport } from '#contract/admin/report.ts';
import { inRow } from '#web/desk/parts/in-row.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { languageName } from '#web/desk/parts/language-name.ts';
import { Moment } from '#web/desk/parts/moment.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { DecideReport } from '#web/desk/reports/decide-report.tsx';
import { DecisionCard } from '#web/desk/reports/decision-card.tsx';
import { EarlierCard } from '#web/desk/reports/earlier-card.tsx';
import { ThingCard } from '#web/desk/reports/thing-card.tsx';
import { useReport } from '#web/desk/reports/use-opened.ts';

/** One report: its text, what was reported, earlier decisions, and the decision. */
export default function ReportPage() {
  const t = useTranslations('desk-reports');
  const { answer, again } = useReport();
  return (
    <OneScreen
      path="/admin/reports"
      back={t('reports')}
      title={({ thing }) => thing.title}
      answer={answer}
      again={again}
    >
      {(report) => (
        <>
          <ReportCard report={report} />
          <ThingCard thing={report.thing} />
          <EarlierCard report={report} />
          {report.decision ? (
            <DecisionCard title={t('decision')} decision={report.decision} />
          ) : (
            <DecideReport key={report.id} report={report} again={again} />
          )}
        </>
      )}
    </OneScreen>
  );
}

function ReportCard({ report }: { report: OpenedReport }) {
  const t = useTranslations('desk-reports');
  const { code, reason, state, created_at, name, email, language, url, explanation } = report;
  return (
    <Facts
      title={t('report')}
      rows={[
        [
          t('state'),
          <State key="state" good={state === 'decided'}>
            {t(`state-${state}`)}
          </State>,
        ],
        [t('reason'), t(`reason-${reason}`)],
        [
          t('explanation'),
          <p key="explanation" dir="auto" className="whitespace-pre-line">
            {explanation}
          </p>,
        ],
        [t('url'), <bdi key="url">{url}</bdi>],
        [
          t('reporter'),
          name || email ? <bdi key="who">{inRow([name, email])}</bdi> : t('nameless'),
        ],
        [t('language'), languageName(language)],
        [t('sent-at'), <Moment key="at" at={created_at} />],
        [t('code'), <bdi key="code">{code}</bdi>],
      ]}
    />
  );
}
