// A list that people can reorder: by dragging a handle (on a touch screen after a long press), with
// buttons, and with keys. Screen readers announce each move.
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { movedTo } from '#web/desk/parts/moved.ts';

const LONG_PRESS_MS = 250;
const SLIP = 8; // pixels that a finger may move during the press
const EDGE = 60; // pixels from the edge of the screen where scrolling starts
const SCROLL = 12;

type SortableOptions<T> = {
  rows: T[];
  nameOf: (row: T, at: number) => string;
  change: (rows: T[]) => void;
  /** The first and last index allowed for a row; without it, any. */
  range?: (at: number) => [first: number, last: number];
};
type Dragged = { from: number; to: number };

/**
 * `list` is for the element around the rows, `rowOf` for each row, `handleOf` for its handle;
 * `step` moves one by a button, and keeps the button under the finger; `announcement` is the text
 * for screen readers.
 */
export function useSortable<T>({ rows, nameOf, change, range }: SortableOptions<T>) {
  const t = useTranslations('desk');
  const around = useRef<HTMLElement | null>(null);
  const list = (element: HTMLElement | null) => {
    around.current = element;
  };
  const [announcement, setAnnouncement] = useState('');
  const [first, last] = [0, rows.length - 1];
  const rangeOf = range ?? (() => [first, last]);
  const move = (from: number, to: number) => {
    const row = rows[from];
    const [low, high] = rangeOf(from);
    if (row === undefined || to === from || to < low || to > high) return;
    change(movedTo(rows, from, to));
    const count = high - low + 1;
    setAnnouncement(t('moved', { name: nameOf(row, from), place: to - low + 1, count }));
  };
  const { dragged, handleOf } = useDrag(around, move, rangeOf);
  const step = (at: number, by: -1 | 1) => {
    move(at, at + by);
    requestAnimationFrame(() =>
      around.current
        ?.querySelector<HTMLElement>(`[data-sort="${at + by}"] [data-by="${by}"]`)
        ?.focus(),
    );
  };
  const rowOf = (at: number) => ({ 'data-sort': at, ...markOf(dragged, at) });
  return { list, rowOf, handleOf, step, move, announcement };
}

/** The look of a row during dragging: of the dragged one, and of where it would land. */
function markOf(dragged: Dragged | null, at: number): Record<string, string> {
  if (!dragged) return {};
  if (dragged.from === at) return { 'data-dragged': '' };
  if (dragged.to !== at) return {};
  return { 'data-drop': dragged.to < dragged.from ? 'before' : 'after' };
}

type List = { current: HTMLElement | null };

function useDrag(
  list: List,
  move: (from: number, to: number) => void,
  rangeOf: (at: number) => [number, number],
) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const press = useRef<{ timer?: ReturnType<typeof setTimeout>; x: number; y: number } | null>(
    null,
  );
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
    setDragged(null);
  };
  const active = dragged !== null;
  useEffect(() => {
    if (!active) return undefined;
    const listener = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      press.current = null;
      setDragged(null);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, [active]);
  const handleOf = (at: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const begin = () => setDragged({ from: at, to: at });
      press.current = { x: event.clientX, y: event.clientY };
      if (event.pointerType === 'touch') press.current.timer = setTimeout(begin, LONG_PRESS_MS);
      else begin();
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!press.current) return;
      if (!dragged) {
        const slipped = Math.hypot(clientX - press.current.x, clientY - press.current.y) > SLIP;
        if (slipped) clearTimeout(press.current.timer);
        return;
      }
      scrollNear(clientY);
      const [low, high] = rangeOf(dragged.from);
      const to = Math.min(Math.max(placeAt(list, dragged.from, clientY), low), high);
      if (to !== dragged.to) setDragged({ ...dragged, to });
    },
    onPointerUp: () => {
      if (dragged) move(dragged.from, dragged.to);
      end();
    },
    onPointerCancel: () => end(),
  });
  return { dragged, handleOf };
}

/** The index among the other rows at a height of the screen. */
function placeAt(list: List, from: number, height: number): number {
  const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-sort]') ?? [])];
  const middles = rows
    .filter((row) => row.dataset.sort !== String(from))
    .map((row) => row.getBoundingClientRect())
    .map(({ top, height: tall }) => top + tall / 2);
  return middles.filter((middle) => middle < height).length;
}

function scrollNear(height: number): void {
  if (height < EDGE) scrollBy(0, -SCROLL);
  if (height > innerHeight - EDGE) scrollBy(0, SCROLL);
}
