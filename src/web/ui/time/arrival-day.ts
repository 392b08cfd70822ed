import type { useFormatter } from 'use-intl';
import { timeZone } from '#web/ui/time/time-zone.ts';

const DAY_MS = 86_400_000;

/**
 * Formats the day this many days from now, in the reader's own time zone, as their order will; only
 * for contents that appear after hydration.
 */
export const arrivalDay = (format: ReturnType<typeof useFormatter>, days: number): string =>
  format.dateTime(Date.now() + days * DAY_MS, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: timeZone(),
  });
