import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { nextPath } from '#web/ui/next-path.ts';
import { socialPath } from '#web/storefront/sign-in/social-sign-in.ts';
import { useHydratedQuery } from '#web/storefront/sign-in/use-hydrated-query.ts';
import { useSite } from '#web/ui/site.ts';

/** The providers that are switched on, as links, because their pages are on other sites. */
export function SocialButtons() {
  const t = useTranslations('account');
  const { google, facebook, language } = useSite();
  const search = useHydratedQuery();
  if (!google && !facebook) return null;
  const next = nextPath(search) ?? '/';
  const buttonClass = 'button button-quiet w-full';
  return (
    <div className="mt-5">
      <p
        className={
          'mb-4 flex items-center gap-3 text-sm text-ink-2 ' +
          'before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line'
        }
      >
        {t('or')}
      </p>
      <div className="flex flex-col gap-2.5">
        {google && (
          <a href={socialPath('google', language, next)} className={buttonClass}>
            <Google />
            {t('google')}
          </a>
        )}
        {facebook && (
          <a href={socialPath('facebook', language, next)} className={buttonClass}>
            <Facebook />
            {t('facebook')}
          </a>
        )}
      </div>
    </div>
  );
}

/** The alternative: to register, or to sign in. */
export function OtherSignIn({ text, to, link }: { text: string; to: string; link: string }) {
  return (
    <p className="mt-6 text-center text-sm text-ink-2">
      {text}{' '}
      <Link to={to} className="link inline-block py-1 font-semibold">
        {link}
      </Link>
    </p>
  );
}

function Google() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <path
        fill="#4285f4"
        d={
          'M17.600 9.200c0-.6-.1-1.200-.2-1.700H9v3.300h4.800' +
          'a4.100 4.100 0 0 1-1.800 2.700v2.200h2.900c1.700-1.600 2.700-3.900 2.700-6.500z'
        }
      />
      <path
        fill="#34a853"
        d={
          'M9 18c2.400 0 4.500-.8 6-2.200l-2.900-2.200c-.8.5-1.800.9-3 .9' +
          'a5.300 5.300 0 0 1-5-3.700H1v2.300A9 9 0 0 0 9 18z'
        }
      />
      <path fill="#fbbc05" d="M4 10.700a5.400 5.400 0 0 1 0-3.400V5H1a9 9 0 0 0 0 8.100z" />
      <path
        fill="#ea4335"
        d={
          'M9 3.600c1.300 0 2.500.5 3.400 1.300L15 2.300' +
          'A9 9 0 0 0 1 5l3 2.300a5.300 5.300 0 0 1 5-3.700z'
        }
      />
    </svg>
  );
}

function Facebook() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
      <path
        fill="#1877f2"
        d={
          'M18 9a9 9 0 1 0-10.400 8.900v-6.300H5.300V9h2.300V7' +
          'c0-2.300 1.300-3.500 3.400-3.500 1 0 2 .2 2 .2v2.200h-1.100' +
          'c-1.100 0-1.500.7-1.500 1.400V9h2.500l-.4 2.600h-2.100v6.300A9 9 0 0 0 18 9z'
        }
      />
    </svg>
  );
}
