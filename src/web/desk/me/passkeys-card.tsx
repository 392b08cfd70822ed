import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { makePasskey } from '#web/ui/account/passkeys.ts';
import { useDeskAnswer } from '#web/desk/parts/use-desk-answer.ts';
import { useMoment } from '#web/desk/parts/moment.tsx';
import { Field } from '#web/ui/form/field.tsx';

/** The caller’s passkeys: add one on this device, remove one. */
export function PasskeysCard({ show }: { show: (codes: string[]) => void }) {
  const t = useTranslations('desk-me');
  const moment = useMoment();
  const { answer, again } = useDeskAnswer('passkey.all', {});
  const rows = answer?.ok ? answer.data : [];
  return (
    <section aria-label={t('passkeys')} className="card grid gap-3 p-5">
      <h2 className="text-base font-semibold">{t('passkeys')}</h2>
      <p className="text-sm text-ink-2">{t('passkeys-about')}</p>
      {answer?.ok && rows.length === 0 && <p className="text-sm">{t('passkey-none')}</p>}
      <ul className="grid">
        {rows.map(({ id, name, created_at: made, used_at: used }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-3 border-t border-line py-2 text-sm"
          >
            <span className="min-w-0 flex-1">
              <span className="block font-medium">
                <bdi>{name}</bdi>
              </span>
              <span className="block text-ink-2">
                {t('passkey-since', { at: moment(made) })}
                {used && ` · ${t('passkey-used', { at: moment(used) })}`}
              </span>
            </span>
            <ActButton
              label={t('passkey-remove')}
              call="passkey.remove"
              input={{ id }}
              title={t('passkey-remove-title', { name })}
              text={t('passkey-remove-text')}
              again={again}
            />
          </li>
        ))}
      </ul>
      <AddPasskey
        added={(codes) => {
          again();
          if (codes.length > 0) show(codes);
        }}
      />
    </section>
  );
}

function AddPasskey({ added }: { added: (codes: string[]) => void }) {
  const t = useTranslations('desk-me');
  const common = useTranslations('desk');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    setBusy(true);
    const problem = await add(String(new FormData(form).get('name')));
    setBusy(false);
    setFault(problem);
    if (!problem) form.reset();
  };
  const add = async (name: string) => {
    const begun = await deskCall('passkey.begin');
    if (!begun.ok) return begun.message || common('no-network');
    const response = await makePasskey(begun.data.options);
    if (!response) return t('passkey-failed');
    const answer = await deskCall('passkey.add', { name, response });
    if (!answer.ok)
      return Object.values(answer.fields)[0] || answer.message || common('no-network');
    deskToast('done', answer.message);
    added(answer.data.recovery_codes);
    return '';
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-md gap-3">
      <Field
        label={t('passkey-name')}
        hint={t('passkey-name-hint')}
        fault={fault || undefined}
        alert
      >
        {(control) => <input {...control} name="name" maxLength={60} className="field" />}
      </Field>
      <button type="submit" aria-disabled={busy} className="button button-quiet justify-self-start">
        {t('passkey-add')}
      </button>
    </form>
  );
}
