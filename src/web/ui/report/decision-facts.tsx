import { useTranslations } from 'use-intl';
import type { DecisionAction, Ground } from '#contract/decision.ts';
import { Fact, FactList } from '#web/ui/report/fact-list.tsx';
import { LocalTime } from '#web/ui/time/local-time.tsx';

type Decision = {
  action: DecisionAction;
  facts: string;
  ground: Ground | null;
  which: string;
  decided_at: string;
};

/** What was decided, and why. */
export function DecisionFacts({ decision }: { decision: Decision }) {
  const t = useTranslations('report');
  const { action, facts, ground, which, decided_at } = decision;
  return (
    <FactList>
      <Fact name={t('decision')}>{t(`action-${action}`)}</Fact>
      {facts && (
        <Fact name={t('why')}>
          <p dir="auto" className="whitespace-pre-line break-words">
            {facts}
          </p>
        </Fact>
      )}
      {ground && (
        <Fact name={t('ground')}>
          {which ? t(`ground-${ground}`, { which }) : t('ground-terms-plain')}
        </Fact>
      )}
      <Fact name={t('decided-at')}>
        <LocalTime at={decided_at} />
      </Fact>
    </FactList>
  );
}
