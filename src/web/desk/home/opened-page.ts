import type { DeskData } from '#web/desk/parts/desk-call.ts';

/** The opened home page, and one of its blocks. */
export type OpenedPage = DeskData<'adminHomePage.open'>;
export type OpenedBlock = OpenedPage['blocks'][number];
export type BlockKind = OpenedBlock['kind'];

/** A new block of a kind, with the default settings. */
export const newBlock = (kind: BlockKind): OpenedBlock => ({
  id: `${kind}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`,
  kind,
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
});

/** A block's own title in the screen's language, if it has one. */
export function ownName({ title, kind, collection }: OpenedBlock, page: OpenedPage): string {
  const of = kind === 'collection' ? page.collections.find(({ id }) => id === collection) : null;
  const texts = Object.keys(title).length > 0 ? title : (of?.title ?? {});
  return texts[document.documentElement.lang] ?? Object.values(texts)[0] ?? '';
}
