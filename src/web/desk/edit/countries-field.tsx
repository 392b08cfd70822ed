import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  name: string;
  label: string;
  hint: string;
  /** The label for adding one. */
  add: string;
};

/** Several countries: the field's value is a list of their codes. */
export function CountriesField({ name, label, hint, add }: Props) {
  const t = useTranslations('desk');
  const { field, fieldState } = useController({ name });
  const countries = useCountries();
  const codes: string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} hint={hint} fault={fieldState.error?.message} alert>
        {(control) => (
          <select
            {...control}
            name={name}
            ref={field.ref}
            value=""
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange([...codes, target.value])}
            className="field"
          >
            <option value="">{add}</option>
            {placeChoices(countries)
              .filter(({ value }) => !codes.includes(value))
              .map(({ value, label: countryName }) => (
                <option key={value} value={value}>
                  {countryName}
                </option>
              ))}
          </select>
        )}
      </Field>
      {codes.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {codes.map((code) => {
            const countryName = countries[code]?.name ?? code;
            return (
              <li
                key={code}
                className="flex items-center rounded-[var(--radius)] bg-ground-2 ps-3 text-sm"
              >
                {countryName}
                <button
                  type="button"
                  aria-label={t('choose-remove', { name: countryName })}
                  onClick={() => field.onChange(codes.filter((one) => one !== code))}
                  className="grid size-11 shrink-0 place-items-center text-ink-2 hover:text-drop"
                >
                  <DeskIcon name="x" size={16} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
