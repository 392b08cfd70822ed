// Where in the tree a category goes that is dropped on the list.
import type { CategoryBranch } from '#contract/admin/category-tree.ts';

/** The rows of the list, each after its parent. */
export type Shown = Pick<CategoryBranch, 'id' | 'parent_id' | 'depth'>;
export type TreePlace = { parent_id: number | null; before: number | null; depth: number };

/**
 * `rest`: the rows without the dragged one and those below it; `at`: the row that it is dropped in
 * front of; `wanted`: the wanted depth, limited to what is possible.
 */
export function treePlace(rest: Shown[], at: number, wanted: number): TreePlace {
  const above = rest[at - 1];
  const next = rest[at];
  const depth = Math.min(Math.max(wanted, next?.depth ?? 0), above ? above.depth + 1 : 0);
  const parent = depth === 0 ? null : ancestorAt(rest, at - 1, depth - 1);
  const before = next && next.parent_id === parent ? next.id : null;
  return { parent_id: parent, before, depth };
}

type Counted = Shown & { children: number };

/** The list after moving a row, with everything below it, to a place. */
export function putIn<Row extends Counted>(rows: Row[], id: number, place: TreePlace): Row[] {
  const row = rows.find((one) => one.id === id);
  if (!row) return rows;
  const rest = rows.filter((one) => one !== row);
  const next = rest.findIndex((one) => one.id === place.before);
  const at = next === -1 ? rest.length : next;
  return laidOut(rest.toSpliced(at, 0, { ...row, parent_id: place.parent_id }), null, 0);
}

function laidOut<Row extends Counted>(rows: Row[], parent: number | null, depth: number): Row[] {
  return rows
    .filter(({ parent_id }) => parent_id === parent)
    .flatMap((row) => {
      const children = rows.filter(({ parent_id }) => parent_id === row.id).length;
      return [{ ...row, depth, children }, ...laidOut(rows, row.id, depth + 1)];
    });
}

/** The ancestor of this row at this depth, or the row itself. */
function ancestorAt(rows: Shown[], at: number, depth: number): number | null {
  for (let place = at; place >= 0; place--) {
    const row = rows[place];
    if (row && row.depth === depth) return row.id;
  }
  return null;
}

/** A row of the list and everything below it. */
export function branchOf(rows: Shown[], id: number): Set<number> {
  const branch = new Set([id]);
  for (const row of rows)
    if (row.parent_id !== null && branch.has(row.parent_id)) branch.add(row.id);
  return branch;
}
