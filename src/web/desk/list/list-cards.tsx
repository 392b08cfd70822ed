import type { Column, RowSorting } from '#web/desk/list/list-table.tsx';
import { RowLink } from '#web/desk/list/row-link.tsx';
import { SelectBox } from '#web/desk/list/select-box.tsx';
import { withColon } from '#web/desk/parts/named.ts';
import type { Selection } from '#web/desk/list/use-selection.ts';

type Props<R> = {
  caption: string;
  rows: R[];
  columns: Column<R>[];
  pathOf: ((row: R) => string) | null;
  waits: boolean;
  sorting?: RowSorting | undefined;
  selection: Selection | null;
  nameOf: (row: R) => string;
};

/**
 * A list's rows on a phone, a card of three lines each: name and state, then facts that need no
 * label (who, when), then labelled ones. Shows every column.
 */
export function ListCards<R extends { id: number }>({
  caption,
  rows,
  columns: [name, ...columns],
  pathOf,
  waits,
  sorting,
  selection,
  nameOf,
}: Props<R>) {
  return (
    <ul
      ref={sorting?.list}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari says no list without its marks
      role="list"
      aria-label={caption}
      aria-busy={waits}
    >
      {rows.map((row, place) => (
        <li
          key={row.id}
          {...sorting?.rowOf(place)}
          data-row={row.id}
          className={
            'grid grid-cols-1 gap-1 border-t border-line p-4 text-sm ' +
            'has-[[data-chooses]:checked]:bg-primary-tint'
          }
        >
          <div className="flex items-center justify-between gap-3">
            {selection?.on && (
              <span className="-ms-2">
                <SelectBox
                  checked={selection.ids.has(row.id)}
                  label={nameOf(row)}
                  leads={selection.last === row.id}
                  pick={(range) => selection.pick(row.id, range)}
                />
              </span>
            )}
            <RowLink
              to={pathOf && pathOf(row)}
              className="flex min-h-11 min-w-0 flex-1 items-center gap-3 font-medium wrap-anywhere"
            >
              {name?.show(row)}
            </RowLink>
            <div className="shrink-0">
              <Facts
                row={row}
                columns={columns.filter(({ card }) => card === 'state')}
                hideLabels
              />
            </div>
          </div>
          <Facts row={row} columns={columns.filter(({ card }) => card === 'brief')} hideLabels />
          <Facts row={row} columns={columns.filter(({ card }) => !card)} />
        </li>
      ))}
    </ul>
  );
}

/** Some columns of a row in one line; `hideLabels` leaves their names to screen readers. */
function Facts<R>({
  row,
  columns,
  hideLabels,
}: {
  row: R;
  columns: Column<R>[];
  hideLabels?: boolean;
}) {
  const facts = columns
    .map((column) => ({ ...column, shown: column.show(row) }))
    .filter(({ shown }) => shown === 0 || Boolean(shown));
  if (facts.length === 0) return null;
  return (
    <p
      className={`flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1 ${hideLabels ? 'min-h-8' : ''}`}
    >
      {facts.map(({ name, label, number, shown }) => (
        <span key={name} className={number ? 'figures' : 'min-w-0 break-words'}>
          <span className={hideLabels ? 'sr-only' : 'text-ink-2'}>{withColon(label)}</span>
          {shown}
        </span>
      ))}
    </p>
  );
}
