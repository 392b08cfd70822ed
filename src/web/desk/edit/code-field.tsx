import { useController } from 'react-hook-form';
import type { ReactNode } from 'react';
import { Field } from '#web/ui/form/field.tsx';

type Props = { name: string; label: string; hint?: ReactNode; lines: number };

/** Code in several lines, from left to right in every language. Tab leaves the field. */
export function CodeField({ name, label, hint, lines }: Props) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} hint={hint} fault={fieldState.error?.message} alert>
      {(control) => (
        <textarea
          {...control}
          {...field}
          value={String(field.value ?? '')}
          rows={lines}
          dir="ltr"
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          className="field overflow-x-auto py-2 font-mono text-sm"
        />
      )}
    </Field>
  );
}
