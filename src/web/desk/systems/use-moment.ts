import { useFormatter } from 'use-intl';

/** A moment as people write it; what never was as these words. */
export function useMoment(): (at: string | null, never?: string) => string {
  const format = useFormatter();
  return (at, never = '–') =>
    at ? format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }) : never;
}
