import { isRouteErrorResponse, Outlet } from 'react-router';
import { useEffect, type ReactNode } from 'react';
import type { Route } from './+types/shop-layout';
import { SkipLink } from '#web/storefront/frame/skip-link.tsx';
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
    <ShopFrame>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShopFrame>
      <ErrorScreen status={isRouteErrorResponse(error) ? error.status : 500} error={error} />
    </ShopFrame>
  );
}

function ShopFrame({ children }: { children: ReactNode }) {
  useEffect(watchShopper, []);
  return (
    <>
      <SkipLink />
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
