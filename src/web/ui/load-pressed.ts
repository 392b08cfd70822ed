// What happens when a part of the site cannot be fetched: scripts/missing-parts-for-builds.ts lets
// the router ask for it.

type Place = { pathname: string; search: string; hash: string };
type Router = {
  state: { navigation: { location?: Place } };
  createHref: (place: Place) => string;
};
declare global {
  interface Window {
    __reactRouterDataRouter?: Router;
    /** Whether the page that was pressed is loaded now as a whole. */
    loadPressed?: () => boolean;
  }
}

/**
 * Lets a page whose script is missing, mostly an old one after an update, be loaded as a whole.
 * That follows a press, so it can not go round in circles.
 */
export function loadPressedPages(): void {
  window.loadPressed = () => {
    // oxlint-disable-next-line no-underscore-dangle -- React Router's own name for it
    const router = window.__reactRouterDataRouter;
    const pressed = router?.state.navigation.location;
    if (!router || !pressed) return false;
    location.assign(router.createHref(pressed));
    return true;
  };
}
