import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '#web/ui/api.ts';
import { CodeStep } from '#web/storefront/sign-in/code-step.tsx';
import { handover, signInWith } from '#web/storefront/sign-in/sign-in.ts';
import { AccountForm, SubmitButton } from '#web/ui/account/account-form.tsx';
import { EmailAddress, FormHeading } from '#web/storefront/sign-in/form-heading.tsx';
import { handOn } from '#web/ui/next-path.ts';
import { SignInNotice } from '#web/storefront/sign-in/sign-in-notice.tsx';
import { PasswordField } from '#web/ui/account/password-field.tsx';
import { OtherSignIn, SocialButtons } from '#web/storefront/sign-in/social-buttons.tsx';
import { AccountTextField } from '#web/ui/account/account-text-field.tsx';
import { useAccountForm } from '#web/ui/account/use-account-form.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useHydratedQuery } from '#web/storefront/sign-in/use-hydrated-query.ts';
import { useDestination } from '#web/storefront/sign-in/use-destination.ts';
import { sessionOver } from '#web/ui/shopper.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const FactorStep = lazyPart(() => import('#web/storefront/sign-in/factor-step.tsx'));

/**
 * Signs in by address and password. Without a proven address, the code of a letter is asked for
 * first.
 */
export function SignInForm() {
  const t = useTranslations('account');
  const refusal = useTranslations('refusal');
  const search = useHydratedQuery();
  const { to } = useDestination();
  const { email, challenge } = useReactiveState(handover);
  const over = useReactiveState(sessionOver);
  const [unproven, setUnproven] = useState<{ email: string; password: string } | null>(null);
  const form = useAccountForm(
    ['email', 'password'],
    async (typed) => {
      const refused = await signInWith(typed.email, typed.password, to);
      if (refused?.message !== refusal('not-verified')) return refused;
      handover.set({ ...handover.get(), email: typed.email });
      setUnproven({ email: typed.email, password: typed.password });
      return refused;
    },
    { leaves: true },
  );
  if (challenge)
    return (
      <Suspense fallback={null}>
        <FactorStep {...{ challenge, to }} />
      </Suspense>
    );
  if (unproven) return <Unproven {...unproven} to={to} back={() => setUnproven(null)} />;
  return (
    <>
      <FormHeading title={t('sign-in-title')}>{t('sign-in-intro')}</FormHeading>
      <SignInNotice />
      <AccountForm form={form}>
        <AccountTextField
          {...form.field('email')}
          name="email"
          autoComplete="username"
          initial={email}
          key={email}
        />
        <PasswordField
          {...form.field('password')}
          name="password"
          autoComplete="current-password"
          aside={
            <Link to={handOn(search, '/forgot-password')} className="link">
              {t('forgot')}
            </Link>
          }
        />
        <SubmitButton form={form}>{t('sign-in')}</SubmitButton>
      </AccountForm>
      <SocialButtons />
      {!over && (
        <OtherSignIn text={t('new-here')} to={handOn(search, '/register')} link={t('register')} />
      )}
    </>
  );
}

/**
 * Asks for the code; if it has expired, registering again replaces the first try and sends a new
 * one.
 */
function Unproven({
  email,
  password,
  to,
  back,
}: {
  email: string;
  password: string;
  to: string;
  back: () => void;
}) {
  const t = useTranslations('account');
  const search = useHydratedQuery();
  const confirm = async (code: string) => {
    const answer = await call('auth.verify', { email, code });
    return answer.ok ? signInWith(email, password, to) : answer;
  };
  return (
    <CodeStep
      email={email}
      confirm={confirm}
      leaves
      back={back}
      intro={t.rich('unproven', { email: () => <EmailAddress email={email} /> })}
    >
      <p>
        {t.rich('unproven-again', {
          again: (words) => (
            <Link
              to={handOn(search, '/register')}
              onClick={() => handover.set({ ...handover.get(), email, password })}
              className="link font-semibold"
            >
              {words}
            </Link>
          ),
        })}
      </p>
    </CodeStep>
  );
}
