import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FixedCard } from '#web/desk/connect/fixed-card.tsx';
import { nameOf } from '#web/desk/connect/provider-name.ts';
import { EditScreen } from '#web/desk/edit/edit-screen.tsx';
import { FieldCard, SwitchField, TextField } from '#web/desk/edit/fields.tsx';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';
import { SecretField } from '#web/desk/edit/secret-field.tsx';
import type { FormShape } from '#web/desk/edit/use-edit.ts';
import { CopyField } from '#web/desk/parts/copy-field.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';

const CALLS = {
  open: 'adminSignIn.open',
  save: 'adminSignIn.save',
  edits: 'adminSignIn.edits',
} as const;
const WORDS = {
  enabled: 'button-on',
  client_id: 'client-id',
  client_secret: 'client-secret',
  sealed: 'client-secret',
} as const;
const isField = (name: string): name is keyof typeof WORDS => Object.hasOwn(WORDS, name);
const SHAPE: FormShape = {
  read: (thing) => ({ ...thing, client_secret: '' }),
  send: (values) => values,
  place: (field) => field,
  secret: ['client_secret'],
};

/** Sign-in with Google or Facebook: its switch, its keys, and a check of them. */
export default function SignInPage() {
  const t = useTranslations('desk-connect');
  return (
    <EditScreen
      noun="sign-in"
      calls={CALLS}
      path="/admin/social-sign-in"
      back={t('social')}
      blank={{ enabled: false, client_id: '', client_secret: '' }}
      shape={SHAPE}
      titleOf={(opened) => nameOf(opened?.provider)}
      labelOf={(field) => (isField(field) ? t(WORDS[field]) : field)}
      aside={(opened) =>
        opened && (
          <FieldCard title={t('redirect')}>
            <CopyField
              label={t('redirect')}
              value={String(opened.redirect_url)}
              hint={t('redirect-hint')}
            />
          </FieldCard>
        )
      }
    >
      {(opened) =>
        opened && (
          <>
            <FieldCard title={nameOf(opened.provider)}>
              <SwitchField name="enabled" label={t('button-on')} hint={t('button-on-hint')} />
            </FieldCard>
            <Keys opened={opened} />
          </>
        )
      }
    </EditScreen>
  );
}

function Keys({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-connect');
  const isGoogle = opened.provider === 'google';
  if (opened.fixed === true)
    return (
      <FixedCard
        setting={isGoogle ? 'GOOGLE_CLIENT_ID' : 'FACEBOOK_APP_ID'}
        facts={[[t('client-id'), String(opened.client_id)]]}
      >
        <KeysCheck opened={opened} />
      </FixedCard>
    );
  return (
    <FieldCard title={t('keys')}>
      <p className="text-sm text-ink-2">
        {isGoogle ? t('keys-hint-google') : t('keys-hint-facebook')}
      </p>
      <TextField name="client_id" label={t('client-id')} ltr />
      <SecretField
        name="client_secret"
        label={t('client-secret')}
        hint={opened.has_secret === true ? t('secret-there') : t('password-missing')}
      />
      <KeysCheck opened={opened} />
    </FieldCard>
  );
}

/** Asks the provider whether the typed keys are valid. */
function KeysCheck({ opened: { id, provider } }: { opened: OpenedThing }) {
  const t = useTranslations('desk-connect');
  const desk = useTranslations('desk');
  const { getValues, setError } = useFormContext<Values>();
  const [result, setResult] = useState<{ good: boolean; text: string } | 'asking' | null>(null);
  const asking = result === 'asking';
  const check = async () => {
    if (asking) return;
    setResult('asking');
    const { client_id, client_secret } = getValues();
    const answer = await deskCall('adminSignIn.test', { id, client_id, client_secret });
    for (const [field, message] of Object.entries(answer.ok ? {} : answer.fields))
      setError(field, { message });
    setResult({ good: answer.ok, text: answer.message || desk('no-network') });
  };
  const colours = !asking && result?.good ? 'text-good' : 'text-drop';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        onClick={() => void check()}
        aria-disabled={asking || undefined}
        className="button button-quiet"
      >
        {t('check-keys')}
      </button>
      <p role="status" className={`text-sm empty:hidden ${asking ? 'text-ink-2' : colours}`}>
        {asking ? t('checking', { name: nameOf(provider) }) : result?.text}
      </p>
    </div>
  );
}
