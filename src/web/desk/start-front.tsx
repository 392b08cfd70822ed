// Starts a front in the browser: loads its messages in the language of the page, then its screens.
import { StrictMode, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { openFront, type Front } from '#web/desk/frame/front.ts';
import { who } from '#web/desk/frame/who.ts';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { WordsProvider } from '#web/ui/words/words-provider.tsx';
import type { Words } from '#words/catalogue.ts';
import './desk.css';

type Begun = {
  front: Front;
  routes: RouteObject[];
  load: (language: string) => Promise<Words>;
};

/** Draws the screens of a front into the page, once its messages are loaded. */
export async function startFront({ front, routes, load }: Begun): Promise<void> {
  const language = document.documentElement.lang;
  const root = document.getElementById('desk');
  if (!root) throw new Error('The page has no place for the desk.');
  openFront(front);
  const words = await load(language);
  createRoot(root).render(
    <StrictMode>
      <Clocks language={language} words={words}>
        <RouterProvider router={createBrowserRouter(routes)} />
      </Clocks>
    </StrictMode>,
  );
}

/** Provides the messages, with the market's time zone as soon as it is known. */
function Clocks(props: ComponentProps<typeof WordsProvider>) {
  return <WordsProvider {...props} timeZone={useReactiveState(who)?.market.time_zone} />;
}
