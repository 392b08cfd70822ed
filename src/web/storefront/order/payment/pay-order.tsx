import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import type { Order } from '#contract/order.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import { call } from '#web/ui/api.ts';
import { Box } from '#web/ui/message/problem-box.tsx';
import { OnButton } from '#web/ui/cart/big-button.tsx';
import { useComplain, useMoney } from '#web/ui/cart/use-totals.ts';
import { Icon } from '#web/ui/icon.tsx';
import { leave, type Bound } from '#web/ui/payment/go-to-gateway.ts';
import Leaving from '#web/ui/payment/going-to-gateway.tsx';
import { amountBy } from '#web/storefront/order/payment/order-amount.ts';
import { ShortChoice } from '#web/storefront/order/payment/payment-method-switch.tsx';
import { chosenOf, type PaymentGateway, type Way } from '#web/ui/payment/payment-methods.ts';
import { useSite } from '#web/ui/site.ts';

type Props = {
  order: Order;
  gateway: PaymentGateway;
  /** The ways that this order may be paid; at least one. */ ways: Way[];
  changed: () => void;
};

/** Chooses how to pay an order, and goes to pay it. */
export function PayWays({ order, gateway, ways, changed }: Props) {
  const t = useTranslations('owed');
  const c = useTranslations('checkout');
  const write = useMoney();
  const {
    prefix,
    money: { currency_exponent: exponent },
  } = useSite();
  const { words } = useComplain();
  const [picked, pick] = useState<number | null>(null);
  const [opening, open] = useState(false);
  const [refused, refuse] = useState('');
  const [bound, bind] = useState<Bound | null>(null);
  const sent = useRef(false);
  const method = chosenOf(ways, picked, order.order_method, gateway.default);
  const way = ways.find((one) => one.method === method);
  if (bound) return <Leaving {...bound} />;
  if (!way) return null;

  const go = (to: Bound) => {
    bind(to);
    leave(to);
  };
  const press = async () => {
    if (sent.current) return;
    sent.current = true;
    open(true);
    refuse('');
    const answer = await call<'orderPay'>('POST', 'order/pay', {
      id: order.id,
      order_method: way.method,
    });
    sent.current = false;
    open(false);
    if (answer.ok && answer.data.action)
      return go({
        action: answer.data.action,
        method: way.method,
        order: `${prefix}/user/order/${order.id}`,
      });
    if (!answer.ok) refuse(words(answer));
    changed(); // it is to be paid otherwise now, or stands otherwise than is shown
  };
  const amount = amountBy(order, way, exponent);
  const name =
    way.method === orderMethod.bank
      ? t('by-transfer')
      : way.method === orderMethod.cashOnDelivery
        ? t('in-cash')
        : t('pay', { amount: write(amount) });
  return (
    <>
      <ShortChoice
        alone={way.method === order.order_method}
        ways={ways}
        gateway={gateway}
        chosen={way.method}
        onChoose={(chosen) => {
          pick(chosen);
          refuse('');
        }}
        legend={c('payment')}
      />
      <div role="alert">{refused && <Box>{refused}</Box>}</div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="max-sm:w-full">
          <OnButton
            reason={null}
            busy={opening}
            name={name}
            busyName={t('opening')}
            onPress={() => void press()}
          />
        </div>
        {isOnline(way.method) && (
          <p className="flex min-w-0 flex-1 basis-60 items-start gap-1.5 text-sm text-ink-2">
            <Icon name="lock" size={16} className="mt-0.5 shrink-0" />
            {t('secure')}
          </p>
        )}
      </div>
    </>
  );
}
