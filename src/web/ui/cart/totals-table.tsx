import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Totals } from '#market/pricing/totals.ts';
import { ShippingCost } from '#web/ui/cart/shipping-cost.tsx';
import { useMoney } from '#web/ui/cart/use-totals.ts';
import { voucher } from '#web/ui/cart/voucher.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

type Props = {
  totals: Totals;
  pieces: number;
  /** Shown instead of shipping while its price is unknown. */
  unshipped?: string | undefined;
};

/** The price of the ticked lines, row by row, as the order will be charged. */
export function TotalsTable({ totals, pieces, unshipped }: Props) {
  const t = useTranslations('checkout');
  const o = useTranslations('order');
  const write = useMoney();
  const code = useReactiveState(voucher)?.code;
  return (
    <dl className="figures grid gap-2">
      <TotalsRow name={t('subtotal', { count: pieces })}>
        <bdi>{write(totals.subtotal)}</bdi>
      </TotalsRow>
      {totals.bundleOffer > 0 && (
        <TotalsRow name={t('bundle-offer')} tone="text-good">
          <bdi dir="ltr">{write(-totals.bundleOffer)}</bdi>
        </TotalsRow>
      )}
      {code !== undefined && totals.voucher > 0 && (
        <TotalsRow name={t('voucher-row', { code })} tone="text-good">
          <bdi dir="ltr">{write(-totals.voucher)}</bdi>
        </TotalsRow>
      )}
      <TotalsRow name={o('shipping')}>
        {unshipped ? (
          <span className="text-sm text-ink-2">{unshipped}</span>
        ) : (
          <ShippingCost amount={totals.shipping} />
        )}
      </TotalsRow>
      {totals.fee > 0 && (
        <TotalsRow name={o('fee')}>
          <bdi>{write(totals.fee)}</bdi>
        </TotalsRow>
      )}
      <TotalsRow name={o('tax')}>
        <bdi>{write(totals.tax)}</bdi>
      </TotalsRow>
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt>{o('total')}</dt>
        <dd aria-live="polite" className="text-end">
          <bdi className="text-xl font-bold">{write(totals.total)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

function TotalsRow({
  name,
  tone = '',
  children,
}: {
  name: ReactNode;
  tone?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-sm text-ink-2">{name}</dt>
      <dd className={`text-end ${tone}`}>{children}</dd>
    </div>
  );
}
