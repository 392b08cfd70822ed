import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { TextField } from '#web/desk/edit/fields.tsx';
import { SelectField, type Choice } from '#web/desk/edit/select-field.tsx';
import { FileButton } from '#web/desk/parts/file-button.tsx';
import { uploadLogo } from '#web/desk/parts/upload.ts';
import { useUpload } from '#web/desk/parts/use-upload.ts';
import { call } from '#web/ui/api.ts';
import { Field } from '#web/ui/form/field.tsx';

/** The site's name and logo, and its country and currency, named in the page's language. */
export function PlaceFields({ code }: { code: string }) {
  const t = useTranslations('install');
  const { lang } = document.documentElement;
  const countries = useCountryChoices(lang);
  const names = new Intl.DisplayNames([lang], { type: 'currency' });
  const currencies = Intl.supportedValuesOf('currency').map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }));
  return (
    <>
      <TextField name="site_name" label={t('site-name')} hint={t('site-name-hint')} />
      <LogoField code={code} />
      <SelectField name="country" label={t('country')} none="—" choices={countries} />
      <SelectField
        name="currency"
        label={t('currency')}
        hint={t('currency-hint')}
        none="—"
        choices={currencies}
      />
    </>
  );
}

function useCountryChoices(lang: string): Choice[] {
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => {
    void call('places.countries').then((answer) => {
      if (!answer.ok) return;
      const found = Object.values(answer.data.countries);
      setChoices(
        found
          .map(({ code2, name }) => ({ value: code2, label: name }))
          .toSorted((one, other) => one.label.localeCompare(other.label, lang)),
      );
    });
  }, [lang]);
  return choices;
}

/** A picture, uploaded as soon as it is chosen; optional. */
function LogoField({ code }: { code: string }) {
  const t = useTranslations('install');
  const { field, fieldState } = useController({ name: 'logo' });
  const { send, fault, part } = useUpload(({ name }) => field.onChange(name), uploadLogo(code));
  const logo = String(field.value ?? '');
  return (
    <Field label={t('logo')} hint={t('logo-hint')} fault={fault || fieldState.error?.message} alert>
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          {logo && (
            <img
              src={`/media/${logo}`}
              alt=""
              className="h-11 w-auto max-w-40 rounded-[var(--radius-sm)] bg-ground-2 object-contain"
            />
          )}
          <FileButton
            label={t('logo-choose')}
            icon="image-plus"
            accept="image/jpeg,image/png,image/webp,image/gif"
            {...{ control, send }}
          />
          {logo && (
            <button type="button" onClick={() => field.onChange('')} className="button">
              {t('logo-remove')}
            </button>
          )}
          {part !== null && <progress value={part} aria-label={t('logo')} />}
        </div>
      )}
    </Field>
  );
}
