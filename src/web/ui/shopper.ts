// Who this browser's shopper is and how many pieces are in their cart. Asked once after the page is
// there.
import { call, onSignedOut } from '#web/ui/api.ts';
import type { Account } from '#contract/account.ts';
import { bearer, keepBearer } from '#web/ui/bearer.ts';
import { forgetPages } from '#web/ui/kept-pages.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';
import { forgetViewed } from '#web/ui/product/viewed.ts';
import { forgetSearches } from '#web/ui/recent-searches.ts';
import { listenToTabs } from '#web/ui/tabs.ts';

export const cartCount = reactiveState(0);
/** Who is signed in; null: nobody; undefined: not known yet. */
export const user = reactiveState<Account | null | undefined>(undefined);
/**
 * Why it cannot be known who is signed in, in the shop's words (empty without a network); null
 * while there is nothing in the way.
 */
export const userTrouble = reactiveState<string | null>(null);

/**
 * Whether somebody was signed in here and their session ended while this page was open or away: the
 * sign-in screen says so.
 */
export const sessionOver = reactiveState(false);

/** Where this browser keeps the chosen voucher (cart/voucher.ts). */
export const VOUCHER_KEY = 'voucher';
const NOT_SIGNED_IN = 204;
const NO_GUESTS = 403;
/** A cookie that another tab wrote may be read here only after its message has come. */
const COOKIE_LATE_MS = 1000;
/** Whose things stand on the page. */
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
 * Learns who is there, and again when the page is looked at after a sign-in in another window; a
 * page with somebody's things is made again when they have left. Answers how to stop.
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

/**
 * Ends this browser's session and starts again at an address: what screens have gathered goes with
 * the page.
 */
export async function signOut(to: string): Promise<void> {
  await call('auth.logout', {}, 'POST');
  await forgetShopper();
  location.assign(to);
}

/**
 * Forgets who was here: whoever uses this browser next sees nothing of what they looked at, wrote
 * or chose.
 */
export async function forgetShopper(): Promise<void> {
  keepBearer(null);
  forgetViewed();
  forgetSearches();
  localStorage.removeItem(VOUCHER_KEY);
  sessionStorage.clear(); // a new address, and the order that was sent last
  await forgetPages();
}
