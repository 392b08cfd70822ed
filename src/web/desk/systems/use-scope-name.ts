import { useTranslations } from 'use-intl';
import { keyScopes } from '#contract/system-states.ts';

/** The name of a key's scope: that of the role's permission. */
export function useScopeName(): (scope: string) => string {
  const t = useTranslations('desk-staff');
  return (scope) => {
    const known = keyScopes.find((one) => one === scope);
    return known ? t(`may-${known}`) : scope;
  };
}
