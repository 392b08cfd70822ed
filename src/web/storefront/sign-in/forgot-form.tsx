import { useTranslations } from 'use-intl';
import { leastPassword } from '#contract/constants.ts';
import { call } from '#web/ui/api.ts';
import { CodeField } from '#web/storefront/sign-in/code-field.tsx';
import { handover, signInWith } from '#web/storefront/sign-in/sign-in.ts';
import { AccountForm, SubmitButton } from '#web/ui/account/account-form.tsx';
import { EmailAddress, FormHeading } from '#web/storefront/sign-in/form-heading.tsx';
import { handOn } from '#web/ui/next-path.ts';
import { PasswordField } from '#web/ui/account/password-field.tsx';
import { ResendCode } from '#web/storefront/sign-in/resend-code.tsx';
import { OtherSignIn } from '#web/storefront/sign-in/social-buttons.tsx';
import { AccountTextField } from '#web/ui/account/account-text-field.tsx';
import { useResetLink } from '#web/storefront/sign-in/use-reset-link.ts';
import { useAccountForm } from '#web/ui/account/use-account-form.ts';
import { useHydratedQuery } from '#web/storefront/sign-in/use-hydrated-query.ts';
import { useDestination } from '#web/storefront/sign-in/use-destination.ts';
import { useAwaitedCode } from '#web/storefront/sign-in/use-awaited-code.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const CHOOSING = ['new_password', 'again'] as const;

const ask = async (email: string) => {
  const answer = await call('auth.forgotPassword', { email });
  return answer.ok ? null : answer;
};

/**
 * A forgotten password: asks for the address, then for the code of the letter and a new password,
 * then signs in.
 */
export function ForgotForm() {
  const t = useTranslations('account');
  const search = useHydratedQuery();
  const { email } = useReactiveState(handover);
  const waiting = useAwaitedCode('password');
  const link = useResetLink();
  const form = useAccountForm(['email'], async (typed) => {
    const refused = await ask(typed.email);
    if (!refused) {
      handover.set({ ...handover.get(), email: typed.email });
      waiting.begin(typed.email);
    }
    return refused;
  });
  const goOnTyping = (address: string) => {
    link.leave();
    waiting.begin(address);
  };
  if (link.found)
    return (
      <Renew
        key={link.found.word}
        {...link.found}
        forget={waiting.forget}
        back={link.leave}
        again={goOnTyping}
      />
    );
  if (waiting.email !== null)
    return (
      <Renew key={waiting.email} email={waiting.email} forget={waiting.forget} back={waiting.end} />
    );
  return (
    <>
      <FormHeading title={t('forgot')}>{t('forgot-intro')}</FormHeading>
      <AccountForm form={form}>
        <AccountTextField
          {...form.field('email')}
          name="email"
          autoComplete="username"
          initial={email}
        />
        <SubmitButton form={form}>{t('forgot-submit')}</SubmitButton>
      </AccountForm>
      <OtherSignIn text={t('remembered')} to={handOn(search, '/login')} link={t('sign-in')} />
    </>
  );
}

type RenewProps = {
  email: string;
  /** The secret in a letter's link, which replaces its code. */
  word?: string;
  forget: () => void;
  back: () => void;
  /** After a link: continues with the code of a new letter to this address. */
  again?: (email: string) => void;
};

function Renew({ email, word, forget, back, again }: RenewProps) {
  const t = useTranslations('account');
  const { to, toSignIn } = useDestination();
  const names = word === undefined ? (['code', ...CHOOSING] as const) : CHOOSING;
  const form = useAccountForm(
    names,
    async ({ code: digits, new_password: password }) => {
      const answer = await call('auth.updatePassword', {
        email,
        code: word ?? digits,
        password,
      });
      if (!answer.ok) return answer;
      forget();
      const refused = await signInWith(email, password, to);
      if (refused || handover.get().challenge) toSignIn(email, t('renewed'));
      return null;
    },
    { least: leastPassword.shopper, leaves: true },
  );
  const askAgain = async () => {
    const refused = await ask(email);
    if (!refused) again?.(email);
    return refused;
  };
  return (
    <>
      <FormHeading title={t('renew-title')}>
        {word === undefined
          ? t.rich('renew-sent', { email: () => <EmailAddress email={email} /> })
          : t.rich('renew-link', { email: () => <EmailAddress email={email} /> })}
      </FormHeading>
      <AccountForm form={form}>
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        {word === undefined && <CodeField {...form.field('code')} autoFocus />}
        <PasswordField
          {...form.field('new_password')}
          name="new_password"
          autoComplete="new-password"
          hint={t('password-hint', { least: leastPassword.shopper })}
        />
        <PasswordField {...form.field('again')} name="again" autoComplete="new-password" />
        <SubmitButton form={form}>{t('renew-submit')}</SubmitButton>
      </AccountForm>
      <div
        className={
          'mt-5 flex flex-wrap items-center justify-between gap-x-4 ' +
          'gap-y-2 border-t border-line pt-4 text-sm text-ink-2'
        }
      >
        {word === undefined && <p className="w-full">{t('code-spam')}</p>}
        <ResendCode send={askAgain} />
        <button type="button" onClick={back} className="link min-h-8 font-semibold">
          {t('change-address')}
        </button>
      </div>
    </>
  );
}
