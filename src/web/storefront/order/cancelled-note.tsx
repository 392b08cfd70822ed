import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import type { Order } from '#contract/order.ts';
import { Note } from '#web/ui/message/note.tsx';

/** Says that an order is cancelled, why, and whether the money was refunded. */
export function CancelledNote({ order }: { order: Order }) {
  const t = useTranslations('order');
  const { cancellation } = order;
  return (
    <section aria-labelledby="cancelled">
      <Note
        kind="cancelled"
        head={
          <h2 id="cancelled" className="text-lg">
            {t('cancelled')}
          </h2>
        }
      >
        {cancellation && (
          <>
            <p className="font-semibold" dir="auto">
              {cancellation.reason ? t(`reason-${cancellation.reason}`) : cancellation.title}
            </p>
            <p className="whitespace-pre-line break-words" dir="auto">
              {cancellation.message}
            </p>
          </>
        )}
        {cancellation?.refunded === 1 && (
          <p className="mt-1 font-semibold text-good">{t('refunded')}</p>
        )}
        {order.pay.expired === 1 && (
          <p>
            {t('closed-late')} {!mayStillCome(order) && t('closed-again')}
          </p>
        )}
        {nothingCame(order) && (
          <p className="mt-1">{mayStillCome(order) ? t('closed-sent') : t('nothing-paid')}</p>
        )}
        {order.pay.transfer?.state === 'waiting' && <p className="mt-1">{t('closed-looking')}</p>}
      </Note>
    </section>
  );
}

const nothingCame = ({ payment_done, pay: { state, refunds } }: Order) =>
  payment_done === 0 && state !== 'checking' && state !== 'review' && refunds.length === 0;

/** A transfer may be under way when the order is closed because it was not paid. */
const mayStillCome = ({ order_method: method, pay: { expired } }: Order) =>
  expired === 1 && method === orderMethod.bank;
