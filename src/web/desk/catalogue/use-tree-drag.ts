// Dragging a category within the tree: the vertical position says in front of which row it goes,
// the horizontal one its level.
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { CategoryBranch } from '#contract/admin/category-tree.ts';
import { branchOf, treePlace, type TreePlace } from '#web/desk/catalogue/tree-place.ts';

const LONG_PRESS_MS = 250;
const INDENT = 28; // pixels to the side for each level

type Dragged = { id: number; above: number | null; place: TreePlace };
export type TreeDrag = ReturnType<typeof useTreeDrag>;

export function useTreeDrag(
  categories: CategoryBranch[],
  put: (category: CategoryBranch, place: TreePlace) => void,
) {
  const tree = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const press = useRef<{ x: number; timer?: ReturnType<typeof setTimeout> } | null>(null);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
    setDragged(null);
  };
  useEffect(() => {
    const listener = ({ key }: KeyboardEvent) => key === 'Escape' && setDragged(null);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  const handleOf = (category: CategoryBranch) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      const { parent_id, depth } = category;
      const begin = () =>
        setDragged({
          id: category.id,
          above: null,
          place: { parent_id, depth, before: category.id },
        });
      press.current = { x: event.clientX };
      if (event.pointerType === 'touch') press.current.timer = setTimeout(begin, LONG_PRESS_MS);
      else begin();
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!dragged || !press.current) return;
      const mirrored = document.documentElement.dir === 'rtl' ? -1 : 1;
      const across = Math.round(((clientX - press.current.x) * mirrored) / INDENT);
      const rows = { tree: tree.current, categories, category };
      setDragged({ id: category.id, ...whereOf(rows, clientY, across) });
    },
    onPointerUp: () => {
      if (dragged && dragged.place.before !== category.id) put(category, dragged.place);
      end();
    },
    onPointerCancel: end,
  });
  /** How a row looks while it is dragged. */
  const rowOf = ({ id }: CategoryBranch): Record<string, unknown> => ({
    'data-branch': id,
    ...(dragged?.id === id && { 'data-dragged': '' }),
    ...(dragged?.above === id && { 'data-drop': 'after' }),
    ...(dragged && dragged.place.parent_id === id && { 'data-below': '' }),
  });
  return { tree, rowOf, handleOf };
}

type Rows = { tree: HTMLElement | null; categories: CategoryBranch[]; category: CategoryBranch };

/** The place in the tree at a height of the screen, this many levels further in than before. */
function whereOf(
  { tree, categories, category }: Rows,
  height: number,
  across: number,
): Omit<Dragged, 'id'> {
  const own = branchOf(categories, category.id);
  const known = new Map(categories.map((one) => [one.id, one]));
  const rows = [...(tree?.querySelectorAll<HTMLElement>('[data-branch]') ?? [])].filter(
    ({ dataset }) => !own.has(Number(dataset.branch)),
  );
  const rest = rows.flatMap(({ dataset }) => known.get(Number(dataset.branch)) ?? []);
  const at = rows.filter((row) => {
    const box = row.getBoundingClientRect();
    return box.top + box.height / 2 < height;
  }).length;
  return {
    above: rest[at - 1]?.id ?? null,
    place: treePlace(rest, at, category.depth + across),
  };
}
