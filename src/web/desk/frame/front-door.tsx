import type { Refused } from '#client/client.ts';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SignIn } from '#web/desk/frame/sign-in.tsx';
import { Waiting } from '#web/desk/frame/waiting.tsx';
import { findWho, who } from '#web/desk/frame/who.ts';
import { ProofPlace } from '#web/desk/parts/proof-place.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';

const OwesFactor = lazy(() => import('#web/desk/frame/owes-factor.tsx'));

/** Lets in the people who work here; shows the sign-in to others. */
export function FrontDoor({ children }: { children: ReactNode }) {
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
      {children}
      <ProofPlace />
    </>
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
