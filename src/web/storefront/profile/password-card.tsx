import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Account } from '#contract/account.ts';
import { leastPassword } from '#contract/constants.ts';
import { call } from '#web/ui/api.ts';
import { ProfileCard } from '#web/storefront/profile/profile-card.tsx';
import { AccountForm, SubmitButton } from '#web/ui/account/account-form.tsx';
import { PasswordField } from '#web/ui/account/password-field.tsx';
import { sessionsEdition } from '#web/storefront/profile/sessions-card.tsx';
import { useAccountForm } from '#web/ui/account/use-account-form.ts';
import { user } from '#web/ui/shopper.ts';
import { toast } from '#web/ui/toasts.tsx';

/**
 * A new password; or the first one, for people who have only signed in with Google or Facebook. The
 * fields are cleared after each change.
 */
export function PasswordCard({ account }: { account: Account }) {
  const t = useTranslations('account');
  const [times, setTimes] = useState(0);
  return (
    <ProfileCard
      title={t('password')}
      intro={account.has_password ? t('password-about') : t('password-none')}
    >
      <PasswordForm key={times} account={account} saved={() => setTimes((count) => count + 1)} />
    </ProfileCard>
  );
}

function PasswordForm({ account, saved }: { account: Account; saved: () => void }) {
  const t = useTranslations('account');
  const least =
    account.staff || account.stores.length > 0 ? leastPassword.seller : leastPassword.shopper;
  const form = useAccountForm(
    account.has_password
      ? ['current_password', 'new_password', 'again']
      : ['new_password', 'again'],
    async ({ current_password, new_password }) => {
      const answer = await call('account.updatePassword', {
        current_password,
        new_password,
      });
      if (!answer.ok) return answer;
      toast('success', answer.message);
      user.set({ ...account, has_password: true });
      sessionsEdition.set(sessionsEdition.get() + 1);
      saved();
      return null;
    },
    { least },
  );
  return (
    <AccountForm form={form}>
      <input
        type="email"
        name="email"
        value={account.email}
        autoComplete="username"
        readOnly
        hidden
      />
      {account.has_password && (
        <PasswordField
          {...form.field('current_password')}
          name="current_password"
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...form.field('new_password')}
        name="new_password"
        autoComplete="new-password"
        hint={t('password-hint', { least })}
      />
      <PasswordField {...form.field('again')} name="again" autoComplete="new-password" />
      <SubmitButton form={form} className="max-sm:w-full sm:self-start">
        {account.has_password ? t('password-change') : t('password-set')}
      </SubmitButton>
    </AccountForm>
  );
}
