// The blocks of a home page, as stored, edited and shown.
import { z } from 'zod';
import { isoTime, picture, textsShown } from '#contract/answer-values.ts';
import { scheduledFields, scheduledShown } from '#contract/admin/scheduled.ts';
import { pictureName, texts } from '#contract/edited-values.ts';
import { optionalId } from '#contract/ids.ts';
import { isEmpty, optionalText, wholeOf } from '#contract/values.ts';

const blockKinds = [
  'slider',
  'features',
  'flash-sales',
  'banners',
  'collection',
  'categories',
  'brands',
  'viewed',
  'for-you',
  'discover',
  'text',
  'picture',
] as const;
export type BlockKind = (typeof blockKinds)[number];
/** The most blocks on a page, products in a block, and banners in a row. */
export const mostInHome = { blocks: 60, shown: 24, banners: 3 } as const;
const LONGEST_TEXT = 20_000;

const looks = ['row', 'grid'] as const;
const sides = ['start', 'end'] as const;
const orUsual = <T extends z.ZodType>(usual: unknown, shape: T) =>
  z.preprocess((value) => (isEmpty(value) ? usual : value), shape);

/** A page of this shop, or an https address elsewhere; empty: none. */
const link = optionalText(500).refine(
  (value) => /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s\\]+)?$/.test(value),
  'invalid-input',
);

export const blockFields = {
  /** Chosen by the client that adds the block; the same in every version of the page. */
  id: z.string('required').regex(/^[a-z0-9-]{1,40}$/, 'invalid-input'),
  kind: z.enum(blockKinds, 'invalid-input'),
  ...scheduledFields,
  title: texts(120),
  /** The number of things to show; null: the default. */
  count: orUsual(null, wholeOf(1, mostInHome.shown).nullable()),
  collection: optionalId,
  look: orUsual('row', z.enum(looks, 'invalid-input')),
  /** The places of its banners. */
  banners: orUsual(
    [],
    z
      .array(wholeOf(1, 6), 'invalid-input')
      .max(mostInHome.banners, 'invalid-input')
      .refine((places) => new Set(places).size === places.length, 'invalid-input'),
  ),
  text: texts(LONGEST_TEXT),
  action: texts(60),
  link,
  image: pictureName,
  alt: texts(300),
  side: orUsual('start', z.enum(sides, 'invalid-input')),
};
export type Block = z.output<z.ZodObject<typeof blockFields>>;

/** A block for editing. */
export const openedBlock = z
  .object({
    id: z.string(),
    kind: z.enum(blockKinds),
    ...scheduledShown,
    title: textsShown,
    count: z.int().nullable(),
    collection: z.int().nullable(),
    look: z.enum(looks),
    banners: z.array(z.int()),
    text: textsShown,
    action: textsShown,
    link: z.string(),
    image: picture,
    alt: textsShown,
    side: z.enum(sides),
  })
  .meta({ id: 'OpenedHomeBlock' });

/** A block as shown, in one language: empty fields have their default meaning. */
export const shownBlock = z
  .object({
    id: z.string(),
    kind: z.enum(blockKinds),
    title: z.string(),
    count: z.int().nullable(),
    collection: z.int().nullable(),
    look: z.enum(looks),
    banners: z.array(z.int()),
    text: z.string(),
    action: z.string(),
    link: z.string(),
    image: picture,
    alt: z.string(),
    side: z.enum(sides),
  })
  .meta({ id: 'HomeBlock' });
export type ShownBlock = z.output<typeof shownBlock>;

/** What one published arrangement changed from the last, block by block. */
export const blockChange = z
  .object({
    what: z.enum(['added', 'removed', 'moved', 'hidden', 'shown', 'changed']),
    kind: z.enum(blockKinds),
    title: textsShown,
  })
  .meta({ id: 'HomeBlockChange' });
export type BlockChange = z.output<typeof blockChange>;

export const publishedAs = z.object({ number: z.int(), by: z.string(), at: isoTime });
