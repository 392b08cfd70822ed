import { useTranslations } from 'use-intl';
import { Link } from 'react-router';
import type { OpenedObjection } from '#contract/admin/objection.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { languageName } from '#web/desk/parts/language-name.ts';
import { Moment } from '#web/desk/parts/moment.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { State } from '#web/desk/parts/state.tsx';
import { DecideObjection } from '#web/desk/reports/decide-objection.tsx';
import { DecisionCard } from '#web/desk/reports/decision-card.tsx';
import { ThingCard } from '#web/desk/reports/thing-card.tsx';
import { useObjection } from '#web/desk/reports/use-opened.ts';

/** One objection: its text, the decision that it is against, and whether that stands. */
export default function ObjectionPage() {
  const t = useTranslations('desk-reports');
  const { answer, again } = useObjection();
  return (
    <OneScreen
      path="/admin/objections"
      back={t('objections')}
      title={({ thing }) => thing.title}
      answer={answer}
      again={again}
    >
      {(objection) => (
        <>
          <ObjectionCard objection={objection} />
          <DecisionCard title={t('decision')} decision={objection.decision} />
          <ThingCard thing={objection.thing} />
          {objection.state === 'open' && (
            <DecideObjection key={objection.id} objection={objection} again={again} />
          )}
        </>
      )}
    </OneScreen>
  );
}

function ObjectionCard({ objection }: { objection: OpenedObjection }) {
  const t = useTranslations('desk-reports');
  const { state, by, words, language, created_at, report, answer, decided_by, decided_at } =
    objection;
  return (
    <Facts
      title={t('objection')}
      rows={[
        [
          t('state'),
          <State key="state" good={state !== 'open'}>
            {t(`state-${state}`)}
          </State>,
        ],
        [t('by'), t(`by-${by}`)],
        [
          t('words'),
          <p key="words" dir="auto" className="whitespace-pre-line">
            {words}
          </p>,
        ],
        [
          t('report'),
          report && (
            <Link key="report" to={`/admin/reports/${report.id}`} className="link">
              <bdi>{report.code}</bdi>
            </Link>
          ),
        ],
        [t('language'), languageName(language)],
        [t('made-at'), <Moment key="at" at={created_at} />],
        [t('answer'), answer],
        [t('decided-by'), decided_by && <bdi key="by">{decided_by}</bdi>],
        [t('decided-at'), decided_at && <Moment key="decided" at={decided_at} />],
      ]}
    >
      {objection.alone && state !== 'open' && (
        <p className="text-sm text-ink-2">{t('was-alone')}</p>
      )}
    </Facts>
  );
}
