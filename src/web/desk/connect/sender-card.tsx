import { useTranslations } from 'use-intl';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';

/** The sender of letters. */
export function SenderCard() {
  const t = useTranslations('desk-connect');
  return (
    <FieldCard title={t('sender')}>
      <TextField name="sender_name" label={t('sender-name')} hint={t('sender-name-hint')} />
      <TextField name="sender_address" label={t('sender-address')} ltr />
    </FieldCard>
  );
}
