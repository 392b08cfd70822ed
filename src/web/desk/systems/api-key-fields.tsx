import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { TextField } from '#web/desk/edit/fields.tsx';
import { ChecksField } from '#web/desk/systems/checks-field.tsx';
import type { KeyFront } from '#web/desk/systems/api-keys-screen.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** `days`: how long it is valid; 0 until it is revoked. */
export type KeyDraft = { name: string; scopes: string[]; days: number };
const LASTS = [0, 30, 90, 365] as const;

/** The name, scopes and duration of a new key. */
export function ApiKeyFields({ of, problem }: { of: KeyFront; problem: string }) {
  const t = useTranslations('desk-keys');
  const { register } = useFormContext<KeyDraft>();
  return (
    <>
      <TextField name="name" label={t('name')} hint={t('key-name-hint')} />
      <ChecksField
        name="scopes"
        label={t('key-scopes')}
        hint={of.all === 'sellerKey.all' ? t('key-scopes-hint-store') : t('key-scopes-hint')}
        choices={of.scopes.map((value) => ({ value, label: of.scopeName(value) }))}
      />
      <Field label={t('key-lasts')}>
        {(control) => (
          <select {...control} {...register('days', { valueAsNumber: true })} className="field">
            {LASTS.map((days) => (
              <option key={days} value={days}>
                {t('key-days', { count: days })}
              </option>
            ))}
          </select>
        )}
      </Field>
      {problem && (
        <p role="alert" className="text-sm text-drop">
          {problem}
        </p>
      )}
    </>
  );
}
