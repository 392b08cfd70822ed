import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import { ProblemBox } from '#web/ui/message/problem-box.tsx';
import { isPartlyPaid } from '#web/storefront/order/is-partly-paid.ts';
import { Note } from '#web/ui/message/note.tsx';
import { amountWithoutFee } from '#web/storefront/order/payment/order-amount.ts';
import type { OnTransferFiled, PanelProps } from '#web/storefront/order/payment/pay-panel.tsx';
import { PartlyPaidNote } from '#web/storefront/order/payment/partly-paid-note.tsx';
import { PayOrder } from '#web/storefront/order/payment/pay-order.tsx';
import { TimeToPay } from '#web/storefront/order/payment/time-to-pay.tsx';
import { TransferSteps } from '#web/storefront/order/payment/transfer-steps.tsx';
import { useOrderPoll } from '#web/storefront/order/payment/use-order-poll.ts';
import { PaymentLoadFailed } from '#web/ui/payment/payment-load-failed.tsx';
import { methodsFor, type PaymentGateway } from '#web/ui/payment/payment-methods.ts';
import { usePrice, useSite } from '#web/ui/site.ts';

type WaysProps = Pick<PanelProps, 'order' | 'changed' | 'gatewayState'> & OnTransferFiled;

/** How much is owed, until when, and how to pay it. */
export function AmountDue({
  order,
  reason,
  changed,
  filed,
  keptUntil,
  gatewayState,
}: PanelProps & OnTransferFiled) {
  const t = useTranslations('owed');
  const write = usePrice();
  const { due, state } = order.pay;
  const note = state === 'failed' ? 'declined' : reason;
  // it may have been paid all the same
  useOrderPoll(order, changed, note !== null && note !== 'unanswered');
  return (
    <section aria-labelledby="pay" className="card border-primary p-4 md:p-5">
      <h2 id="pay" className="text-xl">
        {t.rich('head', { amount: () => <bdi className="figures">{write(due)}</bdi> })}
      </h2>
      {keptUntil !== null && <TimeToPay order={order} keptUntil={keptUntil} changed={changed} />}
      {note && (
        <div role="status" className="mt-4">
          <Note kind={note === 'cancelled' ? 'info' : 'warn'} head={t(`${note}-head`)}>
            <p>{t(note)}</p>
          </Note>
        </div>
      )}
      <PartlyPaidNote order={order} />
      <div className="mt-4">
        <WaysToPay order={order} gatewayState={gatewayState} changed={changed} filed={filed} />
      </div>
    </section>
  );
}

function WaysToPay({ gatewayState: { gateway, failed, again }, ...rest }: WaysProps) {
  if (gateway) return <PaymentMethods {...rest} gateway={gateway} />;
  return failed && <PaymentLoadFailed again={again} />;
}

function PaymentMethods({
  order,
  gateway,
  changed,
  filed,
}: Omit<WaysProps, 'gatewayState'> & { gateway: PaymentGateway }) {
  const t = useTranslations('owed');
  const refusal = useTranslations('refusal');
  const { currency_exponent: exponent } = useSite().money;
  const methods = methodsFor(
    gateway.methods,
    amountWithoutFee(order, exponent),
    order.address.country,
    exponent,
  );
  if (order.order_method !== orderMethod.bank)
    return methods.length > 0 ? (
      <PayOrder order={order} gateway={gateway} methods={methods} changed={changed} />
    ) : (
      <ProblemBox>{refusal('method-unavailable')}</ProblemBox>
    );
  // the rest is paid by the same method
  const others = isPartlyPaid(order)
    ? []
    : methods.filter(({ method }) => method !== orderMethod.bank);
  return (
    <>
      <TransferSteps order={order} gateway={gateway} filed={filed} />
      {others.length > 0 && (
        <details className="mt-5 border-t border-line pt-2">
          <summary className="link inline-flex min-h-11 items-center font-semibold">
            {t('another')}
          </summary>
          <div className="mt-2">
            <PayOrder order={order} gateway={gateway} methods={others} changed={changed} />
          </div>
        </details>
      )}
    </>
  );
}
