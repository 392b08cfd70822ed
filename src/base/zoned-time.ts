// Local times of a time zone: `2026-03-29T02:30`, to the minute.
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The local time of an IANA zone at a given time. */
export function wallTime(moment: Date, zone: string): string {
  return new Date(moment.getTime() + offsetMs(moment, zone)).toISOString().slice(0, 16);
}

/**
 * The times at which a zone's clocks show this local time: one; two when clocks are set back; none
 * when they skip it, or when the text is not a time.
 */
export function momentsOf(wall: string, zone: string): Date[] {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (Number.isNaN(asUtc)) return [];
  // before and after a nearby change of the clocks
  const offsets = new Set(
    [asUtc - DAY_MS, asUtc + DAY_MS].map((around) => offsetMs(new Date(around), zone)),
  );
  return [...offsets]
    .map((offset) => new Date(asUtc - offset))
    .filter((moment) => wallTime(moment, zone) === wall)
    .sort((a, b) => a.getTime() - b.getTime());
}

/**
 * The first moment of a day (ISO date) in a zone, whose clocks may skip midnight; undefined when
 * the text is not a day.
 */
export const dayBegins = (day: string, zone: string): Date | undefined =>
  momentsOf(`${day}T00:00`, zone)[0] ?? momentsOf(`${day}T01:00`, zone)[0];

/** How far a zone's clocks are ahead of UTC, to the minute. */
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
