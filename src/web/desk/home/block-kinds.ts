// The kinds of blocks, in the order of the menu, and the settings of each.
import type { BlockKind, OpenedBlock } from '#web/desk/home/opened-page.ts';

type Setting = keyof Pick<
  OpenedBlock,
  'title' | 'count' | 'collection' | 'banners' | 'text' | 'image'
>;

export const settingsOf: Record<BlockKind, readonly Setting[]> = {
  collection: ['collection', 'title', 'count'],
  banners: ['banners'],
  text: ['title', 'text'],
  picture: ['image', 'title', 'text'],
  'flash-sales': ['count'],
  categories: ['title', 'count'],
  brands: ['title', 'count', 'banners'],
  discover: ['title', 'count'],
  slider: [],
  features: [],
  viewed: [],
  'for-you': [],
};

const isKind = (name: string): name is BlockKind => Object.hasOwn(settingsOf, name);
export const blockKinds = Object.keys(settingsOf).filter(isKind);
