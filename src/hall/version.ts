import { readFileSync } from 'node:fs';
import { z } from 'zod';

const about = z.object({ version: z.string() });

/** Which version of Souk this is, as its package says. */
export const version: string = about.parse(
  JSON.parse(readFileSync('package.json', 'utf8')),
).version;
