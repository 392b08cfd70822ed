import { useTranslations } from 'use-intl';
import { OrderLink, useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';

type Approval = RowOf<'approval.list'>;

/** One request: who asked for what and why, and a second person's decision. */
export default function ApprovalPage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useOne('approval.list', 'all');
  const { money, time } = useMoneyColumns();
  return (
    <OneScreen
      path="/admin/approvals"
      back={t('approvals')}
      title={({ kind }) => t(`asked-${kind}`)}
      answer={answer}
      again={again}
      acts={(approval) => <Decide approval={approval} again={again} />}
    >
      {(approval) => (
        <Facts
          title={t('request')}
          rows={[
            [t('state'), t(`approval-${approval.state}`)],
            [
              t('amount'),
              approval.amount === null ? null : money(approval.amount, approval.currency),
            ],
            [t('store'), approval.store && <bdi>{approval.store.name}</bdi>],
            [t('order'), approval.order && <OrderLink order={approval.order} />],
            [t('why'), approval.reason],
            [t('by'), approval.asked_by],
            [t('begun'), time(approval.asked_at)],
            [t('expires'), approval.state === 'waiting' ? time(approval.expires_at) : null],
            [t('decided-by'), approval.decided_by],
            [t('ended'), approval.decided_at && time(approval.decided_at)],
            [t('note'), approval.note],
          ]}
        >
          {approval.state === 'waiting' && (
            <p className="text-sm text-ink-2">
              {t(approval.own ? 'own-request' : 'second-person')}
            </p>
          )}
        </Facts>
      )}
    </OneScreen>
  );
}

function Decide({ approval, again }: { approval: Approval; again: () => void }) {
  const t = useTranslations('desk-money');
  if (approval.state !== 'waiting') return null;
  const answers = approval.own ? (['withdraw'] as const) : (['approve', 'refuse'] as const);
  return answers.map((answer) => (
    <ActButton
      key={answer}
      primary={answer === 'approve'}
      label={t(`answer-${answer}`)}
      call="approval.decide"
      input={{ id: approval.id, answer }}
      title={t(`asked-${approval.kind}`)}
      text={t(`answer-${answer}-text`)}
      fields={[{ name: 'note', label: t('note'), kind: 'lines', optional: t('optional') }]}
      again={again}
    />
  ));
}
