// Where a category would stand in the tree that is dropped at a place of the list.
import type { CategoryBranch } from '#contract/admin/category-tree.ts';

/** As rows of the list: each after the one that it stands below. */
export type Shown = Pick<CategoryBranch, 'id' | 'parent_id' | 'depth'>;
export type TreePlace = { parent_id: number | null; before: number | null; depth: number };

/**
 * `rest`: the rows without the one that is dragged and what is below it; `at`: in front of which of
 * them it is dropped; `wanted`: how deep, as far as can be there.
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

/** The list as it is when one of its rows stands at a place, with what is below it. */
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

/** The row at this depth that this one is, or stands below. */
function ancestorAt(rows: Shown[], at: number, depth: number): number | null {
  for (let place = at; place >= 0; place--) {
    const row = rows[place];
    if (row && row.depth === depth) return row.id;
  }
  return null;
}

/** What stands below a row of the list, with itself. */
export function branchOf(rows: Shown[], id: number): Set<number> {
  const branch = new Set([id]);
  for (const row of rows)
    if (row.parent_id !== null && branch.has(row.parent_id)) branch.add(row.id);
  return branch;
}
