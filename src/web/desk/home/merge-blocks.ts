// Merges the blocks of two people who edit the page, field by field.
import { mergeEdits, withValue, type Clash } from '#web/desk/edit/merge.ts';
import type { OpenedBlock } from '#web/desk/home/opened-page.ts';

const byId = (blocks: OpenedBlock[]) => Object.fromEntries(blocks.map((one) => [one.id, one]));
const order = (blocks: OpenedBlock[]) => blocks.map(({ id }) => id).join(' ');

/**
 * Merges my changes to `base` with somebody else's: a field that only one of us changed gets that
 * value; if both changed it, mine stays and `clashes` has both. Blocks that either of us added are
 * kept; the order is mine if I changed it. The path of a clash begins with the block's id, and is
 * only that if one of us removed what the other changed.
 */
export function mergeBlocks(
  base: OpenedBlock[],
  mine: OpenedBlock[],
  theirs: OpenedBlock[],
): { blocks: OpenedBlock[]; clashes: Clash[] } {
  const { values, clashes } = mergeEdits(byId(base), byId(mine), byId(theirs));
  const [first, second] = order(mine) === order(base) ? [theirs, mine] : [mine, theirs];
  return { blocks: inOrder(values, first, second), clashes };
}

/** The blocks, with this value for a field that both changed. */
export function settledBlocks(
  blocks: OpenedBlock[],
  theirs: OpenedBlock[],
  path: string,
  value: unknown,
): OpenedBlock[] {
  return inOrder(withValue(byId(blocks), path, value), blocks, theirs);
}

/** Blocks in the order of the first list; those only in the second follow their predecessor. */
function inOrder(
  values: Record<string, unknown>,
  first: OpenedBlock[],
  second: OpenedBlock[],
): OpenedBlock[] {
  const ids = first.map(({ id }) => id);
  for (const [at, { id }] of second.entries()) {
    if (ids.includes(id) || !Object.hasOwn(values, id)) continue;
    const before = second[at - 1];
    ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id);
  }
  return ids.map((id) => values[id]).filter(isBlock);
}

/** Whether this is a block of the page, stored or merged. */
export const isBlock = (value: unknown): value is OpenedBlock =>
  value !== null && typeof value === 'object' && 'kind' in value;
