import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { plainNumber } from '#web/desk/edit/plain-number.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  name: string;
  label: string;
  hint?: ReactNode;
  /** The text after the number: a unit, a currency. */
  unit?: string;
  /** The least number of decimals to show; without it, the number is whole. */
  decimals?: number;
};

/** A number field: the value is a number if whole, the typed text if it has decimals. */
export function NumberField({ name, label, hint, unit, decimals }: Props) {
  const { field, fieldState } = useController({ name });
  const decimal = decimals !== undefined;
  const write = (text: string) => {
    const typed = plainNumber(text);
    field.onChange(!decimal && /^\d{1,9}$/.test(typed) ? Number(typed) : typed);
  };
  return (
    <Field label={label} hint={hint} fault={fieldState.error?.message} alert>
      {(control) => (
        <span className="flex items-center gap-2">
          <input
            {...control}
            {...field}
            value={written(field.value, decimals)}
            onChange={({ target }) => write(target.value)}
            inputMode={decimal ? 'decimal' : 'numeric'}
            dir="ltr"
            className="field max-w-40"
          />
          {unit && <span className="text-sm text-ink-2">{unit}</span>}
        </span>
      )}
    </Field>
  );
}

function written(value: unknown, decimals = 0): string {
  if (typeof value !== 'number') return String(value ?? '');
  return value.toLocaleString('en', {
    useGrouping: false,
    minimumFractionDigits: decimals,
    maximumFractionDigits: 20,
  });
}
