import { useTranslations } from 'use-intl';

const KNOWN = [
  'new',
  'no-reference',
  'several',
  'currency',
  'paid',
  'method',
  'more',
  'less',
  'debit',
  'reversal',
  'twin',
  'matched',
  'by-hand',
  'confirmed',
  'reopened',
  'batch',
  'taken-back',
  'takes-back',
] as const;

/** Why a bank entry waits, or how it was decided, in words. */
export function useEntryWords(): (why: string) => string {
  const t = useTranslations('desk-money');
  return (why) => {
    const known = KNOWN.find((one) => one === why);
    return known ? t(`entry-why-${known}`) : why;
  };
}
