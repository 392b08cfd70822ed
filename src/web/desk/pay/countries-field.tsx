import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { placeChoices, useCountries } from '#web/desk/shop/use-countries.ts';

/** Some countries, added one by one; none means all. */
export function CountriesField({ name }: { name: string }) {
  const t = useTranslations('desk-pay');
  const countries = useCountries();
  const { field } = useController({ name });
  const chosen: string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  const nameOf = (code: string) => countries[code]?.name ?? code;
  const rest = placeChoices(countries).filter(({ value }) => !chosen.includes(value));
  return (
    <FieldCard title={t('countries')}>
      <p className="text-sm text-ink-2">
        {chosen.length ? t('countries-some') : t('countries-all')}
      </p>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {chosen.map((code) => (
            <li key={code} className="flex items-center rounded-full bg-ground-3 ps-3 text-sm">
              {nameOf(code)}
              <button
                type="button"
                aria-label={t('country-remove', { country: nameOf(code) })}
                onClick={() => field.onChange(chosen.filter((one) => one !== code))}
                className="grid size-11 place-items-center"
              >
                <DeskIcon name="x" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <select
        aria-label={t('country-add')}
        value=""
        onChange={({ target }) => field.onChange([...chosen, target.value])}
        className="field max-w-sm"
      >
        <option value="">{t('country-add')}</option>
        {rest.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </FieldCard>
  );
}
