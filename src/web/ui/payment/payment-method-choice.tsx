import { Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { orderMethod } from '#contract/constants.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { later } from '#web/ui/lazy-part.ts';
import { WayName } from '#web/ui/payment/payment-method-name.tsx';
import { isCard, makers, type PaymentGateway, type Way } from '#web/ui/payment/payment-methods.ts';
import { usePrice } from '#web/ui/site.ts';

const BankAccount = later(() => import('#web/ui/payment/bank-account.tsx'));

type Props = {
  ways: Way[];
  gateway: PaymentGateway;
  chosen: number | null;
  onChoose: (method: number) => void;
  /** What is asked, for those who do not see the heading. */ legend: string;
};

/** The ways to pay, one of them chosen: what happens next, and what it costs. */
export function WaysChoice({ ways, gateway, chosen, onChoose, legend }: Props) {
  const methods = ways.map(({ method }) => method);
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{legend}</legend>
      {ways.map((way) => (
        <WayCard
          key={way.method}
          way={way}
          name={<WayName method={way.method} beside={methods} />}
          chosen={way.method === chosen}
          onChoose={() => onChoose(way.method)}
        >
          {way.method === orderMethod.bank && (
            <Suspense fallback={null}>
              <BankAccount gateway={gateway} />
            </Suspense>
          )}
        </WayCard>
      ))}
    </fieldset>
  );
}

function WayCard({
  way,
  name,
  chosen,
  onChoose,
  children,
}: {
  way: Way;
  name: ReactNode;
  chosen: boolean;
  onChoose: () => void;
  /** Shown when it is chosen. */ children: ReactNode;
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
          className="mt-0.5 size-5 shrink-0 accent-primary"
        />
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-center gap-x-2.5">
            <span className="font-semibold">{name}</span>
            {way.fee > 0 && (
              <span className="figures text-sm font-semibold">
                <span className="sr-only">{t('fee')} </span>
                <bdi dir="ltr">+ {write(way.fee)}</bdi>
              </span>
            )}
            {isOnline(way.method) && way.test === 1 && (
              <span className="rounded-full bg-warn-tint px-2 text-xs/5 font-semibold text-warn">
                {t('test')}
              </span>
            )}
          </span>
          <span className="block text-sm text-ink-2">
            <Next method={way.method} />
          </span>
        </span>
        <Icon name={iconOf(way.method)} size={24} className="shrink-0 text-ink-2" />
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

/** What happens when this way is taken. */
function Next({ method }: { method: number }) {
  const t = useTranslations('pay');
  if (method === orderMethod.cashOnDelivery) return t('cash-next');
  return method === orderMethod.bank
    ? t('bank-next')
    : t.rich('next', { maker: () => <bdi>{makers[method]}</bdi> });
}
