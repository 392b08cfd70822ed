// A letter that a visitor orders for an event: ordered, confirmed by a letter's link, cancelled.
import { z } from 'zod';
import { flag } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { email, text, userToken } from '#contract/values.ts';

const key = text(100);

/** The calls of such letters at `path`; `about`: what is ordered, `thing`: its subject. */
export const noticeCalls = <Path extends string, Thing extends z.ZodRawShape>(
  path: Path,
  about: string,
  thing: Thing,
) => ({
  ask: endpoint({
    path,
    methods: ['POST'],
    audience: 'guest',
    guessable: true,
    about:
      `${about} \`confirmed\` 0: the address gets a link first; 1: it is the proven one of who is ` +
      'signed in. Answers visitors alike whether or not the address waits already.',
    input: z.object({ ...thing, email, user_token: userToken }),
    output: z.object({ confirmed: flag }),
  }),
  confirm: endpoint({
    path: `${path}/confirm`,
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Confirms what was asked for with the key of the mailed link.',
    input: z.object({ key }),
    output: z.literal(true),
  }),
  leave: endpoint({
    path: `${path}/leave`,
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Takes it back; mail programs call it with one press (RFC 8058), the key in the address. ' +
      'Again is no mistake.',
    input: z.object({ key }),
    output: z.literal(true),
  }),
});
