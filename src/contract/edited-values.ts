// The pieces that what staff save is made of, beside those of values.ts.
import { z } from 'zod';
import { most } from '#contract/constants.ts';
import { idsOf } from '#contract/ids.ts';
import { oneOf, optionalText, text, texts } from '#contract/values.ts';

export { texts };

/** Small Latin letters, digits and single hyphens; if empty, it is made from the title. */
export const optionalSlug = optionalText(120).refine(
  (value) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(value),
  'invalid-input',
);

/** Names in addresses that were chosen for other languages, in letters of any script. */
export const ownSlugs = texts(80);

/** The file name of a picture that was uploaded, or of one that the demo brought; empty: none. */
export const pictureName = optionalText(80).refine(
  (value) => /^([\w-]+\.(webp|jpg|png|svg))?$/.test(value),
  'invalid-input',
);

/** On or off; nothing at all is off. */
export const flagged = z.boolean('invalid-input').default(false);

/** One of the views that a list can be narrowed to; none shows all. */
export const view = <const V extends readonly [string, ...string[]]>(...views: V) => oneOf(views);

/** A colour as `#rrggbb`. */
export const colour = text(7).pipe(z.string().regex(/^#[0-9a-fA-F]{6}$/, 'invalid-input'));

/** Ids of what something is about, each once; nothing is none. */
export const ids = idsOf(most.ids);

/** Where a video stands, or nothing. */
export const videoAddress = optionalText(500).refine(
  (value) => value === '' || /^https:\/\/[^\s"'<>\\]+$/.test(value),
  'invalid-input',
);

/** A percentage above or below zero, with two decimals at most; more than -100. Empty: none. */
export const signedPercent = optionalText(8).refine(
  (value) => /^([+-]?\d{1,3}(\.\d{1,2})?)?$/.test(value) && Number(value) > -100,
  'invalid-input',
);
