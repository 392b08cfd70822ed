import { Outlet } from 'react-router';
import { Suspense, useEffect, type ReactNode } from 'react';
import type { Route } from './+types/shop-layout';
import { SkipLink } from '#web/storefront/frame/skip-link.tsx';
import { SaveOnPress } from '#web/storefront/frame/save-on-press.tsx';
import { watchShopper } from '#web/ui/shopper.ts';
import { BottomBar } from '#web/storefront/frame/bottom-bar.tsx';
import { Footer } from '#web/storefront/frame/footer.tsx';
import { Header } from '#web/storefront/frame/header.tsx';
import { CookieNotice } from '#web/storefront/frame/cookie-notice.tsx';
import { OfflineNotice } from '#web/storefront/frame/offline-notice.tsx';
import { ViewingNotice } from '#web/storefront/frame/viewing-notice.tsx';
import { Promotion } from '#web/storefront/frame/promotion.tsx';
import { TopBanner } from '#web/storefront/frame/top-banner.tsx';
import { Tray } from '#web/storefront/frame/tray.tsx';
import { ErrorScreen } from '#web/ui/error-screen.tsx';

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
      <ErrorScreen error={error} />
    </ShopFrame>
  );
}

function ShopFrame({ children }: { children: ReactNode }) {
  useEffect(watchShopper, []);
  return (
    <>
      <SkipLink />
      <CookieNotice />
      <TopBanner />
      <OfflineNotice />
      <ViewingNotice />
      {/* each hydrates separately, so that none delays a press for long */}
      <Suspense>
        <Header />
      </Suspense>
      <main id="main" tabIndex={-1} className="min-h-dvh outline-none">
        <Suspense>{children}</Suspense>
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <BottomBar />
      <SaveOnPress />
      <Tray>
        <Promotion />
      </Tray>
    </>
  );
}
