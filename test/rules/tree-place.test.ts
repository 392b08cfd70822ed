// Where a category lands that is dropped between two rows of the tree.
import { describe, expect, it } from 'vitest';
import { branchOf, putIn, treePlace, type Shown } from '#web/desk/catalogue/tree-place.ts';

// Home (1) > Lamps (2) > Desk lamps (3), Rugs (4); Garden (5)
const ROWS: Shown[] = [
  { id: 1, parent_id: null, depth: 0 },
  { id: 2, parent_id: 1, depth: 1 },
  { id: 3, parent_id: 2, depth: 2 },
  { id: 4, parent_id: 1, depth: 1 },
  { id: 5, parent_id: null, depth: 0 },
];

describe('a place in the tree', () => {
  it.each([
    ['at the top of all', 0, 3, { parent_id: null, before: 1, depth: 0 }],
    [
      'below the one above it, though less deep was wanted',
      1,
      0,
      { parent_id: 1, before: 2, depth: 1 },
    ],
    ['last below the one above it', 3, 3, { parent_id: 3, before: null, depth: 3 }],
    ['last on the level above', 3, 2, { parent_id: 2, before: null, depth: 2 }],
    ['in front of the next one', 3, 1, { parent_id: 1, before: 4, depth: 1 }],
    ['last of all, at the top', 5, 0, { parent_id: null, before: null, depth: 0 }],
    ['no deeper than one below the last', 5, 9, { parent_id: 5, before: null, depth: 1 }],
  ])('is %s', (_, at, wanted, place) => {
    expect(treePlace(ROWS, at, wanted)).toEqual(place);
  });

  it.each([
    ['another category', 2, { parent_id: 5, before: null, depth: 1 }, '1 -4 5 -2 --3'],
    ['the top, in front of another', 2, { parent_id: null, before: 1, depth: 0 }, '2 -3 1 -4 5'],
    ['a place among its siblings', 4, { parent_id: 1, before: 2, depth: 1 }, '1 -4 -2 --3 5'],
  ])('is shown at once below %s', (_, id, place, shown) => {
    const rows = ROWS.map((row) => ({ ...row, children: 0 }));
    const tree = putIn(rows, id, place);
    expect(tree.map((row) => `${'-'.repeat(row.depth)}${row.id}`).join(' ')).toBe(shown);
    for (const { id: one, children } of tree)
      expect(children).toBe(tree.filter(({ parent_id }) => parent_id === one).length);
  });

  it('takes along what is below', () => {
    expect([...branchOf(ROWS, 2)]).toEqual([2, 3]);
    expect([...branchOf(ROWS, 1)]).toEqual([1, 2, 3, 4]);
  });
});
