import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';

type Props = { name: string; label: string; hint?: ReactNode; usual: string };

/** A colour as `#rrggbb`, chosen or typed; empty for the default. */
export function ColourField({ name, label, hint, usual }: Props) {
  const { field, fieldState } = useController({ name });
  const value = String(field.value ?? '');
  return (
    <Field label={label} hint={hint} fault={fieldState.error?.message} alert>
      {(control) => (
        <span className="flex gap-2">
          <input
            type="color"
            aria-label={label}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : usual}
            onChange={({ target }) => field.onChange(target.value)}
            className="h-11 w-14 shrink-0 rounded-[var(--radius)] border border-line-2 bg-ground p-1"
          />
          <input
            {...control}
            {...field}
            value={value}
            placeholder={usual}
            spellCheck={false}
            dir="ltr"
            className="field max-w-40"
          />
        </span>
      )}
    </Field>
  );
}
