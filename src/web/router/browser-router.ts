// Navigation within the site: clicks, back and forward, reloading data. One step at a time; a new
// one replaces one that is under way.
import { heightOf, keepHeight } from '#web/router/heights.ts';
import { hrefOf, isElsewhere, isWithinPage, newPlace, placeNow } from '#web/router/place.ts';
import { withPrefix, writeStep } from '#web/router/place.ts';
import { resolve } from '#web/router/resolve-path.ts';
import { requestOf, firstData, loadData, merged } from '#web/router/page-data.ts';
import type { Loaded, Merged, Redirect } from '#web/router/page-data.ts';
import type { Action, Blocker, GoOptions, Page, Place } from '#web/router/router-types.ts';
import type { To, Navigation } from '#web/router/router-types.ts';
import { loadModules, matchesOf } from '#web/router/site-map.ts';
import { sayStepBegun } from '#web/router/step-begun.ts';
import { reactiveState, type ReactiveState } from '#web/ui/reactive-state.ts';

type Step = { place: Place; action: Action; stay?: boolean };
type Shown = { page: Page; navigation: Navigation };
export type BrowserRouter = {
  shown: ReactiveState<Shown>;
  blockers: Set<Blocker>;
  /** The step under way. */
  going?: AbortController;
};

const turn = () =>
  new Promise<unknown>((next) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = next;
    port2.postMessage(0);
  });

/**
 * Creates the router of this document, starting with the page from the server. On a phone, reading
 * its data takes as long as showing it, so each is a separate task.
 */
export async function openRouter(): Promise<BrowserRouter> {
  await turn();
  const data = await firstData();
  await turn();
  const location = placeNow();
  const matches = matchesOf(location.pathname);
  const page: Page = { ...data, location, matches, scroll: 'stay' };
  const router: BrowserRouter = {
    shown: reactiveState<Shown>({ page, navigation: { state: 'idle' } }),
    blockers: new Set(),
  };
  addEventListener('popstate', () => void take(router, { place: placeNow(), action: 'POP' }));
  return router;
}

/** Goes to an address, or this many steps back or forward. */
export async function go(
  router: BrowserRouter,
  to: To | number,
  options: GoOptions = {},
): Promise<void> {
  if (typeof to === 'number') return history.go(to);
  const place = newPlace(resolve(to, router.shown.get().page.location), options.state);
  const action = options.replace ? 'REPLACE' : 'PUSH';
  for (const block of router.blockers)
    if (block({ nextLocation: place, historyAction: action })) return;
  await take(router, { place, action, stay: options.preventScrollReset });
}

/** Runs the page's loaders again; a step under way runs them anyway. */
export async function revalidate(router: BrowserRouter): Promise<void> {
  const { page, navigation } = router.shown.get();
  if (navigation.state === 'loading') return;
  const { location: place } = page;
  const loaded = await load(router, place);
  if (!loaded) return;
  if ('redirect' in loaded) await follow(router, loaded.redirect, { place, action: 'POP' });
  else router.shown.set({ navigation, page: { ...page, ...merged(page, place, loaded.answers) } });
}

async function take(router: BrowserRouter, step: Step): Promise<void> {
  const { page } = router.shown.get();
  if (isWithinPage(page.location, step.place)) {
    router.going?.abort();
    return arrive(router, step, page);
  }
  sayStepBegun(true);
  router.shown.set({ page, navigation: { state: 'loading', location: step.place } });
  const loaded = await load(router, step.place);
  if (!loaded) return;
  if ('redirect' in loaded) await follow(router, loaded.redirect, step);
  else arrive(router, step, merged(router.shown.get().page, step.place, loaded.answers));
}

/** Undefined if another step has started meanwhile. */
async function load(router: BrowserRouter, place: Place): Promise<Loaded | undefined> {
  router.going?.abort();
  const { signal } = (router.going = new AbortController());
  const matches = matchesOf(place.pathname);
  const [loaded] = await Promise.all([
    loadData(requestOf(router.shown.get().page, place, matches), signal),
    loadModules(matches).catch(() => {
      if (!signal.aborted) location.assign(hrefOf(place)); // a script is missing
      return new Promise<never>(() => {});
    }),
  ]);
  return signal.aborted ? undefined : loaded;
}

/** Adds the step to the history and shows its page. */
function arrive({ shown }: BrowserRouter, { place, action, stay }: Step, page: Merged): void {
  keepHeight(shown.get().page.location);
  document.documentElement.toggleAttribute('data-whole', true); // from here on, heights are final
  if (action !== 'POP') writeStep(action, place);
  const scroll = heightOf(place) ?? (stay ? 'stay' : 'begin');
  sayStepBegun(false);
  shown.set({ page: { ...page, location: place, scroll }, navigation: { state: 'idle' } });
}

async function follow(
  router: BrowserRouter,
  { redirect, reload, replace }: Redirect,
  { action }: Step,
): Promise<void> {
  const { origin } = location;
  const to = redirect.startsWith(`${origin}/`) ? redirect.slice(origin.length) : redirect;
  if (isElsewhere(to)) return location.assign(to);
  if (reload) return location.assign(withPrefix(to));
  await take(router, {
    place: newPlace(resolve(to, router.shown.get().page.location)),
    action: replace || action !== 'PUSH' ? 'REPLACE' : 'PUSH',
  });
}
