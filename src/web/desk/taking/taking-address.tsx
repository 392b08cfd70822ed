import { useTranslations } from 'use-intl';
import { ChoiceField } from '#web/desk/parts/choice-field.tsx';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';
import { TakingField } from '#web/desk/taking/taking-field.tsx';
import type { Taking } from '#web/desk/taking/use-taking.ts';
import { useFormOf } from '#web/ui/address/address-forms.ts';

/** The address: the country, and the parts of an address there, by their local names. */
export function TakingAddress({ taking }: { taking: Taking }) {
  const t = useTranslations('desk-taking');
  const countries = useCountries();
  const { address } = taking.taken;
  const form = useFormOf(address.country);
  const optional = (required: number) => (required ? undefined : t('optional'));
  return (
    <>
      <ChoiceField
        label={t('country')}
        value={address.country}
        fault={taking.faults.country}
        choices={placeChoices(countries, address.country)}
        choose={(country) => taking.write({ country, state: '' })}
      />
      {form?.parts.map(({ name, label, required }) =>
        name === 'state' ? (
          <ChoiceField
            key={name}
            label={label}
            value={address.state}
            fault={taking.faults.state}
            optional={optional(required)}
            choices={form.states.map(({ code, name: stateName }) => ({
              value: code,
              label: stateName,
            }))}
            choose={(state) => taking.write({ state })}
          />
        ) : (
          <TakingField
            key={name}
            taking={taking}
            name={name}
            label={label}
            optional={optional(required)}
            wide={name === 'address_1'}
          />
        ),
      )}
      <TakingField
        taking={taking}
        name="address_2"
        label={t('address-2')}
        optional={t('optional')}
        wide
      />
      <TakingField
        taking={taking}
        name="delivery_instruction"
        label={t('instructions')}
        optional={t('optional')}
        wide
      />
    </>
  );
}
