import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#web/ui/form/field.tsx';
import type { AddressFormState } from '#web/ui/address/use-address-form.ts';
import { useSite } from '#web/ui/site.ts';

/**
 * Country and, where it has them, state: by their names in the page's language, in that language's
 * order.
 */
export function PlaceFields({ form }: { form: AddressFormState }) {
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
    <>
      <Field label={t('country')} fault={faults.country} alert>
        {(given) => (
          <select
            {...given}
            name="country"
            autoComplete="shipping country"
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
      {form.hasStates && <StateField form={form} />}
    </>
  );
}

function StateField({
  form: { places, fields, faults, write, leave },
}: {
  form: AddressFormState;
}) {
  const t = useTranslations('address');
  const { language } = useSite();
  const states = useMemo(
    () =>
      Object.values(places?.countries[fields.country]?.states ?? {}).sort((a, b) =>
        a.name.localeCompare(b.name, language),
      ),
    [places, fields.country, language],
  );
  return (
    <Field label={t('state')} fault={faults.state} alert>
      {(given) => (
        <select
          {...given}
          name="state"
          autoComplete="shipping address-level1"
          aria-required
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
