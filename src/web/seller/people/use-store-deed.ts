import { useTranslations } from 'use-intl';
import { storeRoles } from '#contract/store-permission.ts';
import type { DeskData } from '#web/desk/parts/desk-call.ts';

type Deed = DeskData<'sellerLog.list'>['rows'][number];

/** The actions in a store that have a message; others show their code. */
const DONE = [
  'api-key-make',
  'api-key-revoke',
  'enrolment-change',
  'enrolment-propose',
  'enrolment-withdraw',
  'import-columns',
  'import-run',
  'import-stop',
  'import-try',
  'import-undo',
  'import-upload',
  'inventory-set',
  'parcel-cancel',
  'parcel-confirm',
  'parcel-deliver',
  'parcel-pick-up',
  'parcel-send',
  'people-accept',
  'people-appoint',
  'people-dismiss',
  'people-invite',
  'people-withdraw',
  'product-archive',
  'product-bring-back',
  'product-offer',
  'proposal-at-once',
  'proposal-save',
  'proposal-send',
  'proposal-withdraw',
  'review-answer',
  'role-delete',
  'role-save',
  'shipping-delete',
  'shipping-save',
  'store-close',
  'store-page',
  'store-reopen',
  'store-papers',
  'store-payee',
  'store-trader',
  'voucher-delete',
  'voucher-end',
  'voucher-save',
] as const;

/** An action and its note, in words. */
export function useStoreDeed(): {
  didOf: (deed: Deed) => string;
  noteOf: (deed: Deed) => string;
} {
  const t = useTranslations('seller-people');
  const roles = useTranslations('store-role');
  return {
    didOf: ({ action }) => {
      const known = DONE.find((one) => one === action.replace('.', '-'));
      return known ? t(`did-${known}`) : action;
    },
    noteOf: ({ action, note }) => {
      if (action === 'inventory.set') return t('skus', { count: Number(note) });
      const role = action.startsWith('people.') && storeRoles.find((one) => one === note);
      return role ? roles(`role-${role}`) : note;
    },
  };
}
