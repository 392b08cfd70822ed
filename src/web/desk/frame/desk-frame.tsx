import { Suspense, useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { FrontDoor } from '#web/desk/frame/front-door.tsx';
import { KeysHelp } from '#web/desk/frame/keys-help.tsx';
import { navigationFor } from '#web/desk/frame/navigation.ts';
import { OpenScreen } from '#web/desk/frame/open-screen.tsx';
import { Palette } from '#web/desk/frame/palette.tsx';
import { SideNavigation } from '#web/desk/frame/side-navigation.tsx';
import { SkipLink } from '#web/desk/frame/skip-link.tsx';
import { TopBar } from '#web/desk/frame/top-bar.tsx';
import { Waiting } from '#web/desk/frame/waiting.tsx';
import { useWho } from '#web/desk/frame/who.ts';
import { DeskToasts } from '#web/desk/parts/desk-toasts.tsx';
import { isTyped, keysAreOn, readSingleKeys } from '#web/desk/parts/single-keys.ts';

/** The frame around every screen of the back office. */
export const DeskFrame = () => (
  <FrontDoor>
    <Working />
  </FrontDoor>
);

const AHEAD_MS = 1500;
/** Most screens are forms: loads what they all need while the browser is idle. */
const fetchAhead = () => void import('#web/desk/edit/edit-screen.tsx').catch(() => {});

function Working() {
  const [menu, setMenu] = useState(false);
  const [finding, setFinding] = useState(false);
  const [helps, setHelps] = useState(false);
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const [before, setBefore] = useState(pathname);
  if (before !== pathname) {
    setBefore(pathname);
    setMenu(false);
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === '?' && keysAreOn() && !isTyped(event)) setHelps(true);
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setFinding(true);
    };
    readSingleKeys();
    const idle = setTimeout(fetchAhead, AHEAD_MS);
    addEventListener('keydown', press);
    return () => {
      clearTimeout(idle);
      removeEventListener('keydown', press);
    };
  }, []);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
      <SkipLink to={main} />
      <DeskSide open={menu} close={() => setMenu(false)} />
      <div className="flex min-w-0 flex-col">
        <TopBar openMenu={() => setMenu(true)} find={() => setFinding(true)} />
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
      </div>
      {helps && <KeysHelp close={() => setHelps(false)} />}
      {finding && <Palette close={() => setFinding(false)} />}
      <DeskToasts />
      <ScrollRestoration />
    </div>
  );
}

function DeskSide(props: { open: boolean; close: () => void }) {
  const t = useTranslations('desk');
  const { permissions, market } = useWho();
  const groups = navigationFor(permissions).map(({ name, places }) => ({
    title: name && t(`group-${name}`),
    places: places.map(({ path, icon, ...place }) => ({
      path,
      icon,
      title: t(`nav-${place.name}`),
    })),
  }));
  return <SideNavigation {...props} title={market.name} groups={groups} />;
}
