import type { DOMAttributes } from 'react';
import { DeskIcon } from '#web/desk/parts/desk-icon.tsx';

/**
 * The handle that drags a row of an ordered list. Hidden from screen readers, because the row's
 * buttons do the same.
 */
export function DragHandle(drag: Partial<DOMAttributes<HTMLElement>>) {
  return (
    <span
      {...drag}
      aria-hidden
      className={
        'grid size-11 shrink-0 cursor-grab touch-none place-items-center text-ink-2 ' +
        'select-none hover:text-ink active:cursor-grabbing md:size-9'
      }
    >
      <DeskIcon name="grip-vertical" />
    </span>
  );
}
