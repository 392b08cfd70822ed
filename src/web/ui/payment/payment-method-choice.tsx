import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { PaymentMethodName } from '#web/ui/payment/payment-method-name.tsx';
import { gatewayNames } from '#contract/gateway-names.ts';
import {
  isCard,
  type PaymentGateway,
  type PaymentMethod,
} from '#web/ui/payment/payment-methods.ts';
import { usePrice } from '#web/ui/site.ts';

const BankAccount = lazyPart(() => import('#web/ui/payment/bank-account.tsx'));

type Props = {
  methods: PaymentMethod[];
  gateway: PaymentGateway;
  chosen: number | null;
  onChoose: (method: number) => void;
  /** The question, for people who do not see the heading. */
  legend: string;
};

/** The choice of payment method: what happens next, and the fee. */
export function PaymentMethodChoice({ methods, gateway, chosen, onChoose, legend }: Props) {
  const all = methods.map(({ method }) => method);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{legend}</legend>
      {methods.map((paymentMethod) => (
        <MethodCard
          key={paymentMethod.method}
          paymentMethod={paymentMethod}
          name={<PaymentMethodName method={paymentMethod.method} beside={all} />}
          chosen={paymentMethod.method === chosen}
          onChoose={() => onChoose(paymentMethod.method)}
        >
          {paymentMethod.method === orderMethod.bank && (
            <Suspense fallback={null}>
              <BankAccount gateway={gateway} />
            </Suspense>
          )}
        </MethodCard>
      ))}
    </fieldset>
  );
}

function MethodCard({
  paymentMethod,
  name,
  chosen,
  onChoose,
  children,
}: {
  paymentMethod: PaymentMethod;
  name: ReactNode;
  chosen: boolean;
  onChoose: () => void;
  /** Shown if it is chosen. */
  children: ReactNode;
}) {
  const t = useTranslations('pay');
  const write = usePrice();
  return (
    <div className={`rounded border ${chosen ? 'border-primary bg-primary-tint' : 'border-line'}`}>
      <label className="flex cursor-pointer items-start gap-3 p-3">
        <input
          type="radio"
          name="method"
          checked={chosen}
          onChange={onChoose}
          className="mt-0.5 size-5 shrink-0"
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2.5">
            <span className="font-semibold">{name}</span>
            {paymentMethod.fee > 0 && (
              <span className="figures text-sm font-semibold">
                <span className="sr-only">{t('fee')} </span>
                <bdi dir="ltr">+ {write(paymentMethod.fee)}</bdi>
              </span>
            )}
            {isOnline(paymentMethod.method) && paymentMethod.test === 1 && (
              <span className="rounded-full bg-warn-tint px-2 text-xs/5 font-semibold text-warn">
                {t('test')}
              </span>
            )}
          </span>
          <span className="block text-sm text-ink-2">
            <Next method={paymentMethod.method} />
          </span>
        </span>
        <Icon name={iconOf(paymentMethod.method)} size={24} className="shrink-0 text-ink-2" />
      </label>
      {chosen && children && <div className="px-3 pb-3">{children}</div>}
    </div>
  );
}

function iconOf(method: number): IconName {
  if (method === orderMethod.cashOnDelivery) return 'banknote';
  if (method === orderMethod.bank) return 'landmark';
  return isCard(method) ? 'credit-card' : 'wallet';
}

/** What happens after choosing this method. */
function Next({ method }: { method: number }) {
  const t = useTranslations('pay');
  if (method === orderMethod.cashOnDelivery) return t('cash-next');
  return method === orderMethod.bank
    ? t('bank-next')
    : t.rich('next', { maker: () => <bdi>{gatewayNames[method]}</bdi> });
}
