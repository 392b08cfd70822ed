import { Suspense, useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { placeFor } from '#market/shipping/shipping-place.ts';
import { Icon } from '#web/ui/icon.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import {
  destination,
  loadDestination,
  placeName,
  type Destination,
} from '#web/storefront/product/delivery-destination.ts';
import type { ProductView } from '#web/storefront/product/product-view.ts';
import { arrivalDay } from '#web/ui/time/arrival-day.ts';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { usePrice, useSite } from '#web/ui/site.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const DestinationPicker = lazyPart(() => import('#web/storefront/product/destination-picker.tsx'));

export type Home = Destination & { name: string };
type Place = ProductView['shipping']['shipping_places'][number];

/**
 * Whether it ships to the customer's place, the price, and when it arrives. `home` is the shop's
 * default place, named by the server.
 */
export function Delivery({ shipping, home }: { shipping: ProductView['shipping']; home: Home }) {
  const t = useTranslations('product-page');
  const { language } = useSite();
  const chosen = useReactiveState(destination);
  const [picking, setPicking] = useState(false);
  const ready = useHydrated();
  useEffect(loadDestination, []);
  const to = chosen ?? home;
  const name = chosen
    ? placeName(
        new Intl.DisplayNames([language], { type: 'region' }).of(chosen.country),
        chosen.state,
      )
    : home.name;
  const place = placeFor(shipping.shipping_places, to);
  return (
    <section aria-label={t('delivery')} className="flex flex-col gap-2 text-sm">
      <p className="flex items-center gap-3">
        <Icon name="map-pin" size={20} className="shrink-0 text-ink-3" />
        <span className="min-w-0">
          {t.rich('delivery-to', {
            place: name,
            name: (text) => <bdi className="font-semibold">{text}</bdi>,
          })}
        </span>
        <button
          type="button"
          disabled={!ready}
          aria-expanded={picking}
          onClick={() => setPicking(!picking)}
          className="ms-auto min-h-9 shrink-0 px-2 font-semibold text-primary hover:underline"
        >
          {t('change')}
        </button>
      </p>
      {picking && (
        <Suspense fallback={<div className="skeleton h-[4.25rem]" />}>
          <DestinationPicker to={to} places={shipping.shipping_places} />
        </Suspense>
      )}
      <div role="status" className="flex flex-col gap-2">
        {place ? (
          <ShippingMethod place={place} once={shipping.single_price === 1} />
        ) : (
          <p className="flex gap-3 font-semibold text-drop">
            <Icon name="truck" size={20} className="shrink-0" />
            {t('cannot-ship', { place: name })}
          </p>
        )}
      </div>
    </section>
  );
}

function ShippingMethod({ place, once }: { place: Place; once: boolean }) {
  const t = useTranslations('product-page');
  const product = useTranslations('product');
  const write = usePrice();
  const format = useFormatter();
  const ready = useHydrated();
  const { day_needed: days } = place;
  const day = ready ? arrivalDay(format, days).replaceAll(' ', '\u00a0') : null;
  const pickup =
    place.pickup_point === 1
      ? [
          place.pickup_address_line_1,
          place.pickup_address_line_2,
          [place.pickup_zip, place.pickup_city].filter(Boolean).join(' '),
        ]
          .filter(Boolean)
          .join(', ')
      : '';
  return (
    <>
      <p className="flex gap-3">
        <Icon name="truck" size={20} className="shrink-0 text-ink-3" />
        <span>
          <span className={`font-semibold ${place.price === 0 ? 'text-good' : ''}`}>
            {place.price === 0 ? product('free-shipping') : <bdi>{write(place.price)}</bdi>}
          </span>
          {once && place.price > 0 && ` · ${t('charged-once')}`}
        </span>
      </p>
      <p className="flex gap-3">
        <Icon name="package-check" size={20} className="shrink-0 text-ink-3" />
        <span>{day === null ? t('within-days', { days }) : t('by-date', { days, day })}</span>
      </p>
      {pickup && (
        <p className="flex gap-3">
          <Icon name="store" size={20} className="shrink-0 text-ink-3" />
          <span>
            {t('label', { name: t('pickup') })} <bdi>{pickup}</bdi> ·{' '}
            <span className={`font-semibold ${place.pickup_price === 0 ? 'text-good' : ''}`}>
              {place.pickup_price === 0 ? t('free') : <bdi>{write(place.pickup_price)}</bdi>}
            </span>
          </span>
        </p>
      )}
    </>
  );
}
