import { useTranslations } from 'use-intl';
import { keyScopes } from '#contract/system-states.ts';

/** What a scope of a key is called: as the permission of a role is. */
export function useScopeName(): (scope: string) => string {
  const t = useTranslations('desk-staff');
  return (scope) => {
    const known = keyScopes.find((one) => one === scope);
    return known ? t(`may-${known}`) : scope;
  };
}
