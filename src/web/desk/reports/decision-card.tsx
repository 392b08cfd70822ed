import { useTranslations } from 'use-intl';
import type { ShownDecision } from '#contract/admin/report.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';

/** One decision: what, why, by whom and when. */
export function DecisionCard({ title, decision }: { title: string; decision: ShownDecision }) {
  const t = useTranslations('desk-reports');
  const { action, facts, ground, which, by, decided_at, ended_at } = decision;
  return (
    <Facts
      title={title}
      rows={[
        [t('decision'), t(`action-${action}`)],
        [
          t('facts'),
          facts && (
            <p key="facts" dir="auto" className="whitespace-pre-line">
              {facts}
            </p>
          ),
        ],
        [
          t('ground'),
          ground && (which ? t(`ground-${ground}`, { which }) : t('ground-terms-plain')),
        ],
        [t('decided-by'), by && <bdi key="by">{by}</bdi>],
        [t('decided-at'), <Moment key="at" at={decided_at} />],
        [t('ended'), ended_at && <Moment key="ended" at={ended_at} />],
      ]}
    />
  );
}
