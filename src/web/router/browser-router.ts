// Steps within the site: a press, back and forward, the page anew. One at a time; a new step takes
// the place of one that is on its way.
import { heightOf, keepHeight } from '#web/router/heights.ts';
import { hrefOf, isElsewhere, isWithinPage, newPlace, placeNow } from '#web/router/place.ts';
import { resolve, withPrefix, writeStep } from '#web/router/place.ts';
import { askedOf, firstData, loadData, merged } from '#web/router/page-data.ts';
import { loadModules, matchesOf } from '#web/router/site-map.ts';
import type { Loaded, Redirect } from '#web/router/page-data.ts';
import type { Action, Blocker, GoOptions, Page, Place } from '#web/router/router-types.ts';
import type { To, Way } from '#web/router/router-types.ts';

type Step = { place: Place; action: Action; stay?: boolean };
export type Shown = { page: Page; way: Way };

export class BrowserRouter {
  #shown: Shown;
  #going?: AbortController;
  readonly #hearers = new Set<(shown: Shown) => void>();
  readonly #blockers = new Set<Blocker>();

  private constructor(page: Page) {
    this.#shown = { page, way: { state: 'idle' } };
    addEventListener('popstate', () => void this.#step({ place: placeNow(), action: 'POP' }));
  }

  /** Begins with the page that came from the server. */
  static async open(): Promise<BrowserRouter> {
    const location = placeNow();
    const matches = matchesOf(location.pathname);
    return new BrowserRouter({ ...(await firstData()), location, matches, scroll: 'stay' });
  }

  shown = (): Shown => this.#shown;

  /** Calls with what is shown, now and each time that it changes; answers how to stop. */
  hear = (hear: (shown: Shown) => void): (() => void) => {
    this.#hearers.add(hear);
    hear(this.#shown);
    return () => void this.#hearers.delete(hear);
  };

  block = (blocker: Blocker): (() => void) => {
    this.#blockers.add(blocker);
    return () => void this.#blockers.delete(blocker);
  };

  navigate = async (to: To | number, options: GoOptions = {}): Promise<void> => {
    if (typeof to === 'number') return history.go(to);
    const place = newPlace(resolve(to, this.#shown.page.location), options.state);
    const action = options.replace ? 'REPLACE' : 'PUSH';
    for (const block of this.#blockers)
      if (block({ nextLocation: place, historyAction: action })) return;
    await this.#step({ place, action, stay: options.preventScrollReset });
  };

  /** Asks the page's loaders again; a step that is on its way asks them anyway. */
  revalidate = async (): Promise<void> => {
    const { page, way } = this.#shown;
    if (way.state === 'loading') return;
    const loaded = await this.#load(page.location);
    if (!loaded) return;
    if ('redirect' in loaded)
      await this.#follow(loaded.redirect, { place: page.location, action: 'POP' });
    else this.#show({ page: { ...page, ...merged(page, page.location, loaded.answers) } });
  };

  #show(now: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...now };
    for (const hear of this.#hearers) hear(this.#shown);
  }

  async #step(step: Step): Promise<void> {
    const { page } = this.#shown;
    if (isWithinPage(page.location, step.place)) {
      this.#going?.abort();
      return this.#arrive(step, page);
    }
    this.#show({ way: { state: 'loading', location: step.place } });
    const loaded = await this.#load(step.place);
    if (!loaded) return;
    if ('redirect' in loaded) await this.#follow(loaded.redirect, step);
    else this.#arrive(step, merged(this.#shown.page, step.place, loaded.answers));
  }

  /** Nothing when another step has begun meanwhile. */
  async #load(place: Place): Promise<Loaded | undefined> {
    this.#going?.abort();
    const { signal } = (this.#going = new AbortController());
    const matches = matchesOf(place.pathname);
    const [loaded] = await Promise.all([
      loadData(askedOf(this.#shown.page, place, matches), signal),
      loadModules(matches).catch(() => {
        if (!signal.aborted) location.assign(hrefOf(place)); // its script is missing: whole, then
        return new Promise<never>(() => {});
      }),
    ]);
    return signal.aborted ? undefined : loaded;
  }

  /** Writes the step into the history and shows its page. */
  #arrive(
    { place, action, stay }: Step,
    page: Pick<Page, 'matches' | 'loaderData' | 'errors'>,
  ): void {
    keepHeight(this.#shown.page.location);
    if (action !== 'POP') writeStep(action, place);
    const scroll = heightOf(place) ?? (stay ? 'stay' : 'begin');
    this.#show({ page: { ...page, location: place, scroll }, way: { state: 'idle' } });
  }

  async #follow({ redirect, reload, replace }: Redirect, { action }: Step): Promise<void> {
    const { origin } = location;
    const to = redirect.startsWith(`${origin}/`) ? redirect.slice(origin.length) : redirect;
    if (isElsewhere(to)) return location.assign(to);
    if (reload) return location.assign(withPrefix(to));
    await this.#step({
      place: newPlace(resolve(to, this.#shown.page.location)),
      action: replace || action !== 'PUSH' ? 'REPLACE' : 'PUSH',
    });
  }
}

let opening: Promise<BrowserRouter> | undefined;

/** The one of this page. */
export const openRouter = (): Promise<BrowserRouter> => (opening ??= BrowserRouter.open());
