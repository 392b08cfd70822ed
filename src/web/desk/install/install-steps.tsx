import { useController, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { knownLanguages } from '#contract/known-languages.ts';
import { TextField } from '#web/desk/edit/fields.tsx';
import { SecretField } from '#web/desk/edit/secret-field.tsx';
import type { InstallMail } from '#web/desk/install/use-install-mail.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** The languages of the site, and the main one. */
export function LanguagesStep() {
  const t = useTranslations('install');
  const first = useController({ name: 'first' });
  const { field, fieldState } = useController({ name: 'languages' });
  const chosen: string[] = Array.isArray(field.value) ? field.value.map(String) : [];
  const turn = (code: string, on: boolean) =>
    field.onChange(on ? [...chosen, code] : chosen.filter((one) => one !== code));
  return (
    <>
      <Field label={t('first')} hint={t('first-hint')}>
        {(control) => (
          <select {...control} {...first.field} className="field">
            {knownLanguages.map(({ code, name }) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <fieldset className="grid gap-1">
        <legend className="text-sm font-semibold">{t('others')}</legend>
        {knownLanguages
          .filter(({ code }) => code !== first.field.value)
          .map(({ code, name }) => (
            <label key={code} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="languages"
                value={code}
                checked={chosen.includes(code)}
                onChange={({ target }) => turn(code, target.checked)}
                className="size-5 shrink-0"
              />
              <span lang={code}>{name}</span>
            </label>
          ))}
      </fieldset>
      <FieldFault>{fieldState.error?.message}</FieldFault>
    </>
  );
}

/** The owner's account. */
export function OwnerStep() {
  const t = useTranslations('install');
  return (
    <>
      <TextField name="name" label={t('name')} />
      <TextField name="email" label={t('email')} hint={t('email-hint')} ltr />
      <SecretField name="password" label={t('password')} hint={t('password-hint')} />
    </>
  );
}

/** The content to start with. */
export function ContentStep({ mail }: { mail: InstallMail }) {
  const t = useTranslations('install');
  const { field } = useController({ name: 'content' });
  const [site, email] = useWatch({ name: ['site_name', 'email'] });
  return (
    <>
      <div role="radiogroup" aria-label={t('content')} className="grid gap-2">
        {(['empty', 'demo'] as const).map((value) => (
          <Option
            key={value}
            value={value}
            label={t(value)}
            hint={t(`${value}-hint`)}
            chosen={field.value === value}
            choose={() => field.onChange(value)}
          />
        ))}
      </div>
      <p className="text-sm text-ink-2">
        {t('summary', { site: String(site) || 'Souk', email: String(email) })}
      </p>
      <p className="text-sm text-ink-2">{mail.on || mail.tested ? t('mail-set') : t('no-mail')}</p>
    </>
  );
}

type OptionProps = {
  value: string;
  label: string;
  hint: string;
  chosen: boolean;
  choose: () => void;
};

const Option = ({ value, label, hint, chosen, choose }: OptionProps) => (
  <label className="flex items-start gap-3 rounded-[var(--radius)] border border-line p-3">
    <input
      type="radio"
      name="content"
      value={value}
      checked={chosen}
      onChange={choose}
      className="mt-0.5 size-5 shrink-0"
    />
    <span className="font-semibold">
      {label}
      <span className="block text-sm font-normal text-ink-2">{hint}</span>
    </span>
  </label>
);
