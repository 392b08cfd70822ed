import { useTranslations } from 'use-intl';
import type { Account } from '#contract/account.ts';
import { call } from '#web/ui/api.ts';
import { ProfileCard } from '#web/storefront/profile/profile-card.tsx';
import { AccountForm, SubmitButton } from '#web/ui/account/account-form.tsx';
import { AccountTextField } from '#web/ui/account/account-text-field.tsx';
import { useAccountForm } from '#web/ui/account/use-account-form.ts';
import { user } from '#web/ui/shopper.ts';
import { toast } from '#web/ui/toasts.tsx';
import { OneWord } from '#web/ui/one-word.tsx';

/** Name, phone, and the address for signing in. */
export function DetailsCard({ account }: { account: Account }) {
  const t = useTranslations('account');
  const form = useAccountForm(['name', 'phone'], async ({ name, phone }) => {
    const answer = await call('account.updateProfile', { name, phone });
    if (!answer.ok) return answer;
    user.set({ ...account, name: answer.data.name, phone });
    toast('success', answer.message);
    return null;
  });
  return (
    <ProfileCard title={t('details')}>
      <AccountForm form={form}>
        <div className="grid gap-4 sm:grid-cols-2">
          <AccountTextField
            {...form.field('name')}
            name="name"
            autoComplete="name"
            initial={account.name}
          />
          <AccountTextField
            {...form.field('phone')}
            name="phone"
            autoComplete="tel"
            optional
            initial={account.phone}
          />
        </div>
        <div>
          <p className="text-sm font-semibold">{t('email')}</p>
          <p>
            <OneWord>{account.email}</OneWord>
          </p>
          <p className="mt-0.5 text-sm text-ink-2">{t('email-note')}</p>
        </div>
        <SubmitButton form={form} className="max-sm:w-full sm:self-start">
          {t('save')}
        </SubmitButton>
      </AccountForm>
    </ProfileCard>
  );
}
