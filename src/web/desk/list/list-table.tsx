import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RowLink } from '#web/desk/list/row-link.tsx';
import { SelectBox } from '#web/desk/list/select-box.tsx';
import type { Selection } from '#web/desk/list/use-selection.ts';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import type { useSortable } from '#web/desk/parts/use-sortable.ts';

export type Column<R> = {
  name: string;
  label: string;
  /** It can be sorted by. */
  sorts?: boolean;
  /** Numbers are aligned to the end of their column. */
  number?: boolean;
  /** On a phone: beside the name, or in the line of facts without labels. */
  card?: 'state' | 'brief';
  show: (row: R) => ReactNode;
};
/** Makes rows draggable. */
export type RowSorting = Pick<ReturnType<typeof useSortable>, 'list' | 'rowOf'>;
type Props<R> = {
  caption: string;
  rows: R[];
  columns: Column<R>[];
  /** A column, with a `-` before it for descending order; empty: the default order. */
  sort: string;
  order: (sort: string) => void;
  pathOf: ((row: R) => string) | null;
  /** Newer rows are loading. */
  waits: boolean;
  sorting?: RowSorting | undefined;
  /** If rows can be chosen. */
  selection: Selection | null;
  nameOf: (row: R) => string;
};

/** A list's rows as a table. The first column links to the row. */
export function ListTable<R extends { id: number }>({
  caption,
  rows,
  columns,
  sort,
  order,
  pathOf,
  waits,
  sorting,
  selection,
  nameOf,
}: Props<R>) {
  return (
    <div className="overflow-x-auto">
      <table aria-busy={waits} className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-y border-line bg-ground-2 text-start text-xs text-ink-2">
            {selection && <PageBox {...{ selection, rows }} />}
            {columns.map((column) => (
              <ColumnHead key={column.name} column={column} sort={sort} order={order} />
            ))}
          </tr>
        </thead>
        <tbody ref={sorting?.list}>
          {rows.map((row, place) => (
            <tr
              key={row.id}
              {...sorting?.rowOf(place)}
              data-row={row.id}
              className="border-b border-line hover:bg-ground-2 has-[[data-chooses]:checked]:bg-primary-tint"
            >
              {selection && <RowBox {...{ selection, id: row.id }} label={nameOf(row)} />}
              {columns.map(({ name, number, show }, at) =>
                at === 0 ? (
                  <th
                    key={name}
                    scope="row"
                    className="max-w-96 min-w-52 p-3 text-start font-medium"
                  >
                    <RowLink
                      to={pathOf && pathOf(row)}
                      className="flex min-h-10 items-center gap-3 wrap-anywhere"
                    >
                      {show(row)}
                    </RowLink>
                  </th>
                ) : (
                  <td key={name} className={`max-w-80 p-3 ${number ? 'figures text-end' : ''}`}>
                    {show(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowBoxProps = { selection: Selection; id: number; label: string };

function RowBox({ selection, id, label }: RowBoxProps) {
  return (
    <td className="w-0 ps-1">
      <SelectBox
        checked={selection.ids.has(id)}
        label={label}
        leads={selection.last === id}
        pick={(range) => selection.pick(id, range)}
      />
    </td>
  );
}

function PageBox({ selection, rows }: { selection: Selection; rows: { id: number }[] }) {
  const t = useTranslations('desk-list');
  const chosen = rows.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <td className="w-0 ps-1">
      <SelectBox
        checked={chosen === rows.length ? true : chosen > 0 ? 'some' : false}
        label={t('choose-page')}
        pick={selection.pickPage}
      />
    </td>
  );
}

type HeadProps = {
  column: Pick<Column<never>, 'name' | 'label' | 'sorts' | 'number'>;
  sort: string;
  order: (sort: string) => void;
};

function ColumnHead({ column: { name, label, sorts, number }, sort, order }: HeadProps) {
  const t = useTranslations('desk');
  const up = sort === name;
  const down = sort === `-${name}`;
  const align = number ? 'text-end' : 'text-start';
  if (!sorts)
    return (
      <th scope="col" className={`p-3 font-semibold ${align}`}>
        {label}
      </th>
    );
  return (
    <th
      scope="col"
      aria-sort={up ? 'ascending' : down ? 'descending' : undefined}
      className={`p-3 font-semibold ${align}`}
    >
      <button
        type="button"
        title={t('sort-by', { column: label })}
        onClick={() => order(up ? `-${name}` : name)}
        className="inline-flex items-center gap-1 hover:text-ink"
      >
        {label}
        <DeskIcon name={up ? 'arrow-up' : down ? 'arrow-down' : 'arrow-up-down'} size={14} />
      </button>
    </th>
  );
}
