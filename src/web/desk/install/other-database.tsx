import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { Field } from '#web/ui/form/field.tsx';
import { WorkButton } from '#web/ui/form/work-button.tsx';

/** The owner's own PostgreSQL: tested, prepared, and used from the next start on. */
export function OtherDatabase({ code }: { code: string }) {
  const t = useTranslations('install');
  const [address, setAddress] = useState('');
  const [fault, setFault] = useState('');
  const [stored, setStored] = useState(false);
  const [busy, setBusy] = useState(false);
  const set = async () => {
    setFault('');
    setBusy(true);
    const answer = await deskCall('install.setDatabase', { code, database_url: address });
    setBusy(false);
    if (answer.ok) setStored(true);
    else setFault(answer.fields.database_url ?? (answer.message || t('no-network')));
  };
  if (stored)
    return (
      <p role="status" className="rounded-[var(--radius)] bg-good-tint p-3 text-sm text-good">
        {t('database-stored')}
      </p>
    );
  return (
    <details className="text-sm">
      <summary className="min-h-9 font-semibold">{t('database-other')}</summary>
      <div className="grid gap-3 pt-2">
        <Field
          label={t('database-address')}
          hint={t('database-hint', { example: 'postgres://user:password@host:5432/name' })}
          fault={fault}
          alert
        >
          {(control) => (
            <input
              {...control}
              value={address}
              onChange={({ target }) => setAddress(target.value)}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
              className="field"
            />
          )}
        </Field>
        <WorkButton
          type="button"
          busy={busy}
          onClick={() => void set()}
          className="button button-quiet justify-self-start"
        >
          {t('database-set')}
        </WorkButton>
      </div>
    </details>
  );
}
