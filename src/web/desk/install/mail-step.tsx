import { useEffect } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { MailServerCard } from '#web/desk/connect/mail-server-card.tsx';
import { SenderCard } from '#web/desk/connect/sender-card.tsx';
import type { InstallMail } from '#web/desk/install/use-install-mail.ts';

type Props = { mail: InstallMail; email: string };

/** The mail server, and a test letter to the owner. */
export function MailStep({ mail, email }: Props) {
  const t = useTranslations('install');
  const connect = useTranslations('desk-connect');
  const { form, on, busy, result } = mail;
  useEffect(() => {
    if (!form.getValues('sender_address')) form.setValue('sender_address', email);
  }, [form, email]);
  return (
    <>
      {!on && (
        <FormProvider {...form}>
          <MailServerCard hasPassword={false} />
          <SenderCard />
        </FormProvider>
      )}
      <p>
        {t('mail-to')} <bdi dir="ltr">{email}</bdi>
      </p>
      <p
        role="status"
        className={`text-sm empty:hidden ${result?.good === false ? 'text-drop' : 'text-good'}`}
      >
        {busy ? connect('mail-testing') : result?.text}
      </p>
      {!mail.tested && <p className="text-sm text-ink-2">{t('mail-later-hint')}</p>}
    </>
  );
}
