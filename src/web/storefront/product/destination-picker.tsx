import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, type Data } from '#web/ui/api.ts';
import { keepDestination, type Destination } from '#web/storefront/product/delivery-destination.ts';
import { useSite } from '#web/ui/site.ts';

type Countries = Data<'places.countries'>['countries'];

/**
 * The country for delivery, and its state if the price depends on it. The list of countries is
 * loaded on demand.
 */
export default function DestinationPicker({
  to,
  places,
}: {
  to: Destination;
  places: { country: string; state: string }[];
}) {
  const t = useTranslations('product-page');
  const { language } = useSite();
  const [countries, setCountries] = useState<Countries | null>(null);
  useEffect(() => {
    void call('places.countries').then((answer) => {
      if (answer.ok) setCountries(answer.data.countries);
    });
  }, []);
  if (!countries) return <div className="skeleton h-[4.25rem]" />;
  const order = new Intl.Collator(language);
  const names = Object.values(countries).sort((a, b) => order.compare(a.name, b.name));
  const states = places.some(({ country, state }) => country === to.country && state !== 'ALL')
    ? Object.values(countries[to.country]?.states ?? {}).sort((a, b) =>
        order.compare(a.name, b.name),
      )
    : [];
  return (
    <div className="flex flex-wrap gap-2">
      <label className="flex min-w-0 grow basis-40 flex-col gap-1 text-ink-2">
        {t('country')}
        <select
          className="field"
          autoComplete="country"
          value={to.country}
          onChange={({ target }) => keepDestination({ country: target.value, state: '' })}
        >
          {names.map(({ code2, name }) => (
            <option key={code2} value={code2}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {states.length > 0 && <StateChoice to={to} states={states} />}
    </div>
  );
}

function StateChoice({
  to,
  states,
}: {
  to: Destination;
  states: { code: string; name: string }[];
}) {
  const t = useTranslations('product-page');
  return (
    <label className="flex min-w-0 grow basis-40 flex-col gap-1 text-ink-2">
      {t('state')}
      <select
        className="field"
        autoComplete="address-level1"
        value={to.state}
        onChange={({ target }) => keepDestination({ country: to.country, state: target.value })}
      >
        <option value="">{t('any-state')}</option>
        {states.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
