import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LONGEST } from '#web/ui/address/check-address.ts';
import { Field } from '#web/ui/address/field.tsx';
import type { AddressFormState } from '#web/ui/address/use-address-form.ts';

type Props = {
  form: AddressFormState;
  name: keyof typeof LONGEST;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: HTMLInputTypeAttribute;
  optional?: boolean;
  hint?: ReactNode;
  placeholder?: string | undefined;
  ltr?: boolean;
  autoFocus?: boolean;
  className?: string;
};

/** One line of an address. */
export function TextField({
  form,
  name,
  autoComplete,
  type = 'text',
  optional = false,
  hint,
  placeholder,
  ltr = false,
  autoFocus = false,
  className = '',
}: Props) {
  const t = useTranslations('address');
  return (
    <Field
      label={t(name)}
      optional={optional}
      hint={hint}
      fault={form.faults[name]}
      className={className}
    >
      {(given) => (
        <input
          {...given}
          name={name}
          autoFocus={autoFocus}
          type={type}
          autoComplete={autoComplete}
          maxLength={LONGEST[name]}
          aria-required={!optional}
          placeholder={placeholder}
          dir={ltr ? 'ltr' : 'auto'}
          value={form.fields[name]}
          onChange={(event) => form.write(name, event.currentTarget.value)}
          onBlur={() => form.leave(name)}
          className={`field ${ltr ? 'rtl:text-end' : ''}`}
        />
      )}
    </Field>
  );
}
