import { Fragment, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/form/field.tsx';
import type { AddressFormState } from '#web/ui/address/use-address-form.ts';
import { AddressTextField } from '#web/ui/address/address-text-field.tsx';
import { SecondLine } from '#web/ui/address/second-line.tsx';
import { useSite } from '#web/ui/site.ts';

/** The country, which decides the other fields: by name in the page's language and its order. */
export function CountryField({ form, autoFocus }: { form: AddressFormState; autoFocus: boolean }) {
  const { places, fields, faults, write, leave } = form;
  const t = useTranslations('address');
  const { language } = useSite();
  const countries = useMemo(
    () =>
      Object.values(places?.countries ?? {})
        .map(({ code2, name }) => ({ code: code2, name }))
        .sort((a, b) => a.name.localeCompare(b.name, language)),
    [places, language],
  );
  return (
    <Field label={t('country')} fault={faults.country} alert className="sm:col-span-2">
      {(given) => (
        <select
          {...given}
          name="country"
          autoComplete="shipping country"
          autoFocus={autoFocus}
          aria-required
          value={fields.country}
          disabled={!places}
          onChange={(event) => write('country', event.currentTarget.value)}
          onBlur={() => leave('country')}
          className="field"
        >
          {places ? (
            <option value="">{t('choose')}</option>
          ) : (
            <option value={fields.country}>{fields.country}</option>
          )}
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const LINE = 'sm:col-span-2';

/** Street, city, state and postal code: those that the country uses, by their local names. */
export function PlaceFields({ form }: { form: AddressFormState }) {
  const t = useTranslations('address');
  const { format } = form;
  if (!format) return <div className="skeleton h-40 rounded sm:col-span-2" />;
  return format.parts.map(({ name, label, required }) => {
    const shared = { form, label, optional: required === 0 };
    if (name === 'address_1')
      return (
        <Fragment key={name}>
          <AddressTextField
            {...shared}
            name={name}
            autoComplete="shipping address-line1"
            className={LINE}
          />
          <SecondLine form={form} />
        </Fragment>
      );
    if (name === 'state')
      return <StateField key={name} form={form} label={label} optional={required === 0} />;
    if (name === 'city')
      return (
        <AddressTextField
          key={name}
          {...shared}
          name={name}
          autoComplete="shipping address-level2"
        />
      );
    return (
      <AddressTextField
        key={name}
        {...shared}
        name={name}
        autoComplete="shipping postal-code"
        ltr
        inputMode={/[A-Z]/.test(format.zip_pattern) ? undefined : 'numeric'}
        autoCapitalize="characters"
        hint={format.zip_example && t('example', { example: format.zip_example })}
      />
    );
  });
}

function StateField({
  form: { format, fields, faults, write, leave },
  label,
  optional,
}: {
  form: AddressFormState;
  label: string;
  optional: boolean;
}) {
  const t = useTranslations('address');
  const states = format?.states ?? [];
  return (
    <Field label={label} optional={optional ? t('optional') : undefined} fault={faults.state} alert>
      {(given) => (
        <select
          {...given}
          name="state"
          autoComplete="shipping address-level1"
          aria-required={!optional}
          value={states.some(({ code }) => code === fields.state) ? fields.state : ''}
          onChange={(event) => write('state', event.currentTarget.value)}
          onBlur={() => leave('state')}
          className="field"
        >
          <option value="">{t('choose')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
