// The set-up while it is filled in: step by step, with one call at the end.
import { useEffect, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import {
  blankOf,
  FIELDS,
  findTyped,
  forgetTyped,
  keepTyped,
  NEEDED,
  sentOf,
  STEPS,
  type InstallValues,
  type Step,
} from '#web/desk/install/install-values.ts';
import { useInstallMail, type InstallMail } from '#web/desk/install/use-install-mail.ts';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { call } from '#web/ui/api.ts';
import { keepBearer } from '#web/ui/bearer.ts';

type Finished = (content: InstallValues['content']) => void;

export function useInstall(code: string, mailNamed: boolean, finished: Finished) {
  const t = useTranslations('install');
  const [before] = useState(findTyped);
  const form = useForm<InstallValues>({
    defaultValues: { ...blankOf(document.documentElement.lang), ...before?.values },
  });
  const mail = useInstallMail(code, mailNamed, before?.mail);
  const [step, setStep] = useState<Step>(before?.step ?? 'checks');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useStoredDraft(step, form, mail);
  const go = (to: Step) => {
    setProblem('');
    setStep(to);
  };
  const next = () => {
    const lacks = FIELDS[step].filter((name) => NEEDED.includes(name) && !form.getValues(name));
    for (const [at, name] of lacks.entries())
      form.setError(name, { message: t('required') }, { shouldFocus: at === 0 });
    const following = STEPS[STEPS.indexOf(step) + 1];
    if (lacks.length > 0 || !following) return;
    if (step === 'mail' && !mail.tested) void mail.test(form.getValues('email'));
    else go(following);
  };
  /** Goes on without a mail server, or without testing it. */
  const skip = () => {
    mail.leave(true);
    go('content');
  };
  const finish = async (values: InstallValues) => {
    setProblem('');
    setBusy(true);
    const answer = await deskCall('install.finish', { ...sentOf(values), ...mail.sent(), code });
    if (answer.ok) {
      forgetTyped();
      const { email, password } = values;
      const entered = await call('auth.signIn', { email, password });
      if (entered.ok && 'token' in entered.data) keepBearer(entered.data.token);
      return finished(values.content);
    }
    setBusy(false);
    if (mail.blame(answer.fields)) return setStep('mail');
    const fields = Object.entries(
      answer.code.startsWith('password-') ? { password: answer.message } : answer.fields,
    );
    const at = STEPS.find((one) =>
      fields.some(([name]) => FIELDS[one].some((field) => field === name.split('.')[0])),
    );
    setProblem(at ? '' : answer.message || t('no-network'));
    if (!at) return;
    setStep(at);
    for (const name of FIELDS[at]) {
      const [, message] = fields.find(([field]) => field.split('.')[0] === name) ?? [];
      if (message) form.setError(name, { message });
    }
  };
  const send = form.handleSubmit(finish);
  return { form, mail, step, problem, busy, go, next, skip, send };
}

/** Keeps the input of both forms. */
function useStoredDraft(step: Step, form: UseFormReturn<InstallValues>, mail: InstallMail): void {
  const { form: server } = mail;
  useEffect(() => {
    const keep = () => keepTyped(step, form.getValues(), server.getValues());
    keep();
    const heard = { formState: { values: true }, callback: keep };
    const stops = [form.subscribe(heard), server.subscribe(heard)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [form, server, step]);
}
