import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { LONGEST } from '#web/ui/account/check-account.ts';
import { Field, type FieldProps } from '#web/ui/account/field.tsx';

type Props = FieldProps & {
  name: 'name' | 'store_name' | 'email' | 'phone';
  autoComplete: HTMLInputAutoCompleteAttribute;
  hint?: ReactNode;
  optional?: boolean;
  initial?: string;
  autoFocus?: boolean;
};
const TYPES = { name: 'text', store_name: 'text', email: 'email', phone: 'tel' } as const;

/** One line about somebody. Addresses and numbers run left to right in every language. */
export function TextField({
  name,
  label,
  fault,
  onInput,
  onBlur,
  autoComplete,
  hint,
  optional = false,
  initial = '',
  autoFocus = false,
}: Props) {
  const type = TYPES[name];
  return (
    <Field label={label} fault={fault} hint={hint} optional={optional}>
      {(given) => (
        <input
          {...given}
          name={name}
          type={type}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          autoCapitalize={type === 'text' ? 'words' : 'none'}
          spellCheck={false}
          maxLength={LONGEST[name]}
          aria-required={!optional}
          defaultValue={initial}
          dir={type === 'text' ? 'auto' : 'ltr'}
          onInput={onInput}
          onBlur={onBlur}
          className={`field ${type === 'text' ? '' : 'rtl:text-end'}`}
        />
      )}
    </Field>
  );
}
