import { Dialog } from '@base-ui/react/dialog';
import { useState, type FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { bareCall } from '#web/desk/parts/desk-call.ts';
import { Field } from '#web/ui/form/field.tsx';

/** Asks for the password before a sensitive change; the waiting call continues, or is given up. */
export function ProofDialog({ done }: { done: (proven: boolean) => void }) {
  const t = useTranslations('desk');
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation(); // it is not part of the waiting form
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    setBusy(true);
    const answer = await bareCall('proof.give', { password });
    setBusy(false);
    if (answer.ok) return done(true);
    setFault(Object.values(answer.fields)[0] || answer.message || t('no-network'));
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && done(false)}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-black/45" />
        <Dialog.Popup className="card shadow-float fixed inset-x-4 top-[14vh] z-50 mx-auto max-w-sm p-5 text-ink">
          <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
            <Dialog.Title className="text-lg font-semibold">{t('prove-title')}</Dialog.Title>
            <Dialog.Description className="text-sm text-ink-2">
              {t('prove-text')}
            </Dialog.Description>
            <Field label={t('password')} fault={fault || undefined} alert>
              {(control) => (
                <input
                  {...control}
                  name="password"
                  type="password"
                  autoComplete="current-password"
                  dir="ltr"
                  autoFocus
                  className="field"
                />
              )}
            </Field>
            <div className="flex flex-wrap justify-end gap-2">
              <Dialog.Close className="button button-quiet">{t('stay')}</Dialog.Close>
              <button type="submit" aria-disabled={busy} className="button button-primary">
                {t('prove-done')}
              </button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
