import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { shippingType } from '#contract/constants.ts';
import type { Totals } from '#market/pricing/totals.ts';
import { AddressText } from '#web/ui/address/address-text.tsx';
import { LineReasons } from '#web/ui/cart/line-reasons.tsx';
import { ProblemBox } from '#web/ui/message/problem-box.tsx';
import { byStore } from '#web/ui/cart/line-state.ts';
import { savedShipping } from '#web/ui/cart/price-cart-line.ts';
import { LineSummary } from '#web/storefront/checkout/line-summary.tsx';
import { useMoney } from '#web/ui/cart/use-totals.ts';
import { ShippingCost } from '#web/ui/cart/shipping-cost.tsx';
import { Arrival } from '#web/ui/cart/arrival.tsx';
import { PickupPoint } from '#web/storefront/checkout/shipping-choice.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** The address that the order goes to. */
export function AddressReview({ address, refused }: { address: Address; refused: string | null }) {
  const t = useTranslations('checkout');
  return (
    <section aria-labelledby="to" className="card p-4 md:p-5">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 id="to" className="text-lg">
          {t('deliver-to')}
        </h2>
        <Link
          to="/shipping"
          className="link inline-flex min-h-8 items-center text-sm font-semibold"
        >
          {t('change')}
          <span className="sr-only"> {t('deliver-to')}</span>
        </Link>
      </div>
      <AddressText address={address} />
      <div role="status">{refused && <ProblemBox>{refused}</ProblemBox>}</div>
    </section>
  );
}

/** The ordered items by store, with shipping and prices. */
export function LinesReview({ lines, totals }: { lines: CartLine[]; totals: Totals }) {
  const t = useTranslations('checkout');
  const o = useTranslations('order');
  const write = useMoney();
  const sums = new Map(totals.lines.map((line) => [line.id, line]));
  return (
    <>
      {byStore(lines).map(({ store, lines: own }) => (
        <section
          key={store.id}
          aria-labelledby={`store-${store.id}`}
          className="card overflow-hidden"
        >
          <h2
            id={`store-${store.id}`}
            className="border-b border-line bg-ground-2 px-4 py-2.5 text-base md:px-5"
          >
            {t.rich('from-store', { name: () => <bdi>{store.name}</bdi> })}
          </h2>
          <ul className="divide-y divide-line">
            {own.map((line) => {
              const sum = sums.get(line.id);
              return (
                <LineSummary
                  key={line.id}
                  line={line}
                  price={sum && <bdi>{write(sum.subtotal)}</bdi>}
                >
                  <LineShipping line={line} />
                  <LineReasons id={line.id} />
                </LineSummary>
              );
            })}
          </ul>
          <p
            className={
              'figures flex justify-between gap-4 border-t ' +
              'border-line px-4 py-2.5 text-sm text-ink-2 md:px-5'
            }
          >
            {o('shipping')}
            <ShippingCost
              amount={totals.parcels.find(({ storeId }) => storeId === store.id)?.shipping ?? 0}
            />
          </p>
        </section>
      ))}
    </>
  );
}

function LineShipping({ line }: { line: CartLine }) {
  const t = useTranslations('shipping');
  const method = savedShipping(line);
  if (!method) return null;
  const pickup = method.type === shippingType.pickup;
  return (
    <div className="flex items-start gap-1.5 text-sm text-ink-2">
      <Icon name={pickup ? 'map-pin' : 'truck'} size={15} className="mt-1 shrink-0" />
      {pickup ? (
        <div>
          <p>{t('pickup')}</p>
          <PickupPoint place={method.place} />
        </div>
      ) : (
        <Arrival days={method.place.day_needed} />
      )}
    </div>
  );
}
