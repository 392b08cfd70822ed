import { useTranslations } from 'use-intl';
import { useCountries } from '#web/ui/address/countries.ts';
import { Field } from '#web/ui/form/field.tsx';
import { useSite } from '#web/ui/site.ts';

/** The country of the store: it decides what the applicant must submit. */
export function StoreCountryField({
  country,
  choose,
}: {
  country: string;
  choose: (country: string) => void;
}) {
  const t = useTranslations('account');
  const { language } = useSite();
  const places = useCountries();
  const countries = Object.values(places?.countries ?? {}).toSorted((a, b) =>
    a.name.localeCompare(b.name, language),
  );
  return (
    <Field label={t('country')} hint={t('country-hint')}>
      {(given) => (
        <select
          {...given}
          name="country"
          autoComplete="country"
          value={country}
          disabled={!places}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          className="field"
        >
          {!places && <option value={country}>{country}</option>}
          {countries.map(({ code2, name }) => (
            <option key={code2} value={code2}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
