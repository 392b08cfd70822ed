import { describe, expect, it } from 'vitest';
import { mergeBlocks, settledBlocks } from '#web/desk/home/merge-blocks.ts';
import { newBlock, type OpenedBlock } from '#web/desk/home/opened-page.ts';

const block = (id: string, more: Partial<OpenedBlock> = {}): OpenedBlock => ({
  ...newBlock('text'),
  id,
  title: { en: id },
  ...more,
});
const base = [block('a'), block('b'), block('c')];
const [a, b, c] = base;
const ids = (blocks: OpenedBlock[]) => blocks.map(({ id }) => id);

describe('two who arrange the home page', () => {
  it('have both what each changed of another field, and no question', () => {
    const own = [block('a', { title: { en: 'Mine' } }), block('b'), block('c')];
    const theirs = [block('a', { title: { en: 'a', fr: 'Leur' }, count: 4 }), block('b')];
    expect(mergeBlocks(base, own, theirs)).toEqual({
      blocks: [block('a', { title: { en: 'Mine', fr: 'Leur' }, count: 4 }), block('b')],
      clashes: [],
    });
  });

  it('are not asked about a new block that both have, with its fields in another order', () => {
    const turned = Object.fromEntries(Object.entries(block('d')).toReversed()) as OpenedBlock;
    expect(mergeBlocks(base, [...base, block('d')], [...base, turned])).toEqual({
      blocks: [...base, block('d')],
      clashes: [],
    });
  });

  it('are asked about the same field, and mine stands until then', () => {
    const own = [block('a', { title: { en: 'Mine' } }), block('b'), block('c')];
    const theirs = [block('a', { title: { en: 'Theirs' } }), block('b'), block('c')];
    const { blocks, clashes } = mergeBlocks(base, own, theirs);
    expect(blocks).toEqual(own);
    expect(clashes).toEqual([{ path: 'a.title.en', mine: 'Mine', theirs: 'Theirs' }]);
    expect(settledBlocks(blocks, theirs, 'a.title.en', 'Theirs')).toEqual(theirs);
  });

  it('are asked about a block that one removed and the other changed; nothing is lost', () => {
    const typed = block('b', { link: '/brands' });
    const [edited, removed] = [
      [a, typed, c],
      [a, c],
    ] as [OpenedBlock[], OpenedBlock[]];
    const merged = mergeBlocks(base, edited, removed);
    expect(ids(merged.blocks)).toEqual(['a', 'b', 'c']);
    expect(merged.clashes).toEqual([{ path: 'b', mine: typed, theirs: undefined }]);
    expect(settledBlocks(merged.blocks, removed, 'b', undefined)).toEqual(removed);
    const theirs = mergeBlocks(base, removed, edited);
    expect(ids(theirs.blocks)).toEqual(['a', 'c']);
    expect(theirs.clashes).toEqual([{ path: 'b', mine: undefined, theirs: typed }]);
    expect(settledBlocks(theirs.blocks, edited, 'b', typed)).toEqual(edited);
  });

  it('have what each added, and the order that one of them made', () => {
    const own = [c, a, b, block('new')] as OpenedBlock[];
    const theirs = [a, block('other'), b, c] as OpenedBlock[];
    expect(ids(mergeBlocks(base, own, theirs).blocks)).toEqual(['c', 'a', 'other', 'b', 'new']);
  });
});
