import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Money } from '#base/money.ts';
import { outsideBounds } from '#web/storefront/checkout/outside-bounds.ts';
import type { PaymentMethod } from '#web/ui/payment/payment-methods.ts';
import { usePrice, useSite } from '#web/ui/site.ts';

type Props = {
  /** The methods that do not allow this order. */
  closed: PaymentMethod[];
  goods: Money;
  country: string;
  /** The name of a method. */
  nameOf: (method: number) => ReactNode;
};

/** Which orders the closed methods allow, so that customers know why one is missing. */
export default function MethodBounds({ closed, goods, country, nameOf }: Props) {
  const t = useTranslations('pay');
  const write = usePrice();
  const { currency_exponent: exponent } = useSite().money;
  const methods = outsideBounds(closed, goods, country, exponent);
  if (methods.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-1 text-sm text-ink-2">
      {methods.map(({ method, least, most }) => (
        <li key={method}>
          {t.rich(most === null ? 'from' : least > 0 ? 'between' : 'up-to', {
            method: () => nameOf(method),
            least: write(least),
            most: write(most ?? 0),
          })}
        </li>
      ))}
    </ul>
  );
}
