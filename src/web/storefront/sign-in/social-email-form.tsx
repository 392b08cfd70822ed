import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { CodeStep } from '#web/storefront/sign-in/code-step.tsx';
import { signInAs } from '#web/storefront/sign-in/sign-in.ts';
import { AccountForm, SubmitButton } from '#web/ui/account/account-form.tsx';
import { FormHeading } from '#web/storefront/sign-in/form-heading.tsx';
import { handOn } from '#web/ui/next-path.ts';
import { OtherSignIn } from '#web/storefront/sign-in/social-buttons.tsx';
import { askSocialEmail, confirmSocialEmail } from '#web/storefront/sign-in/social-sign-in.ts';
import { AccountTextField } from '#web/ui/account/account-text-field.tsx';
import { useAccountForm } from '#web/ui/account/use-account-form.ts';
import { useHydratedQuery } from '#web/storefront/sign-in/use-hydrated-query.ts';

type Props = {
  ask: string;
  service: string;
  /** The unproven address from the provider. */
  known: string;
  /** The full path to open once signed in. */
  to: string;
};

/** Asks for an email address and proves it, if the provider vouches for none; then signs in. */
export function SocialEmailForm({ ask, service, known, to }: Props) {
  const t = useTranslations('account');
  const search = useHydratedQuery();
  const navigate = useNavigate();
  const [typed, setTyped] = useState(known);
  const [sent, setSent] = useState(false);
  const form = useAccountForm(['email'], async ({ email }) => {
    const answer = await askSocialEmail(ask, email);
    if (!answer.ok) return answer;
    setTyped(answer.data.email);
    setSent(true);
    return null;
  });
  const confirm = async (digits: string) => {
    const answer = await confirmSocialEmail(ask, typed, digits);
    if (!answer.ok) return answer;
    if (signInAs(answer.data, to)) void navigate(handOn(search, '/login'), { replace: true });
    return null;
  };
  const again = async () => {
    const answer = await askSocialEmail(ask, typed);
    return answer.ok ? null : answer;
  };
  if (sent)
    return (
      <CodeStep email={typed} confirm={confirm} resend={again} leaves back={() => setSent(false)}>
        <p>{t('code-spam')}</p>
      </CodeStep>
    );
  return (
    <>
      <FormHeading title={t('social-address-title')}>
        {t('social-address-intro', { service })}
      </FormHeading>
      <AccountForm form={form}>
        <AccountTextField
          {...form.field('email')}
          name="email"
          autoComplete="email"
          initial={typed}
          autoFocus
        />
        <SubmitButton form={form}>{t('forgot-submit')}</SubmitButton>
      </AccountForm>
      <OtherSignIn text={t('have-account')} to={handOn(search, '/login')} link={t('sign-in')} />
    </>
  );
}
