import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { mailSecurities } from '#contract/mail-server.ts';
import { FieldCard, TextField } from '#web/desk/edit/fields.tsx';
import { NumberField } from '#web/desk/edit/number-field.tsx';
import { SecretField } from '#web/desk/edit/secret-field.tsx';
import { SelectField } from '#web/desk/edit/select-field.tsx';

const PORTS: Record<string, number> = { tls: 465, starttls: 587, none: 25 };

/** The address of the server, and how to sign in to it. */
export function MailServerCard({ hasPassword }: { hasPassword: boolean }) {
  const t = useTranslations('desk-connect');
  const { getValues, setValue } = useFormContext();
  const security: unknown = useWatch({ name: 'security' });
  // a typed port stays; a standard one follows the encryption
  const follow = () => {
    const { port, security: chosen } = getValues();
    const usual = PORTS[String(chosen)];
    if (usual && Object.values(PORTS).includes(Number(port)))
      setValue('port', usual, { shouldDirty: true });
  };
  return (
    <FieldCard title={t('mail-server')}>
      <p className="text-sm text-ink-2">{t('mail-server-hint')}</p>
      <TextField name="host" label={t('host')} ltr />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <SelectField
          name="security"
          label={t('security')}
          {...(security === 'none' ? { hint: t('security-none-hint') } : {})}
          choices={mailSecurities.map((value) => ({ value, label: t(`security-${value}`) }))}
          changed={follow}
        />
        <NumberField name="port" label={t('port')} />
      </div>
      <TextField name="username" label={t('username')} hint={t('username-hint')} ltr />
      <SecretField
        name="password"
        label={t('password')}
        hint={hasPassword ? t('password-there') : t('password-missing')}
      />
    </FieldCard>
  );
}
