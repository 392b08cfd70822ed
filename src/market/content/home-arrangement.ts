// The arrangement of the home page: its blocks, the default ones, and the changes from one version
// to another.
import { Refusal } from '#base/refusal.ts';
import type { Block, BlockChange, BlockKind } from '#contract/home-block.ts';

/** Which arrangement to read: the published one, the draft, or an earlier one by number. */
export type Which = 'published' | 'draft' | number;

const BLANK = {
  public: true,
  shown_from: null,
  shown_until: null,
  title: {},
  count: null,
  collection: null,
  look: 'row',
  banners: [],
  text: {},
  action: {},
  link: '',
  image: '',
  alt: {},
  side: 'start',
} satisfies Omit<Block, 'id' | 'kind'>;

const block = (id: string, kind: BlockKind, own: Partial<Block> = {}): Block => ({
  ...BLANK,
  ...own,
  id,
  kind,
});

/** The default home page of a shop, with these collections in order. */
export function usualBlocks(collections: { id: number }[]): Block[] {
  const shown = collections.map(({ id }, at) =>
    block(`collection-${id}`, 'collection', {
      collection: id,
      look: at === collections.length - 1 ? 'grid' : 'row',
    }),
  );
  return [
    block('slider', 'slider'),
    block('features', 'features'),
    block('flash-sales', 'flash-sales'),
    block('banners', 'banners', { banners: [2, 3, 4] }),
    ...shown.slice(0, -1),
    block('categories', 'categories'),
    block('brands', 'brands', { banners: [1] }),
    ...shown.slice(-1),
    block('banner-5', 'banners', { banners: [5] }),
    block('viewed', 'viewed'),
    block('for-you', 'for-you'),
    block('discover', 'discover'),
    block('banner-6', 'banners', { banners: [6] }),
  ];
}

/** The blocks to show at a given time, and when that next changes by schedule. */
export function blocksAt(blocks: Block[], now: Date): { shown: Block[]; until: Date | null } {
  const open = blocks.filter((one) => one.public);
  const moments = open
    .flatMap(({ shown_from, shown_until }) => [shown_from, shown_until])
    .flatMap((moment) => (moment && new Date(moment) > now ? [new Date(moment)] : []));
  return {
    shown: open.filter(
      ({ shown_from: from, shown_until: until }) =>
        (!from || new Date(from) <= now) && (!until || new Date(until) > now),
    ),
    until: moments.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
}

/** The field that a kind of block needs before it can be published. */
const NEEDED: Partial<Record<BlockKind, 'collection' | 'banners' | 'image' | 'text'>> = {
  banners: 'banners',
  collection: 'collection',
  picture: 'image',
  text: 'text',
};

/**
 * Checks that every block can be shown. Refuses 'block-unfinished' with the empty field
 * (`blocks.3.image`), and 'ends-before-it-begins'.
 */
export function checkBlocks(blocks: Block[], language: string): void {
  for (const [at, homeBlock] of blocks.entries()) {
    const needed = NEEDED[homeBlock.kind];
    const value = needed === 'text' ? homeBlock.text[language] : needed && homeBlock[needed];
    const empty = Array.isArray(value) ? value.length === 0 : !value;
    if (needed && empty) throw new Refusal('block-unfinished', { field: `blocks.${at}.${needed}` });
    checkTimes(homeBlock, at);
  }
}

function checkTimes({ shown_from: from, shown_until: until }: Block, at: number): void {
  if (from && until && new Date(from) >= new Date(until))
    throw new Refusal('ends-before-it-begins', { field: `blocks.${at}.shown_until` });
}

/** The changes from one arrangement to another, block by block. */
export function changesBetween(before: Block[], after: Block[]): BlockChange[] {
  const was = new Map(before.map((one) => [one.id, one]));
  const now = new Set(after.map(({ id }) => id));
  const moved = movedIds(before, after);
  const tell = (what: BlockChange['what'], { kind, title }: Block): BlockChange => ({
    what,
    kind,
    title,
  });
  return [
    ...before.filter(({ id }) => !now.has(id)).map((one) => tell('removed', one)),
    ...after.flatMap((homeBlock) => {
      const old = was.get(homeBlock.id);
      if (!old) return [tell('added', homeBlock)];
      const whether =
        old.public === homeBlock.public
          ? []
          : [tell(homeBlock.public ? 'shown' : 'hidden', homeBlock)];
      const changed = same({ ...old, public: homeBlock.public }, homeBlock)
        ? []
        : [tell('changed', homeBlock)];
      return [
        ...whether,
        ...changed,
        ...(moved.has(homeBlock.id) ? [tell('moved', homeBlock)] : []),
      ];
    }),
  ];
}

/**
 * The fewest blocks that must be moved to get the other order: all except the longest common
 * subsequence.
 */
function movedIds(before: Block[], after: Block[]): Set<string> {
  const place = new Map(before.map(({ id }, at) => [id, at]));
  const common = after.flatMap(({ id }) => (place.has(id) ? [{ id, at: place.get(id) ?? 0 }] : []));
  const best: string[][] = [];
  for (const [end, { id, at }] of common.entries()) {
    const longest = common
      .slice(0, end)
      .map((one, index) => (one.at < at ? (best[index] ?? []) : []))
      .reduce<string[]>((most, some) => (some.length > most.length ? some : most), []);
    best.push([...longest, id]);
  }
  const stays = new Set(best.toSorted((a, b) => b.length - a.length)[0]);
  return new Set(common.flatMap(({ id }) => (stays.has(id) ? [] : [id])));
}

const same = (a: unknown, b: unknown) => stable(a) === stable(b);
/** JSON with sorted keys, because PostgreSQL stores keys in an order of its own. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
