const KEY = 'reloadedAt';
const PAUSE_MS = 60_000;

/** Reloads the page, unless that was done within the last minute. */
export function reloadOnce(): void {
  if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE_MS) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}
