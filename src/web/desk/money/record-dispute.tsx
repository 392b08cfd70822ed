import { useTranslations } from 'use-intl';
import { wallTime } from '#base/zoned-time.ts';
import { useWho } from '#web/desk/frame/who.ts';
import type { Dispute } from '#web/desk/money/dispute-page.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { DialogField } from '#web/desk/parts/act-field.tsx';

const STATES = ['inquiry', 'needs-response', 'under-review', 'won', 'lost', 'closed'] as const;

/** The fields for recording a dispute that the gateway does not report. */
export function useDisputeFields(): (now?: Dispute) => DialogField[] {
  const t = useTranslations('desk-money');
  const { market } = useWho();
  return (now) => [
    {
      name: 'state',
      label: t('state'),
      initial: now?.state ?? 'needs-response',
      choices: STATES.map((value) => ({ value, label: t(`dispute-${value}`) })),
    },
    {
      name: 'amount',
      label: t('disputed'),
      hint: t('disputed-hint'),
      kind: 'amount',
      initial: now ? String(now.amount) : '',
      optional: t('optional'),
    },
    { name: 'reason', label: t('why'), initial: now?.reason ?? '', optional: t('optional') },
    {
      name: 'due_by',
      label: t('due-by'),
      kind: 'date',
      initial: now?.due_by ? wallTime(new Date(now.due_by), market.time_zone).slice(0, 10) : '',
      optional: t('optional'),
    },
  ];
}

/** Records the present state of a dispute. */
export function RecordDispute({ dispute, again }: { dispute: Dispute; again: () => void }) {
  const t = useTranslations('desk-money');
  const fields = useDisputeFields();
  if (dispute.source === 'gateway') return null;
  return (
    <ActButton
      primary
      label={t('dispute-record')}
      call="dispute.save"
      input={{ payment_id: dispute.payment_id, reference: dispute.reference }}
      title={t('dispute-of', { order: dispute.order.code })}
      text={t('dispute-record-hint')}
      fields={fields(dispute)}
      again={again}
    />
  );
}
