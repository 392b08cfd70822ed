import { Outlet, useLocation } from 'react-router';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/checkout-layout';
import { SkipLink } from '#web/storefront/frame/skip-link.tsx';
import { CheckoutFooter } from '#web/storefront/frame/checkout-footer.tsx';
import { CheckoutSteps } from '#web/ui/cart/checkout-steps.tsx';
import { LanguageMenu } from '#web/storefront/frame/language-menu.tsx';
import { Logo } from '#web/storefront/frame/logo.tsx';
import { OfflineNotice } from '#web/storefront/frame/offline-notice.tsx';
import { ViewingNotice } from '#web/storefront/frame/viewing-notice.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { NoScript } from '#web/ui/message/no-script.tsx';
import { watchShopper } from '#web/ui/shopper.ts';
import { Tray } from '#web/storefront/frame/tray.tsx';
import '#web/ui/words/buying-words.client.ts';

export default function CheckoutLayout() {
  const t = useTranslations('checkout');
  const at = useLocation().pathname.endsWith('/checkout') ? 3 : 2;
  return (
    <CheckoutFrame>
      <CheckoutSteps at={at} />
      <NoScript className="mt-6">{t('noscript')}</NoScript>
      <Outlet />
    </CheckoutFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CheckoutFrame>
      <ErrorScreen error={error} />
    </CheckoutFrame>
  );
}

/** No links away from buying but the logo, the language and the contact. */
function CheckoutFrame({ children }: { children: ReactNode }) {
  useEffect(watchShopper, []);
  return (
    <>
      <SkipLink />
      <OfflineNotice />
      <ViewingNotice />
      <header className="border-b border-line">
        <div className="shell flex min-h-16 items-center justify-between gap-4 text-sm text-ink-2">
          <Logo />
          <LanguageMenu />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="shell min-h-dvh pt-4 outline-none">
        {children}
      </main>
      <CheckoutFooter />
      <Tray />
    </>
  );
}
