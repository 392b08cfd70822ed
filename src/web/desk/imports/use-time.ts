import { useFormatter } from 'use-intl';

/** Says a time of the shop's answers, in the reader's language. */
export function useTime(): (at: string) => string {
  const format = useFormatter();
  return (at) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
}
