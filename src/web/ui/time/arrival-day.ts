import type { useFormatter } from 'use-intl';
import { timeZone } from '#web/ui/time/time-zone.ts';

const DAY_MS = 86_400_000;

/**
 * Writes the day that is so many days away, in the reader's own time zone as their order will say
 * it; only for what is shown after the page is there.
 */
export const arrivalDay = (format: ReturnType<typeof useFormatter>, days: number): string =>
  format.dateTime(Date.now() + days * DAY_MS, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: timeZone(),
  });
