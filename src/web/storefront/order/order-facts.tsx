import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import type { Order } from '#contract/order.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PaidBadge, StatusBadge } from '#web/storefront/order/order-badges.tsx';
import { CopyCode } from '#web/storefront/order/copy-code.tsx';
import { isPartlyPaid } from '#web/storefront/order/is-partly-paid.ts';
import { LocalTime } from '#web/ui/time/local-time.tsx';
import { gatewayNames } from '#contract/gateway-names.ts';

/** Shown once, just after the order was placed or paid. */
export function Thanks({ name, paid }: { name: string; paid: boolean }) {
  const t = useTranslations('order');
  return (
    <div
      className={
        'mb-6 flex items-start gap-3 rounded-tile bg-good-tint p-4 ' +
        'md:items-center md:p-5 print:hidden'
      }
    >
      <Icon name="circle-check-big" size={32} className="shrink-0 text-good" />
      <div>
        <p className="text-lg font-semibold">
          {t.rich(paid ? 'thanks-paid' : 'thanks', { name, bdi: (text) => <bdi>{text}</bdi> })}
        </p>
        <p className="text-ink-2">{t('thanks-detail')}</p>
      </div>
    </div>
  );
}

/** The facts of an order: code, date, payment, state. */
export function OrderFacts({ order }: { order: Order }) {
  const t = useTranslations('order');
  return (
    <dl className="card flex flex-col flex-wrap gap-x-10 gap-y-3 p-4 sm:flex-row md:p-5">
      <Fact name={t('code')}>
        <CopyCode code={order.order} />
      </Fact>
      <Fact name={t('placed')}>
        <span className="font-semibold">
          <LocalTime at={order.created_at} hour />
        </span>
      </Fact>
      <Fact name={t('payment')}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <MethodName method={order.order_method} />
          {order.cancelled === 0 || order.payment_done === 1 || order.refunded_amount > 0 ? (
            <PaidBadge order={order} part={isPartlyPaid(order)} />
          ) : null}
        </span>
      </Fact>
      <Fact name={t('status')}>
        <StatusBadge of="order" status={order.status} cancelled={order.cancelled} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className="flex min-h-9 items-center">{children}</dd>
    </div>
  );
}

function MethodName({ method }: { method: number }) {
  const t = useTranslations('order');
  const own =
    method === orderMethod.cashOnDelivery
      ? t('cash')
      : method === orderMethod.bank
        ? t('bank')
        : method === orderMethod.razorpay || method === orderMethod.stripe
          ? t('card')
          : null;
  return <span className="font-semibold">{own ?? <bdi>{gatewayNames[method]}</bdi>}</span>;
}
