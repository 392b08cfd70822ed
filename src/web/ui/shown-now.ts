let ahead: number | undefined;

/**
 * The moment that a page in the browser counts from, in milliseconds: now, and in a preview the
 * moment that it is looked at, going on from when it was first asked for.
 */
export function shownNow(): number {
  const { moment } = document.documentElement.dataset;
  ahead ??= moment ? Date.parse(moment) - Date.now() : 0;
  return Date.now() + ahead;
}
