import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import type { Values } from '#web/desk/edit/opened-thing.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { Field } from '#web/ui/form/field.tsx';

/** Sends a mail with the typed settings, and shows the result. */
export function MailTest() {
  const t = useTranslations('desk-connect');
  const desk = useTranslations('desk');
  const { getValues, setError } = useFormContext<Values>();
  const [to, setTo] = useState('');
  const [result, setResult] = useState<
    { good: boolean; text: string; beside: string } | 'asking' | null
  >();
  const test = async () => {
    if (result === 'asking') return;
    setResult('asking');
    const answer = await deskCall('adminMailServer.test', { ...getValues(), to });
    const { to: beside = '', ...fields } = answer.ok ? {} : answer.fields;
    for (const [field, message] of Object.entries(fields)) setError(field, { message });
    setResult({ good: answer.ok, text: answer.message || desk('no-network'), beside });
  };
  const asking = result === 'asking';
  const colours = !asking && result?.good ? 'text-good' : 'text-drop';
  return (
    <FieldCard title={t('mail-test')}>
      <p className="text-sm text-ink-2">{t('mail-test-hint')}</p>
      <Field label={t('mail-test-to')} fault={asking ? undefined : result?.beside || undefined}>
        {(control) => (
          <input
            {...control}
            type="email"
            dir="ltr"
            value={to}
            onChange={({ target }) => setTo(target.value)}
            className="field"
          />
        )}
      </Field>
      <button
        type="button"
        onClick={() => void test()}
        aria-disabled={asking || undefined}
        className="button button-quiet justify-self-start"
      >
        {t('mail-test-send')}
      </button>
      <p role="status" className={`text-sm empty:hidden ${asking ? 'text-ink-2' : colours}`}>
        {asking ? t('mail-testing') : result?.text}
      </p>
    </FieldCard>
  );
}
