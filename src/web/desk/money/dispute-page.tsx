import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { RecordDispute } from '#web/desk/money/record-dispute.tsx';
import { OrderLink, useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import type { DeskData } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

export type Dispute = DeskData<'dispute.find'>;

/** One dispute: the deadline for an answer, what the gateway took, and its state. */
export default function DisputePage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useDeskAnswer('dispute.find', { id: Number(useParams().id) });
  return (
    <OneScreen
      path="/admin/disputes"
      back={t('disputes')}
      title={({ order }) => t('dispute-of', { order: order.code })}
      answer={answer}
      again={again}
      acts={(dispute) => <RecordDispute dispute={dispute} again={again} />}
    >
      {(dispute) => <Shown dispute={dispute} />}
    </OneScreen>
  );
}

function Shown({ dispute }: { dispute: Dispute }) {
  const t = useTranslations('desk-money');
  const { methodName } = usePayWords();
  const { money, time } = useMoneyColumns();
  const { paid_in: paidIn, taken, fees, lost } = dispute;
  return (
    <>
      <Facts
        title={t('dispute')}
        rows={[
          [t('order'), <OrderLink key="order" order={dispute.order} />],
          [t('state'), t(`dispute-${dispute.state}`)],
          [t('due-by'), dispute.due_by && time(dispute.due_by)],
          [t('amount'), money(dispute.amount, dispute.currency)],
          [t('taken'), taken === 0 ? null : money(taken, paidIn)],
          [t('fees'), fees === 0 ? null : money(fees, paidIn)],
          [t('lost'), lost === 0 ? null : money(lost, paidIn)],
          [t('way'), methodName(dispute.method)],
          [t('reference'), <bdi key="reference">{dispute.reference}</bdi>],
          [t('why'), dispute.reason],
          [t('begun'), time(dispute.opened_at)],
          [t('ended'), dispute.ended_at && time(dispute.ended_at)],
        ]}
      >
        <p className="text-sm text-ink-2">
          {t(dispute.source === 'gateway' ? 'dispute-answer-there' : 'dispute-by-hand')}
        </p>
        {dispute.elsewhere === 1 && <p className="text-sm text-warn">{t('dispute-elsewhere')}</p>}
      </Facts>
      <LinesTable
        title={t('movements')}
        empty={t('movements-none')}
        rows={dispute.movements}
        keyOf={({ id }) => id}
        columns={[
          { label: t('begun'), show: ({ at }) => time(at) },
          { label: t('kind'), show: ({ kind }) => t(`movement-${kind}`) },
          { label: t('reference'), show: ({ reference }) => <bdi>{reference}</bdi> },
          {
            label: t('amount'),
            number: true,
            show: ({ amount, currency }) => money(amount, currency),
          },
        ]}
      />
    </>
  );
}
