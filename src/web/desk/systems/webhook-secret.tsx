import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FieldCard } from '#web/desk/edit/fields.tsx';
import { ConfirmDialog } from '#web/desk/parts/confirm-dialog.tsx';
import { CopyField } from '#web/desk/parts/copy-field.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';

/** The secret that a webhook signs with: shown on demand, and replaceable. */
export function WebhookSecret({ id }: { id: number }) {
  const t = useTranslations('desk-systems');
  const desk = useTranslations('desk');
  const [secret, setSecret] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const make = async (call: 'adminWebhookMore.secret' | 'adminWebhookMore.rotate') => {
    const answer = await deskCall(call, { id });
    if (answer.ok) setSecret(answer.data.secret);
    deskToast(
      answer.ok ? 'done' : 'wrong',
      answer.ok ? answer.message : answer.message || desk('no-network'),
    );
  };
  return (
    <FieldCard title={t('secret')}>
      {secret === null ? (
        <>
          <p className="text-sm text-ink-2">{t('secret-hint')}</p>
          <button
            type="button"
            onClick={() => void make('adminWebhookMore.secret')}
            className="button button-quiet justify-self-start"
          >
            {t('secret-show')}
          </button>
        </>
      ) : (
        <CopyField label={t('secret')} value={secret} hint={t('secret-hint')} />
      )}
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="button button-quiet justify-self-start"
      >
        {t('secret-rotate')}
      </button>
      {asking && (
        <ConfirmDialog
          title={t('secret-rotate')}
          text={t('secret-rotate-text')}
          yes={t('secret-rotate')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void make('adminWebhookMore.rotate');
          }}
        />
      )}
    </FieldCard>
  );
}
