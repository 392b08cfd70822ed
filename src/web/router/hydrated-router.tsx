import { startTransition, use, useLayoutEffect, useState } from 'react';
import { openRouter } from '#web/router/browser-router.ts';
import { PageContext, RouterContext, WayContext } from '#web/router/contexts.ts';
import { Routes } from '#web/router/outlet.tsx';

const opening = openRouter();

/** The page inside the router's contexts. Nests like the server's router, for `useId`. */
export function HydratedRouter() {
  const router = use(opening);
  const [{ page, navigation }, setShown] = useState(router.shown.get);
  useLayoutEffect(() => {
    const sync = () => startTransition(() => setShown(router.shown.get()));
    const stop = router.shown.subscribe(sync);
    sync();
    return stop;
  }, [router]);
  return (
    <>
      <>
        <RouterContext value={router}>
          <PageContext value={page}>
            <WayContext value={navigation}>
              <Routes />
            </WayContext>
          </PageContext>
        </RouterContext>
        {null}
      </>
      {null}
    </>
  );
}
