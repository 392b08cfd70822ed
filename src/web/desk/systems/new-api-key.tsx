import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { CopyField } from '#web/desk/parts/copy-field.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { FormDialog } from '#web/desk/parts/form-dialog.tsx';
import type { KeyFront } from '#web/desk/systems/api-keys-screen.tsx';
import { ApiKeyFields, type KeyDraft } from '#web/desk/systems/api-key-fields.tsx';

const DAY_MS = 86_400_000;

type Props = { of: KeyFront; made: () => void; close: () => void };

/** Creates a key, and shows it once. */
export function NewApiKey({ of, made, close }: Props) {
  const t = useTranslations('desk-keys');
  const desk = useTranslations('desk');
  const form = useForm<KeyDraft>({ defaultValues: { name: '', scopes: [], days: 0 } });
  const [secret, setSecret] = useState('');
  const [problem, setProblem] = useState('');
  const make = form.handleSubmit(async ({ name, scopes, days }) => {
    const end = days > 0 ? new Date(Date.now() + days * DAY_MS).toISOString() : '';
    const answer = await deskCall(of.make, { name, scopes, ends_at: end });
    if (answer.ok) {
      setSecret(answer.data.secret);
      return made();
    }
    for (const field of ['name', 'scopes'] as const) {
      const message = answer.fields[field];
      if (message) form.setError(field, { message });
    }
    setProblem(answer.message || desk('no-network'));
  });
  return (
    <FormProvider {...form}>
      <FormDialog
        title={t('key-add')}
        done={secret ? t('key-done') : t('key-make')}
        finish={() => (secret ? close() : void make())}
        waits={form.formState.isSubmitting}
        close={close}
      >
        {secret ? (
          <CopyField label={t('key')} value={secret} hint={t('key-once')} />
        ) : (
          <ApiKeyFields of={of} problem={problem} />
        )}
      </FormDialog>
    </FormProvider>
  );
}
