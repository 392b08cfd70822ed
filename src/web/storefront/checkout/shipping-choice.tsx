import { useTranslations } from 'use-intl';
import type { ReactNode } from 'react';
import { shippingType } from '#contract/constants.ts';
import type { ShippingPlace } from '#contract/shipping.ts';
import { totalsOf } from '#market/pricing/totals.ts';
import { Region } from '#web/ui/address/address-text.tsx';
import { placeNames, useCountries } from '#web/ui/address/countries.ts';
import { Arrival } from '#web/ui/cart/arrival.tsx';
import { priceCartLine } from '#web/ui/cart/price-cart-line.ts';
import { ShippingCost } from '#web/ui/cart/shipping-cost.tsx';
import type { Parcel } from '#web/storefront/checkout/shipping-methods.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useSite } from '#web/ui/site.ts';

const CHOICE = 'flex gap-3 rounded border p-3';
const CHOSEN = 'border-primary bg-primary-tint';

/** How a parcel ships: delivered, or collected if its rule has a pickup point for the place. */
export function ShippingChoice({
  parcel,
  place,
  type,
  onType,
}: {
  parcel: Parcel;
  place: ShippingPlace;
  type: number;
  onType: (type: number) => void;
}) {
  const t = useTranslations('shipping');
  const { currency_exponent: exponent } = useSite().money;
  const price = (kind: number) => {
    const { shipping } = totalsOf(
      parcel.lines.map((line) => priceCartLine(line, exponent, { place, type: kind })),
    );
    return <ShippingCost amount={shipping} />;
  };
  const delivery = (
    <ShippingOption
      icon={<Icon name="truck" size={18} />}
      name={parcel.rule.title}
      price={price(shippingType.location)}
    >
      <Arrival days={place.day_needed} />
    </ShippingOption>
  );
  if (!place.pickup_point) return <div className="p-4 pt-3 md:px-5">{delivery}</div>;
  const choice = (kind: number, shown: ReactNode) => (
    <label className={`${CHOICE} ${type === kind ? CHOSEN : 'border-line'}`}>
      <input
        type="radio"
        name={`way ${parcel.key}`}
        checked={type === kind}
        onChange={() => onType(kind)}
        className="mt-0.5 size-5 shrink-0"
      />
      {shown}
    </label>
  );
  return (
    <fieldset className="grid gap-2 p-4 pt-3 md:grid-cols-2 md:px-5">
      <legend className="sr-only">{t('how')}</legend>
      {choice(shippingType.location, delivery)}
      {choice(
        shippingType.pickup,
        <ShippingOption
          icon={<Icon name="map-pin" size={18} />}
          name={t('pickup')}
          price={price(shippingType.pickup)}
        >
          <PickupPoint place={place} />
        </ShippingOption>,
      )}
    </fieldset>
  );
}

function ShippingOption({
  icon,
  name,
  price,
  children,
}: {
  icon: ReactNode;
  name: string;
  price: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex min-w-0 grow items-start gap-2 text-sm">
      <span className="mt-0.5 text-ink-2">{icon}</span>
      <div className="min-w-0 grow">
        <p className="font-semibold">
          <bdi>{name}</bdi>
        </p>
        <div className="text-ink-2">{children}</div>
      </div>
      <p className="figures shrink-0 font-semibold">{price}</p>
    </div>
  );
}

export function PickupPoint({ place }: { place: ShippingPlace }) {
  const { state, country } = placeNames(useCountries(), {
    state: place.pickup_state,
    country: place.pickup_country,
  });
  const lines = [
    place.pickup_address_line_1,
    place.pickup_address_line_2,
    [place.pickup_zip, place.pickup_city].filter(Boolean).join(' '),
  ].filter(Boolean);
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <p key={line}>
          <bdi>{line}</bdi>
        </p>
      ))}
      <Region state={state} country={country} />
      {place.pickup_phone && (
        <p>
          <bdi dir="ltr">{place.pickup_phone}</bdi>
        </p>
      )}
    </address>
  );
}
