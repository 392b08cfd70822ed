import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { OrderLink, useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { deskCall, type RowOf } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { Facts } from '#web/desk/parts/facts.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

type Payment = RowOf<'payment.list'>;
type Act = { payment: Payment; again: () => void };

/** One payment: its state, a new check with the gateway, and the decision about a mismatch. */
export default function PaymentPage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useOne('payment.list');
  return (
    <OneScreen
      path="/admin/payments"
      back={t('payments')}
      title={({ order }) => t('payment-of', { order: order.code })}
      answer={answer}
      again={again}
      acts={(payment) => <Recheck payment={payment} again={again} />}
    >
      {(payment) => <Shown payment={payment} again={again} />}
    </OneScreen>
  );
}

function Shown({ payment, again }: Act) {
  const t = useTranslations('desk-money');
  const { money, time } = useMoneyColumns();
  const { methodName } = usePayWords();
  const { order, currency, received, reason } = payment;
  return (
    <Facts
      title={t('payment')}
      rows={[
        [t('order'), <OrderLink key="order" order={order} />],
        [t('state'), t(`payment-${payment.state}`)],
        [t('why'), reason],
        [t('way'), methodName(payment.method)],
        [t('amount'), money(payment.amount, currency)],
        [t('received'), received === null ? null : money(received, currency)],
        [t('reference'), payment.provider_payment_ref ?? payment.provider_ref],
        [t('begun'), time(payment.created_at)],
      ]}
    >
      {payment.state === 'review' && <Decide payment={payment} again={again} />}
    </Facts>
  );
}

function Decide({ payment: { id, order }, again }: Act) {
  const t = useTranslations('desk-money');
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-2">{t('review-hint')}</p>
      <div className="flex flex-wrap gap-2">
        {(['accept', 'refund', 'dismiss'] as const).map((decision) => (
          <ActButton
            key={decision}
            label={t(`decide-${decision}`)}
            primary={decision === 'accept'}
            call="payment.decide"
            input={{ id, decision }}
            title={t('payment-of', { order: order.code })}
            text={t(`decide-${decision}-hint`)}
            fields={[{ name: 'reason', label: t('why'), kind: 'lines' }]}
            again={again}
          />
        ))}
      </div>
    </div>
  );
}

function Recheck({ payment, again }: Act) {
  const t = useTranslations('desk-money');
  const desk = useTranslations('desk');
  const [waits, setWaits] = useState(false);
  const checkPayment = async () => {
    if (waits) return;
    setWaits(true);
    const answer = await deskCall('payment.lookAt', { id: payment.id });
    setWaits(false);
    again();
    if (!answer.ok) return deskToast('wrong', answer.message || desk('no-network'));
    deskToast('done', t('looked', { state: t(`payment-${answer.data.state}`) }));
  };
  return (
    <button
      type="button"
      aria-disabled={waits}
      onClick={() => void checkPayment()}
      className="button button-quiet"
    >
      {t('look')}
    </button>
  );
}
