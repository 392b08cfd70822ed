import { Link, Outlet, useLocation } from 'react-router';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/bare-layout';
import { SkipLink } from '#web/storefront/frame/skip-link.tsx';
import { AccountBenefits } from '#web/storefront/frame/account-benefits.tsx';
import { LanguageMenu } from '#web/storefront/frame/language-menu.tsx';
import { Logo } from '#web/storefront/frame/logo.tsx';
import { OfflineNotice } from '#web/storefront/frame/offline-notice.tsx';
import { ViewingNotice } from '#web/storefront/frame/viewing-notice.tsx';
import { ThemeSwitch } from '#web/storefront/frame/theme-switch.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { watchShopper } from '#web/ui/shopper.ts';
import { useSite } from '#web/ui/site.ts';
import { Tray } from '#web/storefront/frame/tray.tsx';
import '#web/ui/words/account-words.client.ts';

export default function BareLayout() {
  const t = useTranslations('account');
  const { name } = useSite();
  const { pathname } = useLocation();
  const selling = pathname.endsWith('/seller/register');
  useEffect(watchShopper, []);
  if (/\/(payment|razorpay)-callback$/.test(pathname))
    return (
      <BareFrame>
        <div className="card mx-auto w-full max-w-md p-5 sm:p-8">
          <Outlet />
        </div>
      </BareFrame>
    ); // nobody is asked to sign in here
  return (
    <BareFrame>
      <div
        className={
          'mx-auto grid w-full max-w-md ' +
          'lg:max-w-5xl lg:grid-cols-2 lg:rounded-tile lg:border lg:border-line lg:bg-ground'
        }
      >
        <div className="flex min-w-0 flex-col p-5 max-lg:card sm:p-8 lg:p-10">
          <p className="mb-1 text-sm font-semibold text-primary lg:hidden">
            {selling ? t('sell-welcome', { name }) : t('welcome', { name })}
          </p>
          <Outlet />
          <p className="mt-auto pt-6 text-center text-xs text-ink-2">
            {t.rich('agreement', {
              privacy: (words) => (
                <Link to="/page/privacy-policy" className="underline hover:text-primary">
                  {words}
                </Link>
              ),
            })}
          </p>
        </div>
        <AccountBenefits selling={selling} />
      </div>
    </BareFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <BareFrame>
      <ErrorScreen error={error} />
    </BareFrame>
  );
}

/** The logo, the language, and the shop's line below: no other links away from signing in. */
function BareFrame({ children }: { children: ReactNode }) {
  const { year, copyright } = useSite();
  return (
    <div className="flex min-h-dvh flex-col bg-ground-2">
      <SkipLink />
      <OfflineNotice />
      <ViewingNotice />
      <header className="shell flex min-h-16 items-center justify-between gap-4 text-sm text-ink-2">
        <Logo />
        <div className="flex items-center gap-3">
          <ThemeSwitch />
          <LanguageMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 px-4 py-6 outline-none lg:py-12">
        {children}
      </main>
      <footer className="shell py-5 text-center text-sm text-ink-2">
        © <bdi className="figures">{year}</bdi> {copyright}
      </footer>
      <Tray />
    </div>
  );
}
