import { Suspense, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import type { Order } from '#contract/order.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { CancelledNote } from '#web/storefront/order/cancelled-note.tsx';
import { ExtraPayments } from '#web/storefront/order/extra-payments.tsx';
import { OrderAside } from '#web/storefront/order/order-aside.tsx';
import { OrderLoading } from '#web/storefront/order/order-loading.tsx';
import { OrderFacts, Thanks } from '#web/storefront/order/order-facts.tsx';
import { ParcelCard } from '#web/storefront/order/parcel-card.tsx';
import { usePaymentGateway } from '#web/ui/payment/use-payment-gateway.ts';
import type { UnpaidReason } from '#web/storefront/order/payment/pay-panel.tsx';

const PayPanel = lazyPart(() => import('#web/storefront/order/payment/pay-panel.tsx'));
/** What the address says about a return from payment: it was just paid, or how it failed. */
export type PaymentReturn = 'paid' | UnpaidReason | null;
type Props = { order: Order; placed: boolean; came: PaymentReturn; changed: () => void };

/**
 * A whole order: what is owed, facts and parcels, with sums, address and actions beside them. It
 * waits for the payment part and the payment methods, which would push the rest down a screen.
 */
export function OrderView({ order, placed, came, changed }: Props) {
  const t = useTranslations('order');
  const paid = came === 'paid' && order.payment_done === 1;
  const keptUntil = useKeptUntil(order);
  const gatewayState = usePaymentGateway(owes(order));
  const [before] = useState(order.pay.expired);
  if (owes(order) && !gatewayState.gateway && !gatewayState.failed) return <OrderLoading />;
  return (
    <div data-print>
      <Suspense fallback={<OrderLoading />}>
        {(placed || paid) && order.cancelled === 0 && (
          <Thanks name={order.address.name} paid={paid} />
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
          <div className="flex min-w-0 flex-col gap-6">
            {owes(order) && (
              <div className="print:hidden">
                <PayPanel
                  order={order}
                  reason={came === 'paid' ? null : came}
                  keptUntil={keptUntil}
                  gatewayState={gatewayState}
                  changed={changed}
                />
              </div>
            )}
            <ExtraPayments pay={order.pay} />
            <OrderFacts order={order} />
            <p role="status" className="sr-only">
              {before === 0 && order.pay.expired === 1 && t('closed-late')}
            </p>
            {order.cancelled === 1 && <CancelledNote order={order} />}
            {order.parcels.map((parcel, at) => (
              <ParcelCard
                key={parcel.id}
                parcel={parcel}
                placedAt={order.created_at}
                place={{ at: at + 1, count: order.parcels.length }}
                priced
                linked
                back={order.refunded === 1}
                papers={order.papers}
                lines={order.ordered_products.filter(({ id }) => parcel.lines.includes(id))}
              />
            ))}
          </div>
          <OrderAside order={order} changed={changed} />
        </div>
      </Suspense>
    </div>
  );
}

/**
 * When the time to pay ends, by this browser's clock: calculated from the remaining time, because
 * clocks of browsers can be wrong.
 */
function useKeptUntil(order: Order): number | null {
  return useMemo(() => {
    const { kept_ms: ms } = order.pay;
    return ms === null ? null : Date.now() + ms;
  }, [order]);
}

/**
 * Whether there is money to talk about: cash is paid on delivery, and nothing is owed for a
 * cancelled order.
 */
function owes({ cancelled, order_method: method, pay: { state, due } }: Order): boolean {
  if (state === 'review' || (state === 'checking' && cancelled === 0)) return true;
  return cancelled === 0 && due > 0 && method !== orderMethod.cashOnDelivery;
}
