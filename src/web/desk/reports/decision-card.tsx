import { useTranslations } from 'use-intl';
import type { ShownDecision } from '#contract/admin/report.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { Moment } from '#web/desk/parts/moment.tsx';

/** One decision: what, why, by whom and when. */
export function DecisionCard({ title, decision }: { title: string; decision: ShownDecision }) {
  const t = useTranslations('desk-reports');
  const { action, facts, ground, which, means, things, by, decided_at, ended_at } = decision;
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
        [t('things'), things.length > 0 && <ThingList key="things" things={things} />],
        [t('means'), means !== 'person' && t(`means-${means}`)],
        [t('decided-by'), by && <bdi key="by">{by}</bdi>],
        [t('decided-at'), <Moment key="at" at={decided_at} />],
        [t('ended'), ended_at && <Moment key="ended" at={ended_at} />],
      ]}
    />
  );
}

function ThingList({ things }: { things: string[] }) {
  return (
    <ul className="max-h-48 overflow-y-auto">
      {things.map((title, at) => (
        <li key={at}>
          <bdi>{title}</bdi>
        </li>
      ))}
    </ul>
  );
}
