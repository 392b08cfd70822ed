// The one list of the desk: search, views, order, pages and a file, all asked from the server.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { DeskCall } from '#contract/desk-addresses.ts';
import { ListCards } from '#web/desk/list/list-cards.tsx';
import { ListFile } from '#web/desk/list/list-file.tsx';
import type { ListFilter } from '#web/desk/list/list-filters.tsx';
import { ListEmpty, ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { ListPager } from '#web/desk/list/list-pager.tsx';
import { ListTable, type Column } from '#web/desk/list/list-table.tsx';
import { ListTools } from '#web/desk/list/list-tools.tsx';
import type { View } from '#web/desk/list/list-views.tsx';
import { useListed } from '#web/desk/list/use-listed.ts';
import type { RowOrder } from '#web/desk/list/use-row-order.tsx';
import type { ListCall, RowOf } from '#web/desk/parts/desk-call.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { ScreenTitle } from '#web/desk/parts/screen-title.tsx';
import { Told } from '#web/desk/parts/told.tsx';
import { useNarrow } from '#web/desk/parts/use-narrow.ts';

type Props<Name extends ListCall> = {
  title: string;
  /** The calls that answer its rows, and the same as a file where that can be had. */
  list: Name;
  file?: DeskCall;
  columns: Column<RowOf<Name>>[];
  views: View[];
  /** Where a row is edited, and where a new one is made. */
  path: string;
  add: string;
  /** What else it can be narrowed to. */
  filters?: ListFilter[];
  /** Said where there is nothing at all yet. */
  empty: ReactNode;
  /** For a list in the order that customers see: how it is put into another. */
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
  ...shown
}: Props<Name>) {
  const narrow = useNarrow();
  const { state, change, answer, waits, again, found, narrowed, size, ...sorted } = useListed({
    list,
    filters,
    order,
  });
  const columns = [...shown.columns, ...sorted.column];
  const sorts = columns.filter(({ sorts: can }) => can);
  const turn = (page: number) => change({ page });
  const Rows = narrow ? ListCards : ListTable;
  const make = (
    <Link to={`${path}/new`} className={`button button-primary ${narrow ? 'flex-1' : ''}`}>
      <DeskIcon name="plus" />
      {add}
    </Link>
  );
  return (
    <>
      <ScreenTitle title={title}>
        {file && found && found.total > 0 && <ListFile {...{ file, state, ...found }} />}
        {!narrow && make}
      </ScreenTitle>
      <div className="card">
        <ListTools {...{ filters, state, change, sorts }} views={shown.views} />
        {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
        {found && found.rows.length > 0 && (
          <Rows
            caption={title}
            rows={sorted.rows}
            columns={columns}
            sort={state.sort}
            order={(sort) => change({ sort })}
            pathOf={({ id }) => `${path}/${id}`}
            {...{ waits, sorting: sorted.sorting }}
          />
        )}
        {found?.rows.length === 0 && (
          <ListEmpty clear={narrowed ? () => change({ q: '', view: '', filters: {} }) : null}>
            {shown.empty}
          </ListEmpty>
        )}
        {!answer && <div aria-hidden className="skeleton m-4 h-64" />}
        {found && <ListPager {...{ size, ...found }} page={state.page} turn={turn} />}
        {order && <Told>{sorted.said}</Told>}
      </div>
      {narrow && <Foot>{make}</Foot>}
    </>
  );
}

/** What can be done, within reach of a thumb. */
function Foot({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-4 mt-4 -mb-4 flex gap-2 border-t border-line bg-ground p-3">
      {children}
    </div>
  );
}
