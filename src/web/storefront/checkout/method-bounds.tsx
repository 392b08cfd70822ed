import { useTranslations } from 'use-intl';
import { PaymentMethodName } from '#web/ui/payment/payment-method-name.tsx';
import type { PaymentMethod } from '#web/ui/payment/payment-methods.ts';
import { usePrice } from '#web/ui/site.ts';

/** Which orders these methods are for, so that nobody misses one without knowing why. */
export default function MethodBounds({ methods }: { methods: PaymentMethod[] }) {
  const t = useTranslations('pay');
  const write = usePrice();
  return (
    <ul className="mt-3 grid gap-1 text-sm text-ink-2">
      {methods.map(({ method, least, most }) => (
        <li key={method}>
          {t.rich(most === null ? 'from' : least > 0 ? 'between' : 'up-to', {
            method: () => <PaymentMethodName method={method} />,
            least: write(least),
            most: write(most ?? 0),
          })}
        </li>
      ))}
    </ul>
  );
}
