import { Suspense, useRef, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { FrontDoor } from '#web/desk/frame/front-door.tsx';
import { OpenScreen } from '#web/desk/frame/open-screen.tsx';
import { SideNavigation } from '#web/desk/frame/side-navigation.tsx';
import { SkipLink } from '#web/desk/frame/skip-link.tsx';
import { Waiting } from '#web/desk/frame/waiting.tsx';
import { DeskToasts } from '#web/desk/parts/desk-toasts.tsx';
import { FootBar } from '#web/seller/frame/foot-bar.tsx';
import { NoStore } from '#web/seller/frame/no-store.tsx';
import { placesFor } from '#web/seller/frame/places.ts';
import { StoreBar } from '#web/seller/frame/store-bar.tsx';
import { useStore, useWorkplaces } from '#web/seller/frame/workplace.ts';

/** The frame around every screen of the seller centre. */
export const SellerFrame = () => (
  <FrontDoor>
    <AtWork />
  </FrontDoor>
);

function AtWork() {
  const { chosen } = useWorkplaces();
  return chosen ? <Working /> : <NoStore />;
}

function Working() {
  const [menu, setMenu] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [before, setBefore] = useState(pathname);
  if (before !== pathname) {
    setBefore(pathname);
    setMenu(false);
  }
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
      <SkipLink to={main} />
      <SellerSide open={menu} close={() => setMenu(false)} />
      <div className="flex min-h-dvh min-w-0 flex-col">
        <StoreBar />
        <main
          id="content"
          ref={main}
          tabIndex={-1}
          className="min-w-0 flex-1 p-4 outline-none md:p-6"
        >
          <Suspense fallback={<Waiting />}>
            <OpenScreen />
          </Suspense>
        </main>
        <FootBar openMenu={() => setMenu(true)} />
      </div>
      <DeskToasts />
      <ScrollRestoration />
    </div>
  );
}

function SellerSide(props: { open: boolean; close: () => void }) {
  const t = useTranslations('seller');
  const groups = placesFor(useStore()).map(({ name, places }) => ({
    title: name && t(`group-${name}`),
    places: places.map(({ path, icon, ...place }) => ({
      path,
      icon,
      title: t(`place-${place.name}`),
    })),
  }));
  return <SideNavigation {...props} title={useStore().name} groups={groups} />;
}
