import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FactorSecret } from '#web/desk/me/factor-secret.tsx';
import { deskCall, type DeskRefusal } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { Field } from '#web/ui/form/field.tsx';

type Secret = { secret: string; uri: string };
type Props = { hasPassword: boolean; show: (codes: string[]) => void };

/**
 * Asks for the password, then shows the secret as a code and a key, then asks for one code to prove
 * that it works.
 */
export function SetUpFactor({ hasPassword, show }: Props) {
  const t = useTranslations('desk-me');
  const common = useTranslations('desk');
  const [open, setOpen] = useState(false);
  if (!hasPassword)
    return (
      <a href="/forgot-password" className="link text-sm">
        {common('forgot')}
      </a>
    );
  if (!open)
    return (
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="button button-primary justify-self-start"
      >
        {t('factor-set-up')}
      </button>
    );
  return <SetUp show={show} />;
}

function SetUp({ show }: Pick<Props, 'show'>) {
  const t = useTranslations('desk-me');
  const common = useTranslations('desk');
  const [shown, setShown] = useState<Secret | null>(null);
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const failed = ({ message, fields }: DeskRefusal) =>
    setFault(Object.values(fields)[0] || message || common('no-network'));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    setBusy(true);
    setFault('');
    if (shown) {
      const answer = await deskCall('secondFactor.confirm', { code: String(typed.get('code')) });
      if (answer.ok) {
        deskToast('done', answer.message);
        show(answer.data.recovery_codes);
      } else failed(answer);
    } else {
      const password = String(typed.get('password'));
      const answer = await deskCall('secondFactor.begin', { password });
      if (answer.ok) setShown(answer.data);
      else failed(answer);
    }
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-4">
      {shown ? <FactorSecret {...shown} /> : null}
      <Field
        key={shown ? 'code' : 'password'}
        label={shown ? t('then-code') : common('password')}
        hint={shown ? t('then-code-hint') : t('password-first')}
        fault={fault || undefined}
        alert
      >
        {(control) => (
          <input
            {...control}
            {...(shown ? CODE : PASSWORD)}
            autoFocus
            dir="ltr"
            className="field"
          />
        )}
      </Field>
      <button
        type="submit"
        aria-disabled={busy}
        className="button button-primary justify-self-start"
      >
        {shown ? t('turn-on') : t('continue')}
      </button>
    </form>
  );
}

const PASSWORD = { name: 'password', type: 'password', autoComplete: 'current-password' };
const CODE = { name: 'code', inputMode: 'numeric', autoComplete: 'one-time-code' } as const;
