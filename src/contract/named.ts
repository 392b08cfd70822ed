// Lists of things by their names.
import { z } from 'zod';
import { optionalText } from '#contract/values.ts';

/** A letter that names begin with, and how many do; `#` for those that begin with none. */
export const letter = z
  .object({ letter: z.string(), count: z.int() })
  .meta({ id: 'DirectoryLetter' });

/** What of such a list is asked for. */
export const named = { letter: optionalText(4), q: optionalText(200) };
