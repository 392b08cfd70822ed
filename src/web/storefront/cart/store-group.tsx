import { Suspense } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import type { LineSums, Sums } from '#market/pricing/totals.ts';
import { useSite } from '#web/ui/site.ts';
import { Icon } from '#web/ui/icon.tsx';
import { storePath } from '#web/ui/links.ts';
import type { RemovedLine } from '#web/storefront/cart/removed-lines.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { CartLineItem } from '#web/storefront/cart/cart-line-item.tsx';
import { Arrival } from '#web/ui/cart/arrival.tsx';
import { toBuy, type StoreLines } from '#web/ui/cart/line-state.ts';
import { ShippingCost } from '#web/ui/cart/shipping-cost.tsx';
import { shippingMethodTo } from '#web/ui/cart/shipping-to.ts';
import { LineCheckbox } from '#web/storefront/cart/line-checkbox.tsx';
import { useMoney } from '#web/ui/cart/use-totals.ts';

const RemovedLineItem = lazyPart(() => import('#web/storefront/cart/removed-line-item.tsx'));

type Props = {
  group: StoreLines;
  /** Its lines that have just left the cart. */
  gone: RemovedLine[];
  sums: Map<number, LineSums>;
  parcel: Sums | undefined;
  address: Address | null;
  onTick: (lines: CartLine[], on: boolean) => void;
};

/** A store's lines, ticked together, with the total of the ticked ones. */
export function StoreGroup({ group, gone, sums, parcel, address, onTick }: Props) {
  const { store } = group;
  const lines = group.lines.filter(({ id }) => !gone.some(({ line }) => line.id === id));
  const t = useTranslations('cart');
  const o = useTranslations('order');
  const write = useMoney();
  return (
    <section aria-labelledby={`store-${store.id}`} className="card overflow-hidden">
      <div
        className={
          'flex items-center gap-2 border-b border-line bg-ground-2 py-0.5 ps-1 pe-3 ' +
          'md:gap-3 md:ps-2 md:pe-5'
        }
      >
        <LineCheckbox lines={lines} label={t('tick-store', { name: store.name })} onTick={onTick} />
        <h2 id={`store-${store.id}`} className="min-w-0 text-base">
          <Link
            to={storePath(store)}
            className="flex min-h-11 items-center gap-2 hover:text-primary"
          >
            <Icon name="store" size={18} className="shrink-0 text-ink-3" />
            <bdi className="truncate">{store.name}</bdi>
          </Link>
        </h2>
        <p className="figures ms-auto shrink-0 text-sm text-ink-2">
          <span className="max-sm:sr-only">{o('subtotal')} </span>
          <bdi className="font-semibold text-ink">{write(parcel?.subtotal ?? 0)}</bdi>
        </p>
      </div>
      <ul className="divide-y divide-line">
        {group.lines.map((line) => {
          const left = gone.find((one) => one.line.id === line.id);
          if (left)
            return (
              <Suspense key={line.id} fallback={null}>
                <RemovedLineItem gone={left} />
              </Suspense>
            );
          const own = sums.get(line.id);
          return (
            own && (
              <CartLineItem
                key={line.id}
                line={line}
                sums={own}
                address={address}
                onTick={onTick}
              />
            )
          );
        })}
      </ul>
      {parcel && address && <ParcelShipping lines={lines} parcel={parcel} address={address} />}
    </section>
  );
}

/** The price of a store's shipping to the address, and when everything arrives. */
function ParcelShipping({
  lines,
  parcel,
  address,
}: {
  lines: CartLine[];
  parcel: Sums;
  address: Address;
}) {
  const o = useTranslations('order');
  const days = toBuy(lines, address).map(
    (line) => shippingMethodTo(line, address, {})?.place.day_needed ?? 0,
  );
  return (
    <div className="flex items-start gap-2 border-t border-line px-4 py-2.5 text-sm text-ink-2 md:px-5">
      <Icon name="truck" size={16} className="mt-0.5 shrink-0" />
      <div className="grow">
        <p>
          {o('shipping')}
          {useSite().colon}
          <bdi>{address.city}</bdi>
        </p>
        <Arrival days={Math.max(...days)} />
      </div>
      <p className="figures font-semibold">
        <ShippingCost amount={parcel.shipping} />
      </p>
    </div>
  );
}
