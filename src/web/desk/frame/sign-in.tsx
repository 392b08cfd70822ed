import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { DeskFactor } from '#web/desk/frame/desk-factor.tsx';
import { front } from '#web/desk/frame/front.ts';
import { PasskeyButton } from '#web/ui/account/passkey-button.tsx';
import { findWho, isDown } from '#web/desk/frame/who.ts';
import { call } from '#web/ui/api.ts';
import { bearer, keepBearer } from '#web/ui/bearer.ts';
import { Field } from '#web/ui/form/field.tsx';

/** The sign-in for people who work here; tells others that they may not enter. */
export function SignIn({ refused }: { refused: string }) {
  const t = useTranslations('desk');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const [challenge, setChallenge] = useState('');
  const title = t(front().root === '/seller' ? 'sign-in-seller' : 'sign-in');
  const stranger = bearer() !== null && refused === 'not-allowed';
  const enter = async (token: string) => {
    keepBearer(token);
    const unfound = await findWho();
    if (!unfound) return;
    setFault(isDown(unfound) ? t('no-network') : t('not-staff'));
    setChallenge('');
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    const answer = await call('auth.signIn', {
      email: String(typed.get('email')),
      password: String(typed.get('password')),
    });
    setBusy(false);
    if (!answer.ok) return setFault(answer.message || t('no-network'));
    setFault('');
    if ('challenge' in answer.data) return setChallenge(answer.data.challenge);
    await enter(answer.data.token);
  };
  const back = (message: string) => {
    setFault(message);
    setChallenge('');
  };
  if (challenge)
    return <DeskFactor {...{ challenge, back }} entered={(token) => void enter(token)} />;
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <form onSubmit={submit} className="card grid w-full max-w-sm gap-4 p-6" noValidate>
        <h1 className="text-xl">{title}</h1>
        <p role="alert" className={fault || stranger ? 'text-sm text-drop' : 'sr-only'}>
          {fault || (stranger ? t('not-staff') : '')}
        </p>
        <Credential name="email" label={t('email')} autoComplete="username" />
        <Credential name="password" label={t('password')} autoComplete="current-password" />
        <button type="submit" aria-disabled={busy || undefined} className="button button-primary">
          {title}
        </button>
        <PasskeyButton
          words={{ use: t('passkey-use'), not: t('passkey-not'), down: t('no-network') }}
          entered={(token) => void enter(token)}
          failed={setFault}
        />
        <a href="/forgot-password" className="link text-sm">
          {t('forgot')}
        </a>
      </form>
    </main>
  );
}

type Credentials = { name: 'email' | 'password'; label: string; autoComplete: string };

function Credential({ name, label, autoComplete }: Credentials) {
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          {...{ name, autoComplete }}
          type={name}
          dir="ltr"
          required
          className="field"
        />
      )}
    </Field>
  );
}
