import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DragHandle } from '#web/desk/parts/drag-handle.tsx';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';
import { MoveButtons } from '#web/desk/parts/move-buttons.tsx';
import { Announcement } from '#web/desk/parts/announcement.tsx';
import { useSortable } from '#web/desk/parts/use-sortable.ts';
import { FieldFault } from '#web/ui/form/field-fault.tsx';

type Props<T> = {
  label: string;
  rows: T[];
  change: (rows: T[]) => void;
  nameOf: (row: T, at: number) => string;
  /** What is wrong with the list as a whole. */
  fault: string | undefined;
  /** Shown before a name. */
  mark?: (row: T) => ReactNode;
  /** Below a row: its fields. */
  fields?: (row: T, at: number) => ReactNode;
  /** Below the list: the way to add a row. */
  children: ReactNode;
};

/** A menu: its rows in order, dragged, or moved and removed by buttons. */
export function MenuRows<T>({ label, rows, change, children, fault, ...shown }: Props<T>) {
  const t = useTranslations('desk-fronts');
  const { list, rowOf, handleOf, step, announcement } = useSortable({
    rows,
    nameOf: shown.nameOf,
    change,
  });
  return (
    <section aria-label={label} className="grid min-w-0 grid-cols-1 content-start gap-2">
      <h3 className="text-sm font-semibold">{label}</h3>
      <FieldFault id={`${label}-fault`} alert>
        {fault}
      </FieldFault>
      {rows.length === 0 && <p className="text-sm text-ink-2">{t('menu-empty')}</p>}
      <ol ref={list} className="grid grid-cols-1">
        {rows.map((row, at) => {
          const name = shown.nameOf(row, at);
          return (
            <li key={at} {...rowOf(at)} className="border-b border-line">
              <div className="flex min-h-11 items-center gap-2 text-sm">
                <DragHandle {...handleOf(at)} />
                {shown.mark?.(row)}
                <span className="min-w-0 flex-1 break-words">{name}</span>
                <MoveButtons {...{ name, at }} count={rows.length} move={(by) => step(at, by)} />
                <button
                  type="button"
                  aria-label={t('take-away', { name })}
                  onClick={() => change(rows.toSpliced(at, 1))}
                  className="grid size-10 shrink-0 place-items-center text-ink-2 hover:text-drop"
                >
                  <DeskIcon name="trash-2" />
                </button>
              </div>
              {shown.fields?.(row, at)}
            </li>
          );
        })}
      </ol>
      <Announcement>{announcement}</Announcement>
      {children}
    </section>
  );
}
