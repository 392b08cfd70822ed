import { useTranslations } from 'use-intl';
import { OrderLink, useMoneyColumns } from '#web/desk/money/shown-money.tsx';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import type { RowOf } from '#web/desk/parts/desk-call.ts';
import { Facts } from '#web/desk/parts/facts.tsx';
import { OneScreen } from '#web/desk/parts/one-screen.tsx';
import { useOne } from '#web/desk/parts/use-one.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

type Refund = RowOf<'refund.list'>;

/** One refund: its reason, its method, what is wrong with it, and marking it as paid by hand. */
export default function RefundPage() {
  const t = useTranslations('desk-money');
  const { answer, again } = useOne('refund.list');
  const { methodName } = usePayWords();
  const { money, time } = useMoneyColumns();
  return (
    <OneScreen
      path="/admin/refunds"
      back={t('refunds')}
      title={({ order }) => t('refund-of', { order: order.code })}
      answer={answer}
      again={again}
      acts={(refund) => <Finish refund={refund} again={again} />}
    >
      {(refund) => (
        <Facts
          title={t('refund')}
          rows={[
            [t('order'), <OrderLink key="order" order={refund.order} />],
            [t('state'), t(`refund-${refund.state}`)],
            [t('amount'), money(refund.amount, refund.currency)],
            [t('way'), methodName(refund.method)],
            [t('source'), t(`source-${refund.source}`)],
            [t('why'), refund.reason],
            [t('problem'), refund.problem],
            [t('by'), refund.actor],
            [t('begun'), time(refund.created_at)],
            [t('ended'), refund.ended_at && time(refund.ended_at)],
          ]}
        >
          {refund.guessed === 1 && (
            <>
              <p className="text-sm text-warn">{t('guessed-hint')}</p>
              <div>
                <ActButton
                  label={t('keep-shares')}
                  call="refund.allocate"
                  input={{ id: refund.id }}
                  title={t('refund-of', { order: refund.order.code })}
                  text={t('keep-shares-hint')}
                  again={again}
                />
              </div>
            </>
          )}
        </Facts>
      )}
    </OneScreen>
  );
}

function Finish({ refund, again }: { refund: Refund; again: () => void }) {
  const t = useTranslations('desk-money');
  const { money } = useMoneyColumns();
  if (refund.state !== 'pending' || refund.by_hand === 0) return null;
  return (
    <ActButton
      primary
      icon="check"
      label={t('finish')}
      call="refund.done"
      input={{ id: refund.id }}
      title={t('refund-of', { order: refund.order.code })}
      text={t('finish-hint', { amount: money(refund.amount, refund.currency) })}
      fields={[{ name: 'reference', label: t('bank-reference'), optional: t('optional') }]}
      again={again}
    />
  );
}
