// A list in the customers' order: a new order is shown at once, and saved.
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import type { Column, RowSorting } from '#web/desk/list/list-table.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { DragHandle } from '#web/desk/parts/drag-handle.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { useSortable } from '#web/desk/parts/use-sortable.ts';

export type RowOrder<R> = {
  /** The call that saves an order of ids. */
  call: DeskCall;
  nameOf: (row: R) => string;
  /** Rows are ordered within their group. */
  groupOf: (row: R) => unknown;
};
type Ordered<R> = { rows: R[]; announcement: string; column: Column<R>[]; sorting?: RowSorting };

/**
 * The loaded rows in their present order, the column that moves them (none without an `order`),
 * and an announcement of the last move for screen readers.
 */
export function useRowOrder<R extends { id: number }>(
  loadedRows: R[],
  again: () => void,
  order: RowOrder<R> | undefined,
): Ordered<R> {
  const t = useTranslations('desk');
  const [shown, setShown] = useState<{ of: R[]; rows: R[] } | null>(null);
  const sending = useRef(Promise.resolve(true));
  const rows = inGroups(shown?.of === loadedRows ? shown.rows : loadedRows, order);
  const range = (at: number): [number, number] => {
    const isWith = (row: R) => order?.groupOf(row) === (rows[at] && order?.groupOf(rows[at]));
    return [rows.findIndex(isWith), rows.findLastIndex(isWith)];
  };
  const change = async (next: R[]) => {
    setShown({ of: loadedRows, rows: next });
    const at = next.findIndex((row, place) => row !== rows[place]);
    const [first, last] = range(at);
    if (!order) return;
    const idsOf = (some: R[]) => some.slice(first, last + 1).map(({ id }) => id);
    // one after another, each based on the last order; after a refusal, the rest are dropped
    const sorted = { ids: idsOf(next), seen: idsOf(rows) };
    const sent = sending.current.then(async (well) => {
      if (!well) return false;
      const saved = await deskCall(order.call, sorted);
      if (saved.ok) return true;
      deskToast('wrong', saved.message || t('no-network'));
      sending.current = Promise.resolve(true);
      setShown(null);
      again();
      return false;
    });
    sending.current = sent;
    await sent;
  };
  const nameOf = (row: R) => order?.nameOf(row) ?? '';
  const sortable = useSortable({ rows, nameOf, change: (next) => void change(next), range });
  const { list, rowOf, handleOf, step, announcement } = sortable;
  if (!order) return { rows, announcement, column: [] };
  const buttons = (row: R) => {
    const at = rows.indexOf(row);
    const [first, last] = range(at);
    return (
      <span className="flex items-center">
        <DragHandle {...handleOf(at)} />
        <MoveButtons
          name={nameOf(row)}
          at={at - first}
          count={last - first + 1}
          move={(by) => step(at, by)}
        />
      </span>
    );
  };
  const column = [{ name: 'order', label: t('order'), show: buttons }];
  return { rows, announcement, column, sorting: { list, rowOf } };
}

/** Puts rows of a group together, so that each can be dragged within its group. */
function inGroups<R>(rows: R[], order: RowOrder<R> | undefined): R[] {
  return order ? [...Map.groupBy(rows, order.groupOf).values()].flat() : rows;
}
