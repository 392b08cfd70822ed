// Times in the formats of the API.

/** UTC, `2026-11-21 08:05:00`: the form of a flash sale's end. */
export function utcText(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}

/** `21 Nov, 26` in the given IANA zone. */
export function dateText(moment: Date, timeZone: string): string {
  return createdText(moment, timeZone).replace(/^[^,]*, /, '');
}

/** `8:05 am, 21 Nov, 26` in the given IANA zone: the display text `created`. */
export function createdText(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    day: 'numeric',
    month: 'short',
    year: '2-digit',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  return (
    `${part('hour')}:${part('minute')} ${part('dayPeriod').toLowerCase()}, ${part('day')} ` +
    `${part('month')}, ${part('year')}`
  );
}

/** A date in a language: `21 November 2026`, in the given IANA zone. */
export function dayText(moment: Date, language: string, timeZone: string): string {
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'long', timeZone }).format(
    moment,
  );
}
