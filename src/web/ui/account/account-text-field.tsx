import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LONGEST } from '#web/ui/account/check-account.ts';
import type { AccountField } from '#web/ui/account/use-account-form.ts';
import { TextField } from '#web/ui/form/text-field.tsx';

type Props = AccountField & {
  name: 'name' | 'store_name' | 'email' | 'phone';
  autoComplete: HTMLInputAutoCompleteAttribute;
  hint?: ReactNode;
  optional?: boolean;
  initial?: string;
  autoFocus?: boolean;
};
const TYPES = { name: 'text', store_name: 'text', email: 'email', phone: 'tel' } as const;

/** One line about a person. Addresses and numbers run left to right in every language. */
export function AccountTextField({ optional = false, initial = '', onInput, ...given }: Props) {
  const t = useTranslations('account');
  const type = TYPES[given.name];
  return (
    <TextField
      {...given}
      type={type}
      optional={optional ? t('optional') : undefined}
      alert={false}
      autoCapitalize={type === 'text' ? 'words' : 'none'}
      spellCheck={false}
      maxLength={LONGEST[given.name]}
      defaultValue={initial}
      onText={onInput}
      inputClass={type === 'text' ? '' : 'rtl:text-end'}
    />
  );
}
