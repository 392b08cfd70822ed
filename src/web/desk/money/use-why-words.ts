import { useTranslations } from 'use-intl';

const KNOWN = [
  'payment',
  'sale',
  'cash',
  'fee',
  'refund',
  'release',
  'adjustment',
  'payout',
  'settlement',
  'reserve',
  'dispute',
  'bank',
] as const;

/** Why a line is in the books, in words. */
export function useWhyWords(): (why: string) => string {
  const t = useTranslations('desk-money');
  return (why) => {
    const known = KNOWN.find((one) => one === why);
    return known ? t(`why-${known}`) : why;
  };
}
