import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { placeFor } from '#market/shipping/shipping-place.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { ChoiceField } from '#web/desk/parts/choice-field.tsx';
import { useMoney } from '#web/desk/parts/use-amounts.ts';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';

/** The shipping price for an address, by the places in the form, saved or not. */
export function TryAddress() {
  return <TryPlaces places={useWatch({ name: 'places' })} />;
}

/** The same for places that are not edited here. */
export function TryPlaces({ places: value }: { places: unknown }) {
  const t = useTranslations('desk-shop');
  const countries = useCountries();
  const [country, setCountry] = useState('');
  const [state, setState] = useState('');
  const states = placeChoices(countries[country]?.states ?? {});
  return (
    <FieldCard title={t('try-address')}>
      <ChoiceField
        label={t('country')}
        value={country}
        choices={placeChoices(countries)}
        choose={(code) => {
          setCountry(code);
          setState('');
        }}
      />
      {states.length > 0 && (
        <ChoiceField label={t('region')} value={state} choices={states} choose={setState} />
      )}
      {country && <Answer country={country} state={state} value={value} />}
    </FieldCard>
  );
}

const typed = z.union([z.string(), z.number()]).transform(Number);
/** The places of the form; numbers may be incomplete. */
const places = z
  .array(
    z.object({
      country: z.string(),
      state: z.string(),
      price: typed,
      day_needed: typed,
      pickup_point: z.boolean(),
      pickup_price: typed,
    }),
  )
  .catch([]);

type AnswerProps = { country: string; state: string; value: unknown };

function Answer({ country, state, value }: AnswerProps) {
  const t = useTranslations('desk-shop');
  const price = useMoney();
  const known = places.parse(value);
  const place = placeFor(
    known.map((one, id) => ({ ...one, id })),
    { country, state },
  );
  return (
    <div role="status" className="grid gap-1 text-sm">
      {place ? (
        <>
          <p className="font-semibold">
            {t('try-answer', { price: price(place.price), days: place.day_needed })}
          </p>
          {place.pickup_point && <p>{t('try-pickup', { price: price(place.pickup_price) })}</p>}
        </>
      ) : (
        <p>{t('try-none')}</p>
      )}
    </div>
  );
}
