import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Refused } from '#web/ui/cart/cart.ts';
import { CodeField } from '#web/storefront/sign-in/code-field.tsx';
import { AccountForm, SubmitButton } from '#web/ui/account/account-form.tsx';
import { EmailAddress, FormHeading } from '#web/storefront/sign-in/form-heading.tsx';
import { ResendCode } from '#web/storefront/sign-in/resend-code.tsx';
import { useAccountForm } from '#web/ui/account/use-account-form.ts';

type Props = {
  email: string;
  confirm: (code: string) => Promise<Refused | null>;
  /** Sends another letter; without it, `children` say what to do instead. */
  resend?: (() => Promise<Refused | null>) | undefined;
  /** A right code leads to another page. */
  leaves?: boolean;
  back: () => void;
  intro?: ReactNode;
  children?: ReactNode;
};

/** Asks for a letter's code: after registration, and at a sign-in with an unproven address. */
export function CodeStep({ email, confirm, resend, leaves = false, back, intro, children }: Props) {
  const t = useTranslations('account');
  const form = useAccountForm(['code'], ({ code }) => confirm(code), { leaves });
  return (
    <>
      <FormHeading title={t('code-title')}>
        {intro ?? t.rich('code-sent', { email: () => <EmailAddress email={email} /> })}
      </FormHeading>
      <AccountForm form={form}>
        <CodeField {...form.field('code')} autoFocus />
        <SubmitButton form={form}>{t('confirm')}</SubmitButton>
      </AccountForm>
      <div className="mt-5 flex flex-col gap-2 border-t border-line pt-4 text-sm text-ink-2">
        {children}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {resend && <ResendCode send={resend} />}
          <button type="button" onClick={back} className="link min-h-8 font-semibold">
            {t('change-address')}
          </button>
        </div>
      </div>
    </>
  );
}
