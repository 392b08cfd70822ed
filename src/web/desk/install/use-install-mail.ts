// The mail server in the set-up: typed, and tested with a real letter before going on; or left for
// later.
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { blankMail, type MailValues } from '#web/desk/install/install-values.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';

export type InstallMail = ReturnType<typeof useInstallMail>;
/** The result of the last letter; `tried` holds the settings that it used. */
type MailResult = { good: boolean; text: string; tried: string };

/** `on`: the environment sets the server, so nothing is typed. */
export function useInstallMail(code: string, on: boolean, typed: Partial<MailValues> = {}) {
  const t = useTranslations('install');
  const form = useForm<MailValues>({ defaultValues: { ...blankMail, ...typed } });
  const [result, setResult] = useState<MailResult | null>(null);
  const [busy, setBusy] = useState(false);
  const [later, setLater] = useState(false);
  const values = JSON.stringify(useWatch({ control: form.control }));
  const tested = result?.good === true && result.tried === values;
  /** Shows errors beside the fields; returns whether there were any. */
  const blame = (fields: Record<string, string>): boolean => {
    const own = Object.entries(fields).flatMap(([name, message]) =>
      name.startsWith(PART) ? [[name.slice(PART.length), message] as const] : [],
    );
    for (const [at, [name, message]] of own.entries())
      if (isMailField(name)) form.setError(name, { message }, { shouldFocus: at === 0 });
    return own.length > 0;
  };
  const test = async (email: string) => {
    form.clearErrors();
    setResult(null);
    setBusy(true);
    const mail = on ? {} : { mail: form.getValues() };
    const answer = await deskCall('install.testMail', { code, email, ...mail });
    setBusy(false);
    const wrong = (text: string) => setResult({ good: false, text, tried: values });
    if (!answer.ok) return blame(answer.fields) || wrong(answer.message || t('no-network'));
    const { sent, said } = answer.data;
    if (!sent) return wrong(t('mail-failed', { said }));
    setLater(false);
    return setResult({ good: true, text: t('mail-sent'), tried: values });
  };
  /** The mail settings for the last call of the set-up. */
  const sent = () => (tested && !on ? { mail: form.getValues() } : {});
  return { form, on, result, busy, tested, later, leave: setLater, test, blame, sent };
}

const PART = 'mail.';
const isMailField = (name: string): name is keyof MailValues => Object.hasOwn(blankMail, name);
