// The pieces that what staff save is made of, beside those of values.ts.
import { z } from 'zod';
import { oneOf, optionalText, text, texts } from '#contract/values.ts';

export { texts };

/** A name in an address: small Latin letters, digits and single hyphens. */
export const slug = text(120).pipe(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid-input'));

/** As `slug`, or empty: then it is made from the title. */
export const optionalSlug = optionalText(120).refine(
  (value) => /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(value),
  'invalid-input',
);

/** The file name of a picture that was uploaded, or of one that the demo brought; empty: none. */
export const pictureName = optionalText(80).refine(
  (value) => /^([\w-]+\.(webp|jpg|png|svg))?$/.test(value),
  'invalid-input',
);

/** On or off; nothing at all is off. */
export const flagged = z.boolean('invalid-input').default(false);

/** One of the views that a list can be narrowed to; none shows all. */
export const view = <const V extends readonly [string, ...string[]]>(...views: V) => oneOf(views);
