// The pieces of what staff save, besides those of values.ts.
import { z } from 'zod';
import { most } from '#contract/constants.ts';
import { idsOf } from '#contract/ids.ts';
import { oneOf, optionalText, text, texts } from '#contract/values.ts';

export { texts };

/** Lower-case Latin letters, digits and single hyphens; if empty, it is made from the title. */
export const optionalSlug = optionalText(120).refine(
  (value) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(value),
  'invalid-input',
);

/** Chosen names in addresses for other languages, in any script. */
export const ownSlugs = texts(80);

/** The file name of a picture that was uploaded, or of one from the demo; empty: none. */
export const pictureName = optionalText(80).refine(
  (value) => /^([\w-]+\.(webp|jpg|png|svg))?$/.test(value),
  'invalid-input',
);

/** On or off; absent means off. */
export const flagged = z.boolean('invalid-input').default(false);

/** One of the views of a list; without one, all is shown. */
export const view = <const V extends readonly [string, ...string[]]>(...views: V) => oneOf(views);

/** A colour as `#rrggbb`. */
export const colour = text(7).pipe(z.string().regex(/^#[0-9a-fA-F]{6}$/, 'invalid-input'));

/** Ids without duplicates; absent means none. */
export const ids = idsOf(most.ids);

/** The address of a video, or nothing. */
export const videoAddress = optionalText(500).refine(
  (value) => value === '' || /^https:\/\/[^\s"'<>\\]+$/.test(value),
  'invalid-input',
);

/** A percentage, positive or negative, with at most two decimals; more than -100. Empty: none. */
export const signedPercent = optionalText(8).refine(
  (value) => /^([+-]?\d{1,3}(\.\d{1,2})?)?$/.test(value) && Number(value) > -100,
  'invalid-input',
);
