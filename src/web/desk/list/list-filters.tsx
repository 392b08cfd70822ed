import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ListChange, ListState } from '#web/desk/list/list-state.ts';

/** A filter of a list; `show` draws its field. */
export type ListFilter = {
  name: string;
  show: (value: string, choose: (value: string) => void) => ReactNode;
};
type Props = { filters: ListFilter[]; state: ListState; change: ListChange };

/** The filters of a list: cells after the search, or below each other in a sheet. */
export function ListFilters({ filters, state, change }: Props) {
  const t = useTranslations('desk');
  if (filters.length === 0) return null;
  return (
    <div role="group" aria-label={t('filters')} className="grid gap-3 lg:contents">
      {filters.map(({ name, show }) => (
        <div key={name} className="min-w-0 empty:hidden lg:max-w-sm">
          {show(state.filters[name] ?? '', (value) => change({ filters: { [name]: value } }))}
        </div>
      ))}
    </div>
  );
}
