import type { z } from 'zod';
import type { entered, signedIn } from '#contract/auth.ts';

/** The result of a sign-in to an account without a second factor. */
export function inside(answer: z.output<typeof entered>): z.output<typeof signedIn> {
  if ('challenge' in answer) throw new Error('A second factor was asked for.');
  return answer;
}
