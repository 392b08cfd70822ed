import { colonOf } from '#base/colon.ts';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { ShownReport } from '#contract/report.ts';
import { DecisionFacts } from '#web/ui/report/decision-facts.tsx';
import { Fact, FactList } from '#web/ui/report/fact-list.tsx';
import { OneWord } from '#web/ui/one-word.tsx';
import { LocalTime } from '#web/ui/time/local-time.tsx';

/** A report as its reporter sees it; `link`: the key in the address. */
export function ReportShown({ report, link }: { report: ShownReport; link: string }) {
  const t = useTranslations('report');
  const colon = colonOf(useLocale());
  const { code, kind, title, reason, state, created_at, explanation, decision } = report;
  return (
    <div className="flex flex-col gap-4">
      <FactList>
        <Fact name={t('code')}>
          <OneWord className="figures">{code}</OneWord>
        </Fact>
        <Fact name={t('state')}>{t(`state-${state}`)}</Fact>
        <Fact name={t('thing')}>
          {t(`kind-${kind}`)}
          {colon}
          <bdi>{title}</bdi>
        </Fact>
        <Fact name={t('reason')}>{t(`reason-${reason}`)}</Fact>
        <Fact name={t('sent-at')}>
          <LocalTime at={created_at} hour />
        </Fact>
        <Fact name={t('wrote')}>
          <p dir="auto" className="whitespace-pre-line break-words">
            {explanation}
          </p>
        </Fact>
      </FactList>
      {decision && <DecisionFacts decision={decision} />}
      {decision?.may_object && (
        <Link to={`/objection?key=${link}`} className="button button-quiet self-start">
          {t('object')}
        </Link>
      )}
    </div>
  );
}
