import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { findWho, useWho } from '#web/desk/frame/who.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** The caller’s name, address and language. */
export function DetailsCard() {
  const t = useTranslations('desk-me');
  const common = useTranslations('desk');
  const { name, email } = useWho();
  const [fault, setFault] = useState('');
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const answer = await deskCall('account.updateProfile', { name: String(typed.get('name')) });
    setFault(answer.ok ? '' : Object.values(answer.fields)[0] || answer.message);
    if (!answer.ok) return;
    deskToast('done', answer.message);
    const language = String(typed.get('language'));
    if (language === document.documentElement.lang) return void findWho();
    document.cookie = `i18n_redirected=${language}; path=/; samesite=lax; max-age=31622400`;
    location.reload();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      aria-label={t('details')}
      className="card grid gap-4 p-5"
    >
      <h2 className="text-base font-semibold">{t('details')}</h2>
      <Field label={t('name')} fault={fault || undefined} alert>
        {(control) => (
          <input
            {...control}
            name="name"
            autoComplete="name"
            defaultValue={name}
            className="field"
          />
        )}
      </Field>
      <Field label={common('email')} hint={t('email-hint')}>
        {(control) => <input {...control} readOnly dir="ltr" value={email} className="field" />}
      </Field>
      <LanguageField />
      <button type="submit" className="button button-primary justify-self-start">
        {common('save')}
      </button>
    </form>
  );
}

function LanguageField() {
  const t = useTranslations('desk-me');
  const { market } = useWho();
  return (
    <Field label={t('language')}>
      {(control) => (
        <select
          {...control}
          name="language"
          defaultValue={document.documentElement.lang}
          className="field"
        >
          {market.languages
            .filter(({ enabled }) => enabled)
            .map((language) => (
              <option key={language.code} value={language.code} lang={language.code}>
                {language.name}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}
