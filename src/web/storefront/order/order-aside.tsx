import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import type { Order } from '#contract/order.ts';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { AgainButton } from '#web/storefront/order/again-button.tsx';
import { CancelButton } from '#web/storefront/order/cancel-button.tsx';
import { MailButton } from '#web/storefront/order/mail-button.tsx';
import { OrderTotals } from '#web/storefront/order/order-totals.tsx';
import { OneWord } from '#web/ui/one-word.tsx';

const CashPanel = lazyPart(() => import('#web/storefront/order/payment/cash-panel.tsx'));

/** Beside the parcels: the sums, the address, and the actions for the order. */
export function OrderAside({ order, changed }: { order: Order; changed: () => void }) {
  const t = useTranslations('order');
  return (
    <aside className="flex flex-col gap-6">
      <section className="card p-4 md:p-5">
        <h2 className="mb-3 text-lg">{t('summary')}</h2>
        <OrderTotals order={order} />
      </section>
      <section className="card p-4 md:p-5">
        <h2 className="mb-2 text-lg">{t('address')}</h2>
        <AddressText address={order.address} />
      </section>
      <div className="flex flex-col gap-2 print:hidden">
        <AgainButton id={order.id} className="button-quiet" />
        <MailButton id={order.id} email={order.address.email} />
        <button type="button" onClick={() => print()} className="button button-quiet">
          <Icon name="printer" size={18} />
          {t('print')}
        </button>
        <CancelButton order={order} changed={changed} />
      </div>
      {order.order_method === orderMethod.cashOnDelivery &&
        order.pay.may_switch === 1 &&
        order.pay.due > 0 &&
        order.pay.state !== 'checking' &&
        order.pay.state !== 'review' && (
          <Suspense fallback={null}>
            <CashPanel order={order} changed={changed} />
          </Suspense>
        )}
    </aside>
  );
}

function AddressText({ address }: { address: Order['address'] }) {
  const t = useTranslations('order');
  const lines = [
    address.company,
    address.tax_number && t('tax-number', { number: address.tax_number }),
    ...address.lines,
  ];
  return (
    <address className="not-italic wrap-anywhere">
      <p className="font-semibold">
        <bdi>{address.name}</bdi>
      </p>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <p className="mt-2 text-ink-2">
        <bdi dir="ltr">{address.phone}</bdi>
        <br />
        <OneWord>{address.email}</OneWord>
      </p>
      {address.delivery_instruction && (
        <p className="mt-2 text-ink-2">
          {t('instruction')} <bdi>{address.delivery_instruction}</bdi>
        </p>
      )}
    </address>
  );
}
