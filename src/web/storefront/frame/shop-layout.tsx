import { isRouteErrorResponse, Outlet } from 'react-router';
import { useEffect, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Route } from './+types/shop-layout';
import { SaveOnPress } from '#web/storefront/frame/save-on-press.tsx';
import { watchShopper } from '#web/ui/shopper.ts';
import { BottomBar } from '#web/storefront/frame/bottom-bar.tsx';
import { Footer } from '#web/storefront/frame/footer.tsx';
import { Header } from '#web/storefront/frame/header.tsx';
import {
  CookieNotice,
  OfflineNotice,
  PopupBanner,
  TopBanner,
} from '#web/storefront/frame/notices.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';
import { Toasts } from '#web/ui/toasts.tsx';

export default function ShopLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslations('header');
  useEffect(watchShopper, []);
  return (
    <>
      <a
        href="#main"
        className={
          'sr-only focus:not-sr-only focus:absolute focus:start-4 focus:top-2 ' +
          'focus:z-50 focus:rounded-sm focus:bg-ground focus:p-2'
        }
      >
        {t('skip')}
      </a>
      <TopBanner />
      <OfflineNotice />
      <Header />
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        {children}
      </main>
      <Footer />
      <BottomBar />
      <PopupBanner />
      <CookieNotice />
      <SaveOnPress />
      <Toasts />
    </>
  );
}
