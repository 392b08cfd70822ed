// Directories: lists of names.
import { z } from 'zod';
import { optionalText } from '#contract/values.ts';

/** A first letter of names, and the number of names; `#` for those without a letter. */
export const letter = z
  .object({ letter: z.string(), count: z.int() })
  .meta({ id: 'DirectoryLetter' });

/** The filters of such a list. */
export const named = { letter: optionalText(4), q: optionalText(200) };
