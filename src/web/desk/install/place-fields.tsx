import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { Field } from '#web/ui/form/field.tsx';

/** The country and the currency of the market, by their names in the page's language. */
export function PlaceFields({ faults }: { faults: Record<string, string> }) {
  const t = useTranslations('install');
  const { lang } = document.documentElement;
  const [countries, setCountries] = useState<[code: string, name: string][]>([]);
  useEffect(() => {
    void call('places.countries').then((answer) => {
      if (!answer.ok) return;
      const found = Object.values(answer.data.countries);
      setCountries(
        found
          .map(({ code2, name }): [string, string] => [code2, name])
          .toSorted(([, one], [, other]) => one.localeCompare(other, lang)),
      );
    });
  }, [lang]);
  const names = new Intl.DisplayNames([lang], { type: 'currency' });
  const currencies = Intl.supportedValuesOf('currency').map((code): [string, string] => [
    code,
    `${code} · ${names.of(code) ?? code}`,
  ]);
  return (
    <>
      <Choices name="country" label={t('country')} options={countries} fault={faults.country} />
      <Choices name="currency" label={t('currency')} options={currencies} fault={faults.currency} />
    </>
  );
}

type Props = {
  name: string;
  label: string;
  options: [code: string, name: string][];
  fault?: string | undefined;
};

function Choices({ name, label, options, fault }: Props) {
  return (
    <Field label={label} fault={fault}>
      {(control) => (
        <select {...control} name={name} defaultValue="" className="field">
          <option value="">—</option>
          {options.map(([code, called]) => (
            <option key={code} value={code}>
              {called}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
