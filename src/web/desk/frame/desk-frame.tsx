import type { Refused } from '#client/client.ts';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ScrollRestoration, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { KeysHelp } from '#web/desk/frame/keys-help.tsx';
import { Palette } from '#web/desk/frame/palette.tsx';
import { SideNavigation } from '#web/desk/frame/side-navigation.tsx';
import { SignIn } from '#web/desk/frame/sign-in.tsx';
import { TopBar } from '#web/desk/frame/top-bar.tsx';
import { OpenScreen } from '#web/desk/frame/open-screen.tsx';
import { findWho, who } from '#web/desk/frame/who.ts';
import { DeskToasts } from '#web/desk/parts/desk-toasts.tsx';
import { ProofPlace } from '#web/desk/parts/proof-place.tsx';
import { isTyped, keysAreOn, readSingleKeys } from '#web/desk/parts/single-keys.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const OwesFactor = lazy(() => import('#web/desk/frame/owes-factor.tsx'));

/** What stands around every screen of the desk; without somebody who works here, the sign-in. */
export function DeskFrame() {
  const known = useReactiveState(who);
  const [refused, setRefused] = useState<Refused | null>(null);
  const ask = () => void findWho().then(setRefused);
  useEffect(ask, []);
  if (known === undefined) return refused ? <OutOfReach again={ask} /> : <Waiting />;
  if (known === null) return <SignIn refused={refused?.code ?? ''} />;
  if (known.owes)
    return (
      <Suspense fallback={<Waiting />}>
        <OwesFactor />
      </Suspense>
    );
  return (
    <>
      <Working />
      <ProofPlace />
    </>
  );
}

const AHEAD_MS = 1500;
/** Most screens are forms: what all of them need comes while nobody waits for it. */
const fetchAhead = () => void import('#web/desk/edit/edit-screen.tsx').catch(() => {});

function Working() {
  const t = useTranslations('desk');
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
      <a
        href="#content"
        className="button button-primary absolute start-2 top-2 z-50 not-focus:sr-only"
        onClick={(event) => {
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {t('skip')}
      </a>
      <SideNavigation open={menu} close={() => setMenu(false)} />
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

function OutOfReach({ again }: { again: () => void }) {
  const t = useTranslations('desk');
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <div role="alert" className="card grid max-w-sm justify-items-start gap-4 p-6">
        <h1 className="text-base">{t('no-network')}</h1>
        <button type="button" onClick={again} className="button button-primary">
          {t('again')}
        </button>
      </div>
    </main>
  );
}

function Waiting() {
  const t = useTranslations('desk');
  return (
    <p role="status" className="p-6 text-ink-2">
      {t('loading')}
    </p>
  );
}
