import { useTranslations } from 'use-intl';

/** Actions with a label; others show their code. */
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
/** The kinds of things that are often changed. */
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

/** An action, and the kind of thing that it was done to, in words. */
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
