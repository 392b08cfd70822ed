import { useController, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { exponentOf } from '#base/currency.ts';
import { priceText } from '#base/price-text.ts';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** Some usual ways of writing prices. */
const FORMATS = ['en-US', 'en-IN', 'de-DE', 'fr-FR', 'de-CH', 'tr-TR', 'ar-EG', 'hi-IN'];

/** The market's currency and how its prices are written. */
export function MoneyCard({ fixed }: { fixed: boolean }) {
  const t = useTranslations('desk-shop');
  const [icon, position, format, exponent] = useWatch({
    name: ['currency_icon', 'currency_position', 'decimal_format', 'currency_exponent'],
  });
  const known = FORMATS.includes(String(format)) ? FORMATS : [String(format), ...FORMATS];
  return (
    <FieldCard title={t('currency')}>
      <CurrencyField fixed={fixed} />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField name="currency_icon" label={t('currency-icon')} />
        <SelectField
          name="currency_position"
          label={t('currency-position')}
          numbers
          choices={usePositions()}
        />
        <SelectField
          name="decimal_format"
          label={t('decimal-format')}
          choices={known.map((value) => ({ value, label: sample(value, Number(exponent)) }))}
        />
      </div>
      <p className="text-sm">
        {t('price-sample')}{' '}
        <bdi className="font-semibold">
          {priceText(1234.5, {
            currency_icon: String(icon ?? ''),
            currency_position: position === 2 ? 2 : 1,
            currency_exponent: Number(exponent),
            decimal_format: String(format || 'en-US'),
          })}
        </bdi>
      </p>
    </FieldCard>
  );
}

/** The positions of the currency sign. */
export function usePositions() {
  const t = useTranslations('desk-shop');
  return [
    { value: '1', label: t('before-price') },
    { value: '2', label: t('after-price') },
  ];
}

/** The currency; it sets the decimals. */
function CurrencyField({ fixed }: { fixed: boolean }) {
  const t = useTranslations('desk-shop');
  const { field, fieldState } = useController({ name: 'currency' });
  const exponent = useController({ name: 'currency_exponent' });
  const names = new Intl.DisplayNames([document.documentElement.lang], { type: 'currency' });
  return (
    <Field
      label={t('currency')}
      hint={fixed ? t('currency-fixed') : t('currency-hint')}
      fault={fieldState.error?.message ?? exponent.fieldState.error?.message}
      alert
    >
      {(control) => (
        <select
          {...control}
          {...field}
          value={String(field.value)}
          disabled={fixed}
          onChange={({ target }) => {
            field.onChange(target.value);
            exponent.field.onChange(exponentOf(target.value));
          }}
          className="field"
        >
          {Intl.supportedValuesOf('currency').map((code) => (
            <option key={code} value={code}>
              {code} – {names.of(code)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const sample = (locale: string, exponent: number): string =>
  priceText(1_234_567, {
    currency_icon: '',
    currency_position: 1,
    currency_exponent: exponent,
    decimal_format: locale || 'en-US',
  });
