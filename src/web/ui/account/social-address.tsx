import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeStep } from '#web/ui/account/code-step.tsx';
import { goOnAs } from '#web/ui/account/enter.ts';
import { FormFrame, Send } from '#web/ui/account/form-parts.tsx';
import { Head } from '#web/ui/account/head.tsx';
import { handOn } from '#web/ui/account/next-path.ts';
import { Other } from '#web/ui/account/social-buttons.tsx';
import { askAddress, confirmAddress } from '#web/ui/account/social.ts';
import { TextField } from '#web/ui/account/text-field.tsx';
import { useAccountForm } from '#web/ui/account/use-account-form.ts';
import { useSearch } from '#web/ui/account/use-search.ts';

type Props = {
  ask: string;
  service: string;
  /** The address that the service knows, proven by nobody. */ known: string;
  /** A whole path, once signed in. */ to: string;
};

/**
 * Who comes from a service that vouches for no address says theirs and proves it; then they are
 * signed in.
 */
export function SocialAddress({ ask, service, known, to }: Props) {
  const t = useTranslations('account');
  const search = useSearch();
  const [typed, type] = useState(known);
  const [sent, send] = useState(false);
  const form = useAccountForm(['email'], async ({ email }) => {
    const answer = await askAddress(ask, email);
    if (!answer.ok) return answer;
    type(answer.data.email);
    send(true);
    return null;
  });
  const confirm = async (digits: string) => {
    const answer = await confirmAddress(ask, typed, digits);
    if (!answer.ok) return answer;
    goOnAs(answer.data, to);
    return null;
  };
  const again = async () => {
    const answer = await askAddress(ask, typed);
    return answer.ok ? null : answer;
  };
  if (sent)
    return (
      <CodeStep email={typed} confirm={confirm} resend={again} leaves back={() => send(false)}>
        <p>{t('code-spam')}</p>
      </CodeStep>
    );
  return (
    <>
      <Head title={t('social-address-title')}>{t('social-address-intro', { service })}</Head>
      <FormFrame form={form}>
        <TextField
          {...form.field('email')}
          name="email"
          autoComplete="email"
          initial={typed}
          autoFocus
        />
        <Send form={form}>{t('forgot-submit')}</Send>
      </FormFrame>
      <Other text={t('have-account')} to={handOn(search, '/login')} link={t('sign-in')} />
    </>
  );
}
