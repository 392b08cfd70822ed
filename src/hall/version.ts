import { readFileSync } from 'node:fs';
import { z } from 'zod';

const about = z.object({ version: z.string() });

/** The version of Souk, from its package. */
export const version: string = about.parse(
  JSON.parse(readFileSync('package.json', 'utf8')),
).version;
