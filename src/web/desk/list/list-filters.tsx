import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ListChange, ListState } from '#web/desk/list/list-state.ts';

/** Narrows a list by what somebody chooses; `show` draws the choice. */
export type ListFilter = {
  name: string;
  show: (value: string, choose: (value: string) => void) => ReactNode;
};
type Props = { filters: ListFilter[]; state: ListState; change: ListChange };

/** The filters of a list, beside its search. */
export function ListFilters({ filters, state, change }: Props) {
  const t = useTranslations('desk');
  if (filters.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t('filters')}
      className={
        'grid gap-3 md:flex-1 md:basis-80 md:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))] ' +
        'md:items-end md:p-3'
      }
    >
      {filters.map(({ name, show }) => (
        <div key={name}>
          {show(state.filters[name] ?? '', (value) => change({ filters: { [name]: value } }))}
        </div>
      ))}
    </div>
  );
}
