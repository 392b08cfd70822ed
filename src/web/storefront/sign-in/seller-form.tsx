import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { leastPassword } from '#contract/constants.ts';
import { call, type Data } from '#web/ui/api.ts';
import { CodeStep } from '#web/storefront/sign-in/code-step.tsx';
import { AccountForm, SubmitButton } from '#web/ui/account/account-form.tsx';
import { useAccount } from '#web/ui/account/signed-in-only.tsx';
import { EmailAddress, FormHeading } from '#web/storefront/sign-in/form-heading.tsx';
import { PasswordField } from '#web/ui/account/password-field.tsx';
import { handover, signInWith } from '#web/storefront/sign-in/sign-in.ts';
import { OtherSignIn } from '#web/storefront/sign-in/social-buttons.tsx';
import { AccountTextField } from '#web/ui/account/account-text-field.tsx';
import { useAccountForm } from '#web/ui/account/use-account-form.ts';
import { StoreCountryField } from '#web/storefront/sign-in/store-country-field.tsx';
import { useAwaitedCode } from '#web/storefront/sign-in/use-awaited-code.ts';
import { WorkButton } from '#web/ui/form/work-button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { signInPath } from '#web/ui/next-path.ts';
import { useSite } from '#web/ui/site.ts';

type Applicant = { name: string; store_name: string; email: string; password: string };

/** The page where applicants submit the requirements. */
const OWN = '/seller/application';

/**
 * Applies to sell: asks for the person and the name of the store, then for the code of the letter;
 * after that the owner decides.
 */
export function SellerForm() {
  const [applicant, setApplicant] = useState<Applicant | null>(null);
  const [received, setReceived] = useState<Data<'seller.verify'> | null>(null);
  const waiting = useAwaitedCode('seller');
  const [country, setCountry] = useState(useSite().country);
  const t = useTranslations('account');
  const apply = async ({ name, store_name, email, password }: Applicant) => {
    const answer = await call('seller.signUp', {
      name,
      store_name,
      country,
      email,
      password,
    });
    return answer.ok ? null : answer;
  };
  const begin = async (typed: Applicant) => {
    setApplicant(typed);
    const refused = await apply(typed);
    if (!refused) waiting.begin(typed.email);
    return refused;
  };
  const confirm = async (code: string) => {
    const answer = await call('seller.verify', {
      email: waiting.email ?? '',
      code,
    });
    if (!answer.ok) return answer;
    waiting.forget();
    setReceived(answer.data);
    return null;
  };
  if (received) return <Received {...received} password={applicant?.password} />;
  if (waiting.email === null)
    return (
      <SellerFields known={applicant} begin={begin}>
        <StoreCountryField country={country} choose={setCountry} />
      </SellerFields>
    );
  return (
    <CodeStep
      key={waiting.email}
      email={waiting.email}
      confirm={confirm}
      resend={applicant ? () => apply(applicant) : undefined}
      back={waiting.end}
    >
      <p>{t('seller-known')}</p>
      <p>{t('code-spam')}</p>
    </CodeStep>
  );
}

function SellerFields({
  known,
  begin,
  children,
}: {
  known: Applicant | null;
  begin: Parameters<typeof useAccountForm>[1];
  children: ReactNode;
}) {
  const t = useTranslations('account');
  const { name: market } = useSite();
  const own = useAccount();
  const form = useAccountForm(['store_name', 'name', 'email', 'password', 'again'], begin, {
    least: leastPassword.seller,
  });
  return (
    <>
      <FormHeading title={t('seller-title', { name: market })}>{t('seller-intro')}</FormHeading>
      <AccountForm form={form}>
        <AccountTextField
          {...form.field('store_name')}
          name="store_name"
          autoComplete="organization"
          initial={known?.store_name ?? ''}
        />
        {children}
        <AccountTextField
          {...form.field('name')}
          name="name"
          autoComplete="name"
          initial={known?.name ?? own?.name ?? ''}
          key={`name-${own?.id}`}
        />
        <AccountTextField
          {...form.field('email')}
          name="email"
          autoComplete="email"
          initial={known?.email ?? own?.email ?? ''}
          key={`email-${own?.id}`}
        />
        <PasswordField
          {...form.field('password')}
          name="password"
          autoComplete="new-password"
          initial={known?.password ?? ''}
          hint={t('password-hint', { least: leastPassword.seller })}
        />
        <PasswordField
          {...form.field('again')}
          name="again"
          autoComplete="new-password"
          initial={known?.password ?? ''}
        />
        <SubmitButton form={form}>{t('seller-submit')}</SubmitButton>
      </AccountForm>
      {own === null && <OtherSignIn text={t('have-account')} to="/login" link={t('sign-in')} />}
    </>
  );
}

type Received = Data<'seller.verify'> & { password: string | undefined };

function Received({ name, store_name: store, email, asks, password }: Received) {
  const t = useTranslations('account');
  const { prefix } = useSite();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // with the new password; an older one or a second factor is asked for at the sign-in
  const goOn = async () => {
    setBusy(true);
    const refused = password ? await signInWith(email, password, `${prefix}${OWN}`) : true;
    if (refused || handover.get().challenge) void navigate(signInPath(OWN));
  };
  return (
    <div role="status" className="flex flex-col items-start gap-4">
      <span className="grid size-14 place-items-center rounded-full bg-good-tint text-good">
        <Icon name="circle-check" size={28} />
      </span>
      <h1 className="text-2xl">{t('seller-done-title')}</h1>
      <p className="text-ink-2">
        {t.rich('seller-done', {
          name,
          store: () => <bdi className="font-semibold text-ink">{store}</bdi>,
          email: () => <EmailAddress email={email} />,
        })}
      </p>
      {asks && (
        <>
          <p>{t('seller-asks')}</p>
          <WorkButton
            type="button"
            busy={busy}
            onClick={() => void goOn()}
            className="button button-primary"
          >
            {t('applying-give')}
          </WorkButton>
        </>
      )}
      <Link to="/" className={`button ${asks ? 'button-quiet' : 'button-primary'}`}>
        {t('to-shop')}
      </Link>
    </div>
  );
}
