import { Suspense, useCallback, useMemo, type ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import { totalsOf, type Totals } from '#market/pricing/totals.ts';
import { addresses, chosenAddress } from '#web/ui/address/addresses.ts';
import { tickLines } from '#web/ui/cart/change-cart.ts';
import { ToShippingButton } from '#web/storefront/cart/to-shipping-button.tsx';
import { removedLines, withGone } from '#web/storefront/cart/removed-lines.ts';
import { byStore, obstacleOf, toBuy } from '#web/ui/cart/line-state.ts';
import { priceCartLine } from '#web/ui/cart/price-cart-line.ts';
import { StoreGroup } from '#web/storefront/cart/store-group.tsx';
import { LineCheckbox } from '#web/storefront/cart/line-checkbox.tsx';
import { TotalsTable } from '#web/ui/cart/totals-table.tsx';
import { TotalBar } from '#web/ui/cart/total-bar.tsx';
import { useRefusal, useTotals } from '#web/ui/cart/use-totals.ts';
import { shippingMethodTo } from '#web/ui/cart/shipping-to.ts';
import { useVoucher } from '#web/ui/cart/use-voucher.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useSite } from '#web/ui/site.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const VoucherField = lazyPart(() => import('#web/ui/cart/voucher-field.tsx'));

/** A cart with contents: stores at the start side, the sums at the end side. */
export default function CartView({ lines }: { lines: CartLine[] }) {
  const { complain } = useRefusal();
  const { currency_exponent: exponent } = useSite().money;
  const gone = useReactiveState(removedLines);
  const address = chosenAddress(useReactiveState(addresses) ?? []);
  const bought = useMemo(() => toBuy(lines, address), [lines, address]);
  const methodOf = useCallback((line: CartLine) => shippingMethodTo(line, address, {}), [address]);
  useVoucher(bought);
  const totals = useTotals(bought, methodOf);
  const sums = useMemo(
    () =>
      new Map(
        totalsOf(lines.map((line) => priceCartLine(line, exponent, null))).lines.map((own) => [
          own.id,
          own,
        ]),
      ),
    [lines, exponent],
  );
  const onTick = (some: CartLine[], on: boolean) => {
    void tickLines(some, on).then(complain);
  };
  const reason = useReason(bought);
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <TickAll lines={lines} onTick={onTick} />
          {byStore(withGone(lines, gone)).map((group) => (
            <StoreGroup
              key={group.store.id}
              group={group}
              gone={gone.filter(({ line }) => !lines.some(({ id }) => id === line.id))}
              sums={sums}
              parcel={totals.parcels.find(({ storeId }) => storeId === group.store.id)}
              address={address}
              onTick={onTick}
            />
          ))}
        </div>
        {lines.length > 0 && (
          <Summary bought={bought} totals={totals} reason={reason} shipped={address !== null} />
        )}
      </div>
      {lines.length > 0 && (
        <TotalBar total={totals.total} overBar>
          <ToShippingButton reason={reason} tellReason={false} />
        </TotalBar>
      )}
    </>
  );
}

function TickAll({ lines, onTick }: Pick<ComponentProps<typeof LineCheckbox>, 'lines' | 'onTick'>) {
  const t = useTranslations('cart');
  if (lines.length === 0) return null;
  return (
    <div className="ps-1 md:ps-2.5">
      <LineCheckbox
        lines={lines}
        label={t('tick-all', { count: lines.length })}
        showLabel
        onTick={onTick}
      />
    </div>
  );
}

function Summary({
  bought,
  totals,
  reason,
  shipped,
}: {
  bought: CartLine[];
  totals: Totals;
  reason: string | null;
  /** The address is known, so shipping is too. */
  shipped: boolean;
}) {
  const t = useTranslations('checkout');
  const pieces = bought.reduce((count, { quantity }) => count + quantity, 0);
  return (
    <section aria-labelledby="summary" className="card p-5 lg:tall:sticky lg:top-32">
      <h2 id="summary" className="mb-3 text-lg">
        {t('summary')}
      </h2>
      <TotalsTable
        totals={totals}
        pieces={pieces}
        unshipped={shipped ? undefined : t('shipping-later')}
      />
      <div className="mt-4 border-t border-line pt-4">
        <Suspense fallback={<div aria-hidden className="skeleton h-29" />}>
          <VoucherField lines={bought} totals={totals} />
        </Suspense>
      </div>
      <div className="mt-4 max-lg:hidden">
        <ToShippingButton reason={reason} />
      </div>
      {reason && <p className="mt-3 text-sm text-ink-2 lg:hidden">{reason}</p>}
    </section>
  );
}

/** Why the customer cannot continue, or null. */
function useReason(bought: CartLine[]): string | null {
  const refusal = useTranslations('refusal');
  if (bought.length === 0) return refusal('nothing-selected');
  return bought.some((line) => obstacleOf(line, null) === 'not-enough-stock')
    ? refusal('not-enough-stock')
    : null;
}
