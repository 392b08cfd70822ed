import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/social-callback-page';
import { sayIn } from '#words/say.ts';
import { Icon } from '#web/ui/icon.tsx';
import type { Data } from '#web/ui/api.ts';
import { visitContext } from '#web/visit-context.ts';
import { handover, signInAs } from '#web/storefront/sign-in/sign-in.ts';
import { FormHeading } from '#web/storefront/sign-in/form-heading.tsx';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { nextPath, signInPath } from '#web/ui/next-path.ts';
import { SocialEmailForm } from '#web/storefront/sign-in/social-email-form.tsx';
import { askSocialEmail, exchangeCode } from '#web/storefront/sign-in/social-sign-in.ts';
import { privateMeta } from '#web/ui/page-head.ts';
import { useSite } from '#web/ui/site.ts';
import '#web/ui/words/account-words.client.ts';

export function loader({ context }: Route.LoaderArgs) {
  return { title: sayIn(context.get(visitContext).language)('account.social-title') };
}

export const meta: Route.MetaFunction = privateMeta;

type EmailRequest = { ask: string; service: string; known: string; to: string };

/**
 * The page that a provider sends people back to: exchanges the code in the address for a bearer, or
 * asks for an email address; without a valid code it goes to /login, which says why.
 */
export default function SocialCallback() {
  const t = useTranslations('account');
  const messageOf = useWordsOfError();
  const { prefix } = useSite();
  const navigate = useNavigate();
  const begun = useRef(false);
  const [emailRequest, setEmailRequest] = useState<EmailRequest | null>(null);
  useEffect(() => {
    if (begun.current) return; // a code works only once
    begun.current = true;
    const query = new URLSearchParams(location.search);
    const code = query.get('code');
    const ask = query.get('ask');
    const next = nextPath(location.search) ?? '/';
    const to = prefix && next === '/' ? prefix : `${prefix}${next}`;
    const giveUp = (trouble: string) => {
      handover.set({ ...handover.get(), trouble });
      void navigate(signInPath(next), { replace: true });
    };
    const goOn = (entered: Data<'social.exchange'>) => {
      if (signInAs(entered, to)) void navigate(signInPath(next), { replace: true });
    };
    if (code)
      void exchangeCode(code).then((answer) =>
        answer.ok ? goOn(answer.data) : giveUp(answer.message || t('social-failed')),
      );
    else if (ask)
      void askSocialEmail(ask).then((answer) =>
        answer.ok
          ? setEmailRequest({
              ask,
              service: NAMES[answer.data.service],
              known: answer.data.email,
              to,
            })
          : giveUp(answer.message || t('social-failed')),
      );
    else giveUp(messageOf(query.get('error')));
  }, [navigate, prefix, t, messageOf]);
  if (emailRequest) return <SocialEmailForm {...emailRequest} />;
  return (
    <div role="status">
      <FormHeading title={t('social-title')}>{t('social-wait')}</FormHeading>
      <Icon
        name="loader-circle"
        size={32}
        className="mx-auto my-10 animate-spin text-primary noscript:hidden"
      />
      <NoScript>{t('no-script')}</NoScript>
    </div>
  );
}

const NAMES = { google: 'Google', facebook: 'Facebook' };

/** The message for an error code of the API. */
function useWordsOfError(): (error: string | null) => string {
  const t = useTranslations('account');
  const refusal = useTranslations('refusal');
  return (error) => {
    if (error === 'cancelled') return t('social-cancelled');
    if (error === 'unavailable') return t('social-unavailable');
    if (error === 'off') return t('social-off');
    if (error === 'expired') return refusal('social-over');
    return error === 'busy' ? refusal('too-many-requests') : t('social-failed');
  };
}
