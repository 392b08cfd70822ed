import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import type { LineSums, Sums } from '#market/pricing/totals.ts';
import { Icon } from '#web/ui/icon.tsx';
import { storePath } from '#web/ui/links.ts';
import { CartLineItem } from '#web/storefront/cart/cart-line-item.tsx';
import type { StoreLines } from '#web/ui/cart/line-state.ts';
import { LineCheckbox } from '#web/storefront/cart/line-checkbox.tsx';
import { useMoney } from '#web/ui/cart/use-totals.ts';

type Props = {
  group: StoreLines;
  sums: Map<number, LineSums>;
  parcel: Sums | undefined;
  address: Address | null;
  onTick: (lines: CartLine[], on: boolean) => void;
};

/** A store's lines, ticked together, with what the ticked ones cost. */
export function StoreGroup({ group: { store, lines }, sums, parcel, address, onTick }: Props) {
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
        {lines.map((line) => {
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
    </section>
  );
}
