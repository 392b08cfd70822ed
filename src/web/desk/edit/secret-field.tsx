import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';

type Props = { name: string; label: string; hint: ReactNode };

/** A secret that replaces the stored one; the stored one is never shown. */
export function SecretField({ name, label, hint }: Props) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} hint={hint} fault={fieldState.error?.message} alert>
      {(control) => (
        <input
          {...control}
          {...field}
          type="password"
          autoComplete="new-password"
          spellCheck={false}
          value={String(field.value ?? '')}
          dir="ltr"
          className="field"
        />
      )}
    </Field>
  );
}
