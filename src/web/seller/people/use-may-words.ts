import { useTranslations } from 'use-intl';
import { storePermissions } from '#contract/store-permission.ts';
import type { Grantable } from '#web/desk/staff/permissions-field.tsx';

const grantable = storePermissions.filter((one) => one !== 'centre');

/** The permissions for roles of a store, in words. */
export function useMayWords(): Grantable[] {
  const t = useTranslations('seller-people');
  return grantable.map((name) => ({ name, label: t(`may-${name}`), hint: t(`may-${name}-hint`) }));
}
