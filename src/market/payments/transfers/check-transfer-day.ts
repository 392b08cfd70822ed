// The day on which a buyer says they sent a transfer.
import { Refusal } from '#base/refusal.ts';

const HOUR_MS = 3_600_000;
/** Somewhere it is still yesterday or already tomorrow: zones reach from UTC-12 to UTC+14. */
const BEHIND_MS = 12 * HOUR_MS;
const AHEAD_MS = 14 * HOUR_MS;
const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * Checks a day (ISO date, in an unknown time zone) against the moment when the order was placed.
 * Refuses 'transfer-day-ahead' and 'transfer-day-early' if it cannot lie between that moment and
 * now, wherever the buyer is.
 */
export function checkDay(day: string, placedAt: Date, now: Date): void {
  if (day > dayOf(now.getTime() + AHEAD_MS)) throw new Refusal('transfer-day-ahead');
  if (day < dayOf(placedAt.getTime() - BEHIND_MS)) throw new Refusal('transfer-day-early');
}
