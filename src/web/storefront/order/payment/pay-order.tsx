import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import type { Order } from '#contract/order.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import { call } from '#web/ui/api.ts';
import { ProblemBox } from '#web/ui/message/problem-box.tsx';
import { StepButton } from '#web/ui/cart/step-button.tsx';
import { useRefusal, useMoney } from '#web/ui/cart/use-totals.ts';
import { Icon } from '#web/ui/icon.tsx';
import { goToGateway, type GatewayVisit } from '#web/ui/payment/go-to-gateway.ts';
import GoingToGateway from '#web/ui/payment/going-to-gateway.tsx';
import { amountByMethod } from '#web/storefront/order/payment/order-amount.ts';
import { PaymentMethodSwitch } from '#web/storefront/order/payment/payment-method-switch.tsx';
import {
  chosenMethod,
  type PaymentGateway,
  type PaymentMethod,
} from '#web/ui/payment/payment-methods.ts';
import { useSite } from '#web/ui/site.ts';

type Props = {
  order: Order;
  gateway: PaymentGateway;
  /** The methods for paying this order; at least one. */
  methods: PaymentMethod[];
  changed: () => void;
};

/** Chooses a payment method for an order, and goes to pay it. */
export function PayOrder({ order, gateway, methods, changed }: Props) {
  const t = useTranslations('owed');
  const c = useTranslations('checkout');
  const write = useMoney();
  const { currency_exponent: exponent } = useSite().money;
  const [picked, setPicked] = useState<number | null>(null);
  const { opening, refused, refuse, bound, pay } = usePaying(order.id, changed);
  const method = chosenMethod(methods, picked, order.order_method, gateway.default);
  const paymentMethod = methods.find((one) => one.method === method);
  if (bound) return <GoingToGateway {...bound} />;
  if (!paymentMethod) return null;

  const amount = amountByMethod(order, paymentMethod, exponent);
  const name =
    paymentMethod.method === orderMethod.bank
      ? t('by-transfer')
      : paymentMethod.method === orderMethod.cashOnDelivery
        ? t('in-cash')
        : t('pay', { amount: write(amount) });
  return (
    <>
      <PaymentMethodSwitch
        alone={paymentMethod.method === order.order_method}
        methods={methods}
        gateway={gateway}
        chosen={paymentMethod.method}
        onChoose={(chosen) => {
          setPicked(chosen);
          refuse('');
        }}
        legend={c('payment')}
      />
      <div role="alert">{refused && <ProblemBox>{refused}</ProblemBox>}</div>
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="max-sm:w-full">
          <StepButton
            reason={null}
            busy={opening}
            name={name}
            busyName={t('opening')}
            onPress={() => void pay(paymentMethod.method)}
          />
        </div>
        {isOnline(paymentMethod.method) && <SecureNote />}
      </div>
    </>
  );
}

function SecureNote() {
  const t = useTranslations('owed');
  return (
    <p className="flex min-w-0 flex-1 basis-60 items-start gap-1.5 text-sm text-ink-2">
      <Icon name="lock" size={16} className="mt-0.5 shrink-0" />
      {t('secure')}
    </p>
  );
}

/** Asks the server where to pay an order by a method, and goes there. */
function usePaying(orderId: number, changed: () => void) {
  const { prefix } = useSite();
  const { words } = useRefusal();
  const [opening, setOpening] = useState(false);
  const [refused, setRefused] = useState('');
  const [bound, setBound] = useState<GatewayVisit | null>(null);
  const sent = useRef(false);
  const go = (to: GatewayVisit) => {
    setBound(to);
    goToGateway(to);
  };
  const pay = async (method: number) => {
    if (sent.current) return;
    sent.current = true;
    setOpening(true);
    setRefused('');
    const answer = await call('orderPayment.begin', {
      id: orderId,
      order_method: method,
    });
    sent.current = false;
    setOpening(false);
    if (answer.ok && answer.data.action)
      return go({
        action: answer.data.action,
        method,
        order: `${prefix}/user/order/${orderId}`,
      });
    if (!answer.ok) setRefused(words(answer));
    changed(); // its method or its state has changed
  };
  return { opening, refused, refuse: setRefused, bound, pay };
}
