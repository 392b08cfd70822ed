// The day on which a buyer says that a transfer was sent.
import { Refusal } from '#base/refusal.ts';

const HOUR_MS = 3_600_000;
/** Somewhere it is a day earlier or later already: zones reach from UTC-12 to UTC+14. */
const BEHIND_MS = 12 * HOUR_MS;
const AHEAD_MS = 14 * HOUR_MS;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * Takes a day (ISO) of nobody knows which time zone, and when the order was placed. Refuses
 * 'transfer-day-ahead' and 'transfer-day-early' where it can be no day in between, wherever the
 * buyer is.
 */
export function checkDay(day: string, placedAt: Date, now: Date): void {
  if (day > dayOf(now.getTime() + AHEAD_MS)) throw new Refusal('transfer-day-ahead');
  if (day < dayOf(placedAt.getTime() - BEHIND_MS)) throw new Refusal('transfer-day-early');
}
