import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { leastPassword } from '#contract/constants.ts';
import { call } from '#web/ui/api.ts';
import { CodeStep } from '#web/storefront/sign-in/code-step.tsx';
import { handover, signInWith } from '#web/storefront/sign-in/sign-in.ts';
import { AccountForm, SubmitButton } from '#web/ui/account/account-form.tsx';
import { FormHeading } from '#web/storefront/sign-in/form-heading.tsx';
import { handOn } from '#web/ui/next-path.ts';
import { PasswordField } from '#web/ui/account/password-field.tsx';
import { OtherSignIn, SocialButtons } from '#web/storefront/sign-in/social-buttons.tsx';
import { AccountTextField } from '#web/ui/account/account-text-field.tsx';
import { useAccountForm } from '#web/ui/account/use-account-form.ts';
import { useHydratedQuery } from '#web/storefront/sign-in/use-hydrated-query.ts';
import { useDestination } from '#web/storefront/sign-in/use-destination.ts';
import { useAwaitedCode } from '#web/storefront/sign-in/use-awaited-code.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

type Person = { name: string; email: string; password: string };

/** Registration: asks for the details, then for the code of the letter, then signs in. */
export function RegisterForm() {
  const t = useTranslations('account');
  const { to, toSignIn } = useDestination();
  const { email, password } = useReactiveState(handover);
  const [person, setPerson] = useState<Person | null>(null);
  const waiting = useAwaitedCode('register');
  const sign = async ({ name, email: address, password: chosen }: Person) => {
    const answer = await call('auth.signUp', {
      name,
      email: address,
      password: chosen,
    });
    return answer.ok ? null : answer;
  };
  const begin = async (typed: Person) => {
    setPerson(typed);
    const refused = await sign(typed);
    if (!refused) waiting.begin(typed.email);
    return refused;
  };
  const confirm = async (code: string) => {
    const answer = await call('auth.verify', {
      email: waiting.email ?? '',
      code,
    });
    if (!answer.ok) return answer;
    const refused = person ? await signInWith(person.email, person.password, to) : true;
    waiting.forget();
    if (refused) toSignIn(answer.data.email, t('confirmed'));
    return null;
  };
  if (waiting.email === null)
    return <RegisterFields known={person ?? { name: '', email, password }} begin={begin} />;
  return (
    <CodeStep
      key={waiting.email}
      email={waiting.email}
      confirm={confirm}
      resend={person ? () => sign(person) : undefined}
      leaves
      back={waiting.end}
    >
      <p>{t('code-known')}</p>
      <p>{t('code-spam')}</p>
    </CodeStep>
  );
}

function RegisterFields({
  known,
  begin,
}: {
  known: Person;
  begin: Parameters<typeof useAccountForm>[1];
}) {
  const t = useTranslations('account');
  const search = useHydratedQuery();
  const form = useAccountForm(['name', 'email', 'password', 'again'], begin, {
    least: leastPassword.shopper,
  });
  return (
    <>
      <FormHeading title={t('register-title')}>{t('register-intro')}</FormHeading>
      <AccountForm form={form}>
        <AccountTextField
          {...form.field('name')}
          name="name"
          autoComplete="name"
          initial={known.name}
        />
        <AccountTextField
          {...form.field('email')}
          name="email"
          autoComplete="email"
          initial={known.email}
        />
        <PasswordField
          {...form.field('password')}
          name="password"
          autoComplete="new-password"
          initial={known.password}
          hint={t('password-hint', { least: leastPassword.shopper })}
        />
        <PasswordField
          {...form.field('again')}
          name="again"
          autoComplete="new-password"
          initial={known.password}
        />
        <SubmitButton form={form}>{t('register-submit')}</SubmitButton>
      </AccountForm>
      <SocialButtons />
      <OtherSignIn text={t('have-account')} to={handOn(search, '/login')} link={t('sign-in')} />
    </>
  );
}
