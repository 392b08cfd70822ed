let ahead = 0;

/**
 * The present moment for a page in the browser, in milliseconds: now or, in a preview, the moment
 * of the preview, running on from the first call. Browser clocks can be wrong, so the server's
 * first answer sets the time (`date`).
 */
export function shownNow(date?: string | null): number {
  const { moment = date } = document.documentElement.dataset;
  if (moment) ahead ||= Date.parse(moment) - Date.now();
  return Date.now() + ahead;
}
