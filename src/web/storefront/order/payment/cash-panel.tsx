import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import type { Order } from '#contract/order.ts';
import { amountWithoutFee } from '#web/storefront/order/payment/order-amount.ts';
import { PayOrder } from '#web/storefront/order/payment/pay-order.tsx';
import { usePaymentGateway } from '#web/ui/payment/use-payment-gateway.ts';
import { methodsFor } from '#web/ui/payment/payment-methods.ts';
import { usePrice, useSite } from '#web/ui/site.ts';
import '#web/ui/words/owing-words.client.ts';
import '#web/ui/words/paying-words.client.ts';

/** Beside an order with cash on delivery: pays it now, if possible. */
export default function CashPanel({ order, changed }: { order: Order; changed: () => void }) {
  const t = useTranslations('owed');
  const write = usePrice();
  const { currency_exponent: exponent } = useSite().money;
  const { gateway } = usePaymentGateway();
  const [opened, setOpened] = useState(false);
  const methods = methodsFor(
    gateway?.methods ?? [],
    amountWithoutFee(order, exponent),
    order.address.country,
    exponent,
  ).filter(({ method }) => method !== orderMethod.cashOnDelivery);
  if (!gateway || methods.length === 0) return null;
  return (
    <section aria-labelledby="cash" className="card p-4 print:hidden md:p-5">
      <h2 id="cash" className="text-base">
        {t.rich('cash-head', {
          amount: () => <bdi className="figures">{write(order.pay.due)}</bdi>,
        })}
      </h2>
      {opened ? (
        <div className="mt-3">
          <PayOrder order={order} gateway={gateway} methods={methods} changed={changed} />
        </div>
      ) : (
        <button
          type="button"
          onClick={() => setOpened(true)}
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {t('now-instead')}
        </button>
      )}
    </section>
  );
}
