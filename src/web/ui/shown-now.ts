let ahead = 0;

/**
 * The moment that a page in the browser counts from, in milliseconds: now, and in a preview the
 * moment that it is looked at, going on from when it was first asked for. Clocks of browsers go
 * wrong: the first answer of the shop says what time it is (`date`).
 */
export function shownNow(date?: string | null): number {
  const { moment = date } = document.documentElement.dataset;
  if (moment) ahead ||= Date.parse(moment) - Date.now();
  return Date.now() + ahead;
}
