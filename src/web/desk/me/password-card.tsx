import { useTranslations } from 'use-intl';
import { ActButton } from '#web/desk/parts/act-button.tsx';

/** A new password for the caller; every other device is signed out. */
export function PasswordCard({ again }: { again: () => void }) {
  const t = useTranslations('desk-me');
  return (
    <section aria-label={t('password')} className="card grid justify-items-start gap-3 p-5">
      <h2 className="text-base font-semibold">{t('password')}</h2>
      <p className="text-sm text-ink-2">{t('password-about')}</p>
      <ActButton
        label={t('password-change')}
        call="account.updatePassword"
        input={{}}
        title={t('password-change')}
        fields={[
          { name: 'current_password', label: t('password-now'), kind: 'password' },
          { name: 'new_password', label: t('password-new'), kind: 'new-password' },
        ]}
        again={again}
      />
    </section>
  );
}
