import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { isOnline } from '#market/settings/payment-method.ts';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import { SecretField } from '#web/desk/edit/secret-field.tsx';
import type { OpenedThing, Values } from '#web/desk/edit/opened-thing.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { keysIn, keysTyped, type ShownKey } from '#web/desk/pay/payment-method-form.ts';
import { usePayWords } from '#web/desk/pay/use-pay-words.ts';

/** The keys of a gateway with a test, or the lines of a bank account. */
export function KeysCard({ opened }: { opened: OpenedThing }) {
  const t = useTranslations('desk-pay');
  const online = isOnline(Number(opened.method));
  return (
    <FieldCard title={online ? t('keys') : t('account')}>
      {!online && <p className="text-sm text-ink-2">{t('account-hint')}</p>}
      {keysIn(opened).map((key) => (
        <KeyField key={key.name} {...{ shown: key }} online={online} />
      ))}
      {online && <KeysTest />}
    </FieldCard>
  );
}

function KeyField({ shown, online }: { shown: ShownKey; online: boolean }) {
  const t = useTranslations('desk-pay');
  const { fieldName } = usePayWords();
  const { name, secret, there, optional, ends } = shown;
  const label = fieldName(name);
  if (!secret)
    return (
      <TextField
        name={`shown.${name}`}
        label={optional ? `${label} (${t('optional')})` : label}
        ltr={online}
      />
    );
  const hint = !there ? t('key-missing') : ends ? t('key-ends', { ends }) : t('key-there');
  return <SecretField name={`secrets.${name}`} label={label} hint={hint} />;
}

/** Asks the gateway whether it accepts the typed and stored keys. */
function KeysTest() {
  const t = useTranslations('desk-pay');
  const desk = useTranslations('desk');
  const { getValues } = useFormContext<Values>();
  const [result, setResult] = useState<{ good: boolean; text: string } | 'asking' | null>(null);
  const test = async () => {
    setResult('asking');
    const { method, test_mode, ...values } = getValues();
    const answer = await deskCall('payMethod.test', { method, test_mode, keys: keysTyped(values) });
    setResult({ good: answer.ok, text: answer.message || desk('no-network') });
  };
  const colours = result !== 'asking' && result?.good ? 'text-good' : 'text-drop';
  return (
    <div className="flex flex-wrap items-center gap-3">
      <button
        type="button"
        onClick={() => void test()}
        disabled={result === 'asking'}
        className="button button-quiet"
      >
        {t('test')}
      </button>
      <p role="status" className={`text-sm ${result === 'asking' ? 'text-ink-2' : colours}`}>
        {result === 'asking' ? t('testing') : result?.text}
      </p>
    </div>
  );
}
