import { useTranslations } from 'use-intl';
import { keyScopes } from '#contract/admin/api-key.ts';

/** What a scope of a key is called. */
export function useScopeName(): (scope: string) => string {
  const t = useTranslations('desk-systems');
  return (scope) => {
    const known = keyScopes.find((one) => one === scope);
    return known ? t(`scope-${known}`) : scope;
  };
}
