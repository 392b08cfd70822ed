import { useTranslations } from 'use-intl';
import { lineOf, showRows, type Show } from '#web/desk/edit/shown-value.tsx';
import { named } from '#web/desk/parts/named.ts';
import { useCountries } from '#web/desk/shop/use-countries.ts';

/** Shipping places in the history: one a line, with price and days. */
export function useShownPlaces(): Show {
  const t = useTranslations('desk-shop');
  const countries = useCountries();
  return showRows(({ country, state, price, day_needed: days, pickup_point, ...rest }, amounts) => {
    const code = String(country);
    const home = countries[code];
    const name = country === 'ALL' ? t('everywhere') : (home?.name ?? code);
    const region = state === 'ALL' ? '' : (home?.states[String(state)]?.name ?? String(state));
    const priceText = (value: unknown) =>
      typeof value === 'string' && Number.isFinite(Number(value))
        ? amounts.money(Number(value))
        : lineOf(value, amounts);
    const parts = [name, region, priceText(price), named(t('days'), String(days))];
    const pickup = pickup_point ? [t('pickup'), priceText(rest.pickup_price)] : [];
    return [...parts, ...pickup].filter(Boolean).join(' · ');
  });
}
