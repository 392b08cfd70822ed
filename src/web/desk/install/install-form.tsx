import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { knownLanguages } from '#contract/known-languages.ts';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { Checks, TestMail } from '#web/desk/install/install-checks.tsx';
import { PlaceFields } from '#web/desk/install/place-fields.tsx';
import { deskCall, type DeskData } from '#web/desk/parts/desk-call.ts';
import { call } from '#web/ui/api.ts';
import { keepBearer } from '#web/ui/bearer.ts';
import { Field } from '#web/ui/form/field.tsx';

type Props = {
  code: string;
  known: DeskData<'install.configured'>;
  finished: (content: 'empty' | 'demo') => void;
};
const TYPES = { site_name: 'text', name: 'text', email: 'email', password: 'password' } as const;

/** All that the set-up asks, and one button that does it. */
export function InstallForm({ code, known, finished }: Props) {
  const t = useTranslations('install');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const said = (name: string) => String(typed.get(name) ?? '');
    const content = said('content') === 'demo' ? 'demo' : 'empty';
    setBusy(true);
    const answer = await deskCall('install.finish', { ...sentOf(typed), code, content });
    if (answer.ok) {
      const entered = await call('auth.signIn', {
        email: said('email'),
        password: said('password'),
      });
      if (entered.ok) keepBearer(entered.data.token);
      finished(content);
    } else {
      setFaults(answer.fields);
      setFault(answer.message || t('no-network'));
    }
    setBusy(false);
  };
  return (
    <form onSubmit={submit} className="grid gap-4" noValidate>
      <Checks known={known} />
      <Languages />
      <FieldCard title={t('place')}>
        <Line name="site_name" label={t('site-name')} fault={faults.site_name} />
        <PlaceFields faults={faults} />
      </FieldCard>
      <Owner {...{ code, faults }} mail={known.mail} />
      <FieldCard title={t('content')}>
        <Choice name="content" value="empty" label={t('empty')} chosen />
        <Choice name="content" value="demo" label={t('demo')} />
      </FieldCard>
      <p role="alert" className={fault ? 'text-sm text-drop' : 'sr-only'}>
        {fault}
      </p>
      <button type="submit" aria-disabled={busy || undefined} className="button button-primary">
        {t('finish')}
      </button>
    </form>
  );
}

type LineProps = {
  name: keyof typeof TYPES;
  label: string;
  hint?: string;
  fault?: string | undefined;
  told?: (value: string) => void;
};

function Line({ name, label, hint, fault, told }: LineProps) {
  return (
    <Field {...{ label, hint, fault }}>
      {(control) => (
        <input
          {...control}
          name={name}
          type={TYPES[name]}
          autoComplete={name === 'password' ? 'new-password' : undefined}
          dir={name === 'email' || name === 'password' ? 'ltr' : undefined}
          onChange={({ target }) => told?.(target.value)}
          className="field"
        />
      )}
    </Field>
  );
}

/** What was typed, as the call takes it. */
function sentOf(typed: FormData): Record<string, unknown> {
  const texts = ['site_name', 'name', 'email', 'password', 'country', 'currency'].map(
    (name): [string, string] => [name, String(typed.get(name) ?? '')],
  );
  const first = String(typed.get('first'));
  const others = typed.getAll('languages').map(String);
  return {
    ...Object.fromEntries(texts),
    languages: [first, ...others],
  };
}

type OwnerProps = { code: string; faults: Record<string, string>; mail: boolean };

/** The owner's account, and a letter to their address. */
function Owner({ code, faults, mail }: OwnerProps) {
  const t = useTranslations('install');
  const [email, setEmail] = useState('');
  return (
    <FieldCard title={t('owner')}>
      <Line name="name" label={t('name')} fault={faults.name} />
      <Line
        name="email"
        label={t('email')}
        fault={faults.email}
        hint={t('email-hint')}
        told={setEmail}
      />
      <Line
        name="password"
        label={t('password')}
        fault={faults.password}
        hint={t('password-hint')}
      />
      <TestMail {...{ code, email }} on={mail} />
    </FieldCard>
  );
}

/** Which languages the site speaks, and which first. */
function Languages() {
  const t = useTranslations('install');
  const [first, setFirst] = useState(() => document.documentElement.lang);
  return (
    <FieldCard title={t('languages')}>
      <Field label={t('first')}>
        {(control) => (
          <select
            {...control}
            name="first"
            value={first}
            onChange={({ target }) => setFirst(target.value)}
            className="field"
          >
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
          .filter(({ code }) => code !== first)
          .map(({ code, name }) => (
            <Choice key={code} type="checkbox" name="languages" value={code} label={name} />
          ))}
      </fieldset>
    </FieldCard>
  );
}

type ChoiceProps = {
  name: string;
  value: string;
  label: string;
  type?: 'radio' | 'checkbox';
  chosen?: boolean;
};

function Choice({ name, value, label, type = 'radio', chosen }: ChoiceProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        {...{ type, name, value }}
        defaultChecked={chosen}
        className="size-5 shrink-0 accent-(--primary)"
      />
      {label}
    </label>
  );
}
