// The list component of the back office: search, views, order, pages and a file, all by the server.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskCall } from '#contract/desk-addresses.ts';
import type { Bulk } from '#web/desk/list/bulk/bulk-act.ts';
import { ListBulk } from '#web/desk/list/bulk/list-bulk.tsx';
import { ListFoot } from '#web/desk/list/list-foot.tsx';
import { ListFile } from '#web/desk/list/list-file.tsx';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { ListRows } from '#web/desk/list/list-rows.tsx';
import type { Column } from '#web/desk/list/list-table.tsx';
import { ListTools } from '#web/desk/list/list-tools.tsx';
import type { View } from '#web/desk/list/list-views.tsx';
import { useListed } from '#web/desk/list/use-listed.ts';
import type { Selection } from '#web/desk/list/use-selection.ts';
import type { RowOrder } from '#web/desk/list/use-row-order.tsx';
import type { ListCall, RowOf } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { Announcement } from '#web/desk/parts/announcement.tsx';
import { useNarrow } from '#web/desk/parts/use-narrow.ts';

type Props<Name extends ListCall> = {
  title: string;
  /** The calls for its rows, and for the rows as a file, if available. */
  list: Name;
  file?: DeskCall;
  /** A cell that acts on its row reloads the list with `again`. */
  columns: Column<RowOf<Name>>[] | ((again: () => void) => Column<RowOf<Name>>[]);
  views: View[];
  /** The path for editing a row and, if rows can be added, creating one. */
  path: string;
  add?: string;
  /** Another path behind a row's name; null: none. */
  pathOf?: ((row: RowOf<Name>) => string) | null;
  /** The label of the first view, if it leaves something out. */
  first?: string;
  /** Actions for the whole list; `again` reloads it. */
  acts?: (again: () => void) => ReactNode;
  /** Its other filters. */
  filters?: ListFilter[];
  /** Shown if there is nothing at all yet. */
  empty: ReactNode;
  /** The acts for many rows at once. */
  bulk?: Bulk;
  /** Shown while rows are chosen, if that is more than the acts of `bulk`. */
  chosen?: (selection: Selection, again: () => void) => ReactNode;
  /** For a list in the customers' order: how to change it. */
  order?: RowOrder<RowOf<Name>>;
};

export function ListScreen<Name extends ListCall>({
  title,
  list,
  file,
  path,
  add,
  filters = [],
  order,
  bulk,
  chosen,
  pathOf = ({ id }) => `${path}/${id}`,
  first,
  acts,
  ...shown
}: Props<Name>) {
  const narrow = useNarrow();
  const listed = useListed({ list, filters, order });
  const { state, change, again, found, size, selection } = listed;
  const shownColumns = typeof shown.columns === 'function' ? shown.columns(again) : shown.columns;
  const columns = [...shownColumns, ...listed.column];
  const sorts = columns.filter(({ sorts: can }) => can);
  const make = add && (
    <Link to={`${path}/new`} className={`button button-primary ${narrow ? 'flex-1' : ''}`}>
      <DeskIcon name="plus" />
      {add}
    </Link>
  );
  return (
    <>
      <ScreenTitle title={title}>
        {file && found && found.total > 0 && <ListFile {...{ file, state, ...found }} />}
        {acts?.(again)}
        {!narrow && make}
      </ScreenTitle>
      <div className="card">
        <ListTools {...{ filters, state, change, sorts, first }} views={shown.views} />
        <ListRows
          {...{ title, pathOf, columns, listed }}
          selects={!!bulk || !!chosen}
          empty={shown.empty}
        />
        {found && (
          <ListPager {...{ size, ...found }} page={state.page} turn={(page) => change({ page })} />
        )}
        {order && <Announcement>{listed.announcement}</Announcement>}
      </div>
      {bulk && found && <ListBulk {...{ bulk, state, again, selection, ...found }} place={path} />}
      {chosen && selection.chooses && chosen(selection, again)}
      {narrow && !selection.on && (bulk || chosen || make) && (
        <ListFoot
          choose={(bulk || chosen) && found && found.total > 0 ? () => selection.turn(true) : null}
        >
          {make}
        </ListFoot>
      )}
    </>
  );
}
