import { UnreachedCard } from '#web/desk/list/list-nothing.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDisputeFields } from '#web/desk/money/record-dispute.tsx';
import { useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { OrderCodeField } from '#web/desk/money/order-code-field.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { LinesTable } from '#web/desk/parts/lines-table.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

/** Records a dispute that the gateway does not report: first its order, then the payment. */
export default function NewDisputePage() {
  const t = useTranslations('desk-money');
  const [code, setCode] = useState('');
  return (
    <OneScreen
      path="/admin/disputes"
      back={t('disputes')}
      title={() => t('dispute-add')}
      answer={{ ok: true, data: null }}
      again={() => undefined}
    >
      {() => (
        <>
          <OrderCodeField hint={t('dispute-add-hint')} code={code} write={setCode} />
          {code !== '' && <Payments code={code} />}
        </>
      )}
    </OneScreen>
  );
}

function Payments({ code }: { code: string }) {
  const t = useTranslations('desk-money');
  const go = useNavigate();
  const fields = useDisputeFields();
  const { methodName } = usePayWords();
  const { money } = useMoneyColumns();
  const { answer, again } = useDeskAnswer('payment.list', { q: code, view: 'succeeded' });
  if (!answer) return <div aria-hidden className="skeleton h-32" />;
  if (!answer.ok) return <UnreachedCard message={answer.message} again={again} />;
  return (
    <LinesTable
      title={t('payments')}
      empty={t('dispute-no-payment')}
      rows={answer.data.rows}
      keyOf={({ id }) => id}
      columns={[
        { label: t('order'), show: ({ order }) => <bdi>{order.code}</bdi> },
        { label: t('way'), show: ({ method }) => methodName(method) },
        {
          label: t('amount'),
          number: true,
          show: ({ amount, currency }) => money(amount, currency),
        },
        {
          label: t('act'),
          show: (payment) => (
            <ActButton
              label={t('dispute-this')}
              call="dispute.save"
              input={{ payment_id: payment.id }}
              title={t('dispute-of', { order: payment.order.code })}
              fields={[
                { name: 'reference', label: t('reference'), hint: t('dispute-reference-hint') },
                ...fields(),
              ]}
              again={(done) => done && void go(`/admin/disputes/${done.id}`)}
            />
          ),
        },
      ]}
    />
  );
}
