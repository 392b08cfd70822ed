import { useTranslations } from 'use-intl';
import type { BulkAct } from '#web/desk/list/bulk/bulk-act.ts';

/** The acts of many lists. */
export function useBulkActs(): { show: BulkAct; hide: BulkAct; remove: BulkAct } {
  const t = useTranslations('desk-list');
  return {
    show: { name: 'show', label: t('act-show'), icon: 'eye' },
    hide: { name: 'hide', label: t('act-hide'), icon: 'circle-x' },
    remove: { name: 'delete', label: t('act-delete'), icon: 'trash-2', deletes: true },
  };
}
