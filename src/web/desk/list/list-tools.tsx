import { ListFilters, type ListFilter } from '#web/desk/list/list-filters.tsx';
import { ListSearch } from '#web/desk/list/list-search.tsx';
import { ListSheet } from '#web/desk/list/list-sheet.tsx';
import type { ListChange, ListState } from '#web/desk/list/list-state.ts';
import { ListViews, type View } from '#web/desk/list/list-views.tsx';
import { useNarrow } from '#web/desk/parts/use-narrow.ts';

type Props = {
  views: View[];
  first?: string | undefined;
  filters: ListFilter[];
  /** The columns to sort by. */
  sorts: { name: string; label: string }[];
  state: ListState;
  change: ListChange;
};

/** Above the rows of a list: its views, its search and its filters; on a phone in a sheet. */
export function ListTools({ views, first, filters, sorts, state, change }: Props) {
  const narrow = useNarrow();
  const drawn = <ListFilters filters={filters} state={state} change={change} />;
  return (
    <>
      <ListViews {...{ views, first }} chosen={state.view} choose={(view) => change({ view })} />
      <div
        className={
          'flex items-center gap-3 p-3 lg:grid lg:items-end ' +
          'lg:grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))]'
        }
      >
        <ListSearch value={state.q} search={(q) => change({ q })} />
        {narrow ? <ListSheet {...{ state, change, sorts }}>{drawn}</ListSheet> : drawn}
      </div>
    </>
  );
}
