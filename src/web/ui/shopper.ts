// The customer of this browser, and the number of items in their cart. Loaded once after the page.
import { call, onSignedOut } from '#web/ui/api.ts';
import type { Account } from '#contract/account.ts';
import { bearer, keepBearer } from '#web/ui/bearer.ts';
import { forgetPages } from '#web/ui/kept-pages.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';
import { forgetViewed } from '#web/ui/product/viewed.ts';
import { forgetSearches } from '#web/ui/recent-searches.ts';
import { listenToTabs } from '#web/ui/tabs.ts';

export const cartCount = reactiveState(0);
/** The signed-in person; null: nobody; undefined: not known yet. */
export const user = reactiveState<Account | null | undefined>(undefined);
/**
 * Why it is unknown who is signed in, as a message of the server (empty without a network); null if
 * there is no problem.
 */
export const userTrouble = reactiveState<string | null>(null);

/**
 * Whether a person's session ended while this page was open or in the background; the sign-in
 * screen says so.
 */
export const sessionOver = reactiveState(false);

/** The key of the chosen voucher in this browser's storage (cart/voucher.ts). */
export const VOUCHER_KEY = 'voucher';
const NOT_SIGNED_IN = 204;
const NO_GUESTS = 403;
/** A cookie that another tab has set may be readable here only after its message has arrived. */
const COOKIE_LATE_MS = 1000;
/** Whose data the page shows. */
let shown: string | null = null;

export async function loadShopper(): Promise<void> {
  const token = bearer();
  const answer = await call('profile.read');
  if (token !== bearer()) return loadShopper(); // signed in or out meanwhile
  const known =
    answer.ok || token === null || answer.status === NOT_SIGNED_IN || answer.status === NO_GUESTS;
  userTrouble.set(known || answer.ok ? null : answer.message);
  if (!known) return;
  if (answer.ok) cartCount.set(answer.data.cart_count);
  const account = answer.ok && answer.data.is_logged_in ? answer.data : null;
  if (!account && token) {
    // its session has ended: elsewhere, or by itself
    keepBearer(null);
    void forgetPages();
    sessionOver.set(true);
  }
  if (account) sessionOver.set(false);
  shown = bearer();
  user.set(account);
}

/**
 * Finds out who is signed in, and again when the page is shown after a sign-in in another window; a
 * page with somebody's data is reloaded once they have signed out. Returns a function that stops.
 */
export function watchShopper(): () => void {
  const check = () => {
    if (document.hidden || bearer() === shown) return;
    if (shown !== null) return location.reload();
    keepBearer(bearer());
    void loadShopper();
  };
  shown = bearer();
  void loadShopper();
  onSignedOut(() => {
    if (!user.get()) return;
    sessionOver.set(true);
    void loadShopper(); // screens of an account lead to the sign-in
  });
  const deaf = listenToTabs((what) => {
    if (what !== 'bearer') return void loadShopper();
    check();
    setTimeout(check, COOKIE_LATE_MS);
  });
  document.addEventListener('visibilitychange', check);
  addEventListener('pageshow', check);
  return () => {
    deaf();
    document.removeEventListener('visibilitychange', check);
    removeEventListener('pageshow', check);
  };
}

/** Ends this browser's session and loads an address, which drops the data of all screens. */
export async function signOut(to: string): Promise<void> {
  await call('auth.logout', {}, 'POST');
  await forgetShopper();
  location.assign(to);
}

/**
 * Deletes a person's traces: the next user of this browser sees nothing of what they looked at,
 * typed or chose.
 */
export async function forgetShopper(): Promise<void> {
  keepBearer(null);
  forgetViewed();
  forgetSearches();
  localStorage.removeItem(VOUCHER_KEY);
  sessionStorage.clear(); // a new address, and the last order sent
  await forgetPages();
}
