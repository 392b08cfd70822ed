// Moments as clocks on the wall of a time zone show them: `2026-03-29T02:30`, to the minute.
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What a wall clock of an IANA zone shows at a moment. */
export function wallTime(moment: Date, zone: string): string {
  return new Date(moment.getTime() + offsetMs(moment, zone)).toISOString().slice(0, 16);
}

/**
 * The moments at which a wall clock of a zone shows this: one; two where the clocks are put back;
 * none where they are put forward over it, or where the text is no time.
 */
export function momentsOf(wall: string, zone: string): Date[] {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return [];
  // before and after any change of the clocks near it
  const offsets = new Set(
    [asUtc - DAY_MS, asUtc + DAY_MS].map((around) => offsetMs(new Date(around), zone)),
  );
  return [...offsets]
    .map((offset) => new Date(asUtc - offset))
    .filter((moment) => wallTime(moment, zone) === wall)
    .sort((a, b) => a.getTime() - b.getTime());
}

/**
 * The first moment of a day (ISO date) by the clocks of a zone, which may be put forward over its
 * midnight; none where the text is no day.
 */
export const dayBegins = (day: string, zone: string): Date | undefined =>
  momentsOf(`${day}T00:00`, zone)[0] ?? momentsOf(`${day}T01:00`, zone)[0];

/** How far clocks of a zone are ahead of UTC, to the minute. */
function offsetMs(moment: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((found) => found.type === type)?.value);
  const shown = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return shown - Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
}
