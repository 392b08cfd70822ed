// The set-up while it is being typed: one step after the other, and one call at the end.
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
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
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { call } from '#web/ui/api.ts';
import { keepBearer } from '#web/ui/bearer.ts';

type Finished = (content: InstallValues['content']) => void;

export function useInstall(code: string, finished: Finished) {
  const t = useTranslations('install');
  const [before] = useState(findTyped);
  const form = useForm<InstallValues>({
    defaultValues: { ...blankOf(document.documentElement.lang), ...before?.values },
  });
  const [step, setStep] = useState<Step>(before?.step ?? 'checks');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    keepTyped(step, form.getValues());
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keepTyped(step, values),
    });
  }, [form, step]);
  const go = (to: Step) => {
    setProblem('');
    setStep(to);
  };
  const next = () => {
    const lacks = FIELDS[step].filter((name) => NEEDED.includes(name) && !form.getValues(name));
    for (const [at, name] of lacks.entries())
      form.setError(name, { message: t('required') }, { shouldFocus: at === 0 });
    const following = STEPS[STEPS.indexOf(step) + 1];
    if (lacks.length === 0 && following) go(following);
  };
  const finish = async (values: InstallValues) => {
    setProblem('');
    setBusy(true);
    const answer = await deskCall('install.finish', { ...sentOf(values), code });
    if (answer.ok) {
      forgetTyped();
      const { email, password } = values;
      const entered = await call('auth.signIn', { email, password });
      if (entered.ok && 'token' in entered.data) keepBearer(entered.data.token);
      return finished(values.content);
    }
    setBusy(false);
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
  return { form, step, problem, busy, go, next, send };
}
