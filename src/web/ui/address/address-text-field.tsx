import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LONGEST } from '#web/ui/address/check-address.ts';
import type { AddressFormState } from '#web/ui/address/use-address-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

type Props = {
  form: AddressFormState;
  name: keyof typeof LONGEST;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'numeric' | undefined;
  autoCapitalize?: 'characters' | undefined;
  optional?: boolean;
  /** Its label in the country, if that has its own. */
  label?: string | undefined;
  onFocus?: () => void;
  hint?: ReactNode;
  placeholder?: string | undefined;
  ltr?: boolean;
  autoFocus?: boolean;
  className?: string;
};

/** One line of an address. */
export function AddressTextField({
  form,
  optional = false,
  ltr = false,
  label,
  onFocus,
  ...given
}: Props) {
  const t = useTranslations('address');
  const { name } = given;
  return (
    <TextField
      onFocus={onFocus}
      {...given}
      label={label ?? t(name)}
      optional={optional ? t('optional') : undefined}
      fault={form.faults[name]}
      maxLength={LONGEST[name]}
      ltr={ltr}
      inputClass={ltr ? 'rtl:text-end' : ''}
      value={form.fields[name]}
      onText={(text) => form.write(name, text)}
      onBlur={() => form.leave(name)}
    />
  );
}
