import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LONGEST } from '#web/ui/account/check-account.ts';
import type { AccountField } from '#web/ui/account/use-account-form.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Icon } from '#web/ui/icon.tsx';

const BOX =
  'field flex items-center p-0 has-[input:focus-visible]:outline-2 ' +
  'has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-primary';

type Props = AccountField & {
  name: 'current_password' | 'password' | 'new_password' | 'again';
  autoComplete: 'current-password' | 'new-password';
  hint?: ReactNode;
  aside?: ReactNode;
  initial?: string;
};

/** A password, which can be shown, pasted and filled in by a password manager. */
export function PasswordField({
  name,
  label,
  fault,
  onInput,
  onBlur,
  autoComplete,
  hint,
  aside,
  initial = '',
}: Props) {
  const t = useTranslations('account');
  const [seen, setSeen] = useState(false);
  return (
    <Field label={label} fault={fault} hint={hint} aside={aside}>
      {(given) => (
        <div className={`${BOX} ${fault ? 'border-drop' : ''}`}>
          <input
            {...given}
            name={name}
            type={seen ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST[name]}
            aria-required
            dir="ltr"
            defaultValue={initial}
            onInput={onInput}
            onBlur={onBlur}
            className="min-h-10 w-full min-w-0 flex-1 bg-transparent px-3 outline-none rtl:text-end"
          />
          <button
            type="button"
            aria-pressed={seen}
            aria-label={t('show-password')}
            title={t('show-password')}
            onClick={() => setSeen(!seen)}
            className={
              'grid size-10 shrink-0 place-items-center rounded-sm text-ink-2 ' +
              'hover:text-primary'
            }
          >
            <Icon name={seen ? 'eye-off' : 'eye'} size={20} />
          </button>
        </div>
      )}
    </Field>
  );
}
