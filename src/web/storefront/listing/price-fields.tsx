import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSite } from '#web/ui/site.ts';
import { amountIn } from '#web/ui/listing/listing.ts';

/**
 * From and up to, in the shop's currency; applied on leaving a field, by Enter or by the button.
 */
export function PriceFields({ min, max, apply }: { min: string; max: string; apply: () => void }) {
  const t = useTranslations('listing');
  const { money } = useSite();
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="float-start mb-2 w-full font-semibold">
        {t('price')} (<bdi>{money.currency_icon}</bdi>)
      </legend>
      <div className="clear-both flex items-end gap-2">
        <AmountField name="min" label={t('min')} value={min} apply={apply} />
        <AmountField name="max" label={t('max')} value={max} apply={apply} />
        <button className="button button-quiet px-3 text-sm">{t('go')}</button>
      </div>
    </fieldset>
  );
}

function AmountField({
  name,
  label,
  value,
  apply,
}: {
  name: 'min' | 'max';
  label: string;
  value: string;
  apply: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]); // a removed chip empties it; what is being typed in the other one stays
  return (
    <label className="min-w-0 flex-1 text-sm text-ink-2">
      <span className="mb-1 block">{label}</span>
      <input
        ref={field}
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        maxLength={17}
        dir="ltr"
        className="field figures px-2"
        onBlur={(event) => {
          if (amountIn(event.target.value) !== value) apply();
        }}
      />
    </label>
  );
}
