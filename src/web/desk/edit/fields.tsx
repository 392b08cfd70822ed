// The fields of the back office's forms, each with its label, its help and its error.
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';

type Named = { name: string; label: string; hint?: ReactNode };

/** A group of fields on a card. */
export function FieldCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="card grid grid-cols-1 gap-4 p-4">
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** One line of text. `ltr` is for texts that use Latin letters in every language. */
export function TextField({ name, label, hint, ltr = false }: Named & { ltr?: boolean }) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} hint={hint} fault={fieldState.error?.message} alert>
      {(control) => (
        <input
          {...control}
          {...field}
          value={String(field.value ?? '')}
          dir={ltr ? 'ltr' : undefined}
          className="field"
        />
      )}
    </Field>
  );
}

/** On or off. */
export function SwitchField({ name, label, hint }: Named) {
  const { field } = useController({ name });
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        role="switch"
        aria-checked={field.value === true}
        name={name}
        ref={field.ref}
        checked={field.value === true}
        onChange={({ target }) => field.onChange(target.checked)}
        onBlur={field.onBlur}
        className="size-6 shrink-0"
      />
      <span>
        <span className="block font-semibold">{label}</span>
        {hint && <span className="block text-sm text-ink-2">{hint}</span>}
      </span>
    </label>
  );
}
