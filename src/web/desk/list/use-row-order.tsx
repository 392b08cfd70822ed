// A list in the order that customers see: shown in another one at once, and saved in it.
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { DeskCall } from '#contract/desk-addresses.ts';
import type { Column } from '#web/desk/list/list-table.tsx';
import { deskCall } from '#web/desk/parts/desk-call.ts';
import { deskToast } from '#web/desk/parts/desk-toasts.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { moved } from '#web/desk/parts/moved.ts';

export type RowOrder<R> = {
  /** The call that saves an order of ids. */
  call: DeskCall;
  nameOf: (row: R) => string;
  /** Rows have an order among those of their group. */
  groupOf: (row: R) => unknown;
};

/**
 * The rows that were asked for as they are ordered now, the column that moves them (none without an
 * `order`), and what is said of the last move.
 */
export function useRowOrder<R extends { id: number }>(
  asked: R[],
  again: () => void,
  order: RowOrder<R> | undefined,
): { rows: R[]; said: string; column: Column<R>[] } {
  const t = useTranslations('desk');
  const [shown, show] = useState<{ of: R[]; rows: R[] } | null>(null);
  const [said, say] = useState('');
  const rows = shown?.of === asked ? shown.rows : asked;
  if (!order) return { rows, said, column: [] };
  const { call, groupOf, nameOf } = order;
  const groupWith = (row: R) => rows.filter((one) => groupOf(one) === groupOf(row));
  const move = async (row: R, by: -1 | 1) => {
    const group = groupWith(row);
    const next = moved(group, group.indexOf(row), by);
    const inOrder = next.values();
    show({
      of: asked,
      rows: rows.map((one) => (group.includes(one) ? (inOrder.next().value ?? one) : one)),
    });
    say(t('moved', { name: nameOf(row), place: next.indexOf(row) + 1, count: next.length }));
    const saved = await deskCall(call, { ids: next.map(({ id }) => id) });
    if (saved.ok) return;
    deskToast('wrong', saved.message || t('no-network'));
    show(null);
    again();
  };
  const buttons = (row: R) => {
    const group = groupWith(row);
    return (
      <MoveButtons
        name={nameOf(row)}
        at={group.indexOf(row)}
        count={group.length}
        move={(by) => void move(row, by)}
      />
    );
  };
  return { rows, said, column: [{ name: 'order', label: t('order'), show: buttons }] };
}
