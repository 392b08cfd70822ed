import { useRef, type ReactNode } from 'react';
import { useChosenWords } from '#web/desk/list/chosen-bar.tsx';
import { ListCards } from '#web/desk/list/list-cards.tsx';
import { ListEmpty, ListUnreached } from '#web/desk/list/list-nothing.tsx';
import { ListTable, type Column } from '#web/desk/list/list-table.tsx';
import { rowName } from '#web/desk/list/row-name.ts';
import { useFocusBack } from '#web/desk/list/use-focus-back.ts';
import { useListKeys } from '#web/desk/list/use-list-keys.ts';
import { noneOf } from '#web/desk/list/list-state.ts';
import type { ListedNow } from '#web/desk/list/use-listed.ts';
import type { ListCall, RowOf } from '#web/desk/parts/desk-call.ts';
import { Announcement } from '#web/desk/parts/announcement.tsx';
import { useNarrow } from '#web/desk/parts/use-narrow.ts';

type Props<Name extends ListCall> = {
  title: string;
  /** The path behind a row's name, if any. */
  pathOf: ((row: RowOf<Name>) => string) | null;
  columns: Column<RowOf<Name>>[];
  listed: ListedNow<Name>;
  /** Rows can be chosen. */
  selects: boolean;
  empty: ReactNode;
};

/** The rows of a list, or why there are none. */
export function ListRows<Name extends ListCall>({
  title,
  pathOf,
  columns,
  listed,
  selects,
  empty,
}: Props<Name>) {
  const { state, change, answer, waits, again, found, narrowed, rows, sorting } = listed;
  const selection = selects ? listed.selection : null;
  const Rows = useNarrow() ? ListCards : ListTable;
  const box = useRef<HTMLDivElement>(null);
  useListKeys(box, selection);
  const words = useChosenWords();
  const chosen = selection !== null && selection.chooses;
  useFocusBack(box, rows, selection);
  return (
    <div ref={box}>
      <div aria-hidden className={`h-0.5 ${waits && answer ? 'animate-pulse bg-primary' : ''}`} />
      {answer && !answer.ok && <ListUnreached message={answer.message} again={again} />}
      {found && found.rows.length > 0 && (
        <Rows
          caption={title}
          rows={rows}
          columns={columns}
          sort={state.sort}
          order={(sort) => change({ sort })}
          pathOf={pathOf}
          waits={waits}
          sorting={sorting}
          selection={selection}
          nameOf={rowName}
        />
      )}
      {found?.rows.length === 0 && (
        <ListEmpty
          clear={narrowed ? () => change({ q: '', view: '', filters: noneOf(state) }) : null}
        >
          {empty}
        </ListEmpty>
      )}
      {!answer && <div aria-hidden className="skeleton m-4 h-64" />}
      {selection && (
        <Announcement>{chosen ? words(selection, found?.total ?? 0) : ''}</Announcement>
      )}
    </div>
  );
}
