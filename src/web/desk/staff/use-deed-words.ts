import { useTranslations } from 'use-intl';

/** The words for what is done often; the rest shows its code. */
const DONE = [
  'made',
  'changed',
  'deleted',
  'ordered',
  'sign-in-done',
  'sign-in-failed',
  'staff-appoint',
  'staff-dismiss',
  'staff-invite',
  'staff-accept',
  'staff-withdraw',
  'staff-end-session',
] as const;
/** Kinds of things that are changed often. */
export const NOUNS = [
  'account',
  'banner',
  'brand',
  'category',
  'collection',
  'commission-rule',
  'import',
  'page',
  'parcel',
  'payment-method',
  'product',
  'role',
  'settings',
  'shipping-rule',
  'slider',
  'store',
  'tag',
  'tax-rule',
] as const;

/** What was done, and to what kind of thing, in words. */
export function useDeedWords(): {
  actionOf: (action: string) => string;
  nounOf: (noun: string) => string;
} {
  const t = useTranslations('desk-staff');
  return {
    actionOf: (action) => {
      const known = DONE.find((one) => one === action.replaceAll('.', '-'));
      return known ? t(`did-${known}`) : action;
    },
    nounOf: (noun) => {
      const known = NOUNS.find((one) => one === noun);
      return known ? t(`noun-${known}`) : noun;
    },
  };
}
