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
      `${about} \`confirmed\` 1: the address is the verified one of the signed-in caller; 0: it ` +
      'is emailed a link to confirm first. For visitors, the answer does not reveal whether the ' +
      'address is waiting already.',
    input: z.object({ ...thing, email, user_token: userToken }),
    output: z.object({ confirmed: flag }),
  }),
  confirm: endpoint({
    path: `${path}/confirm`,
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Confirms the request with the key in the email’s link.',
    input: z.object({ key }),
    output: z.literal(true),
  }),
  leave: endpoint({
    path: `${path}/leave`,
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Cancels the request, with the key in the address. Mail programs call it for a one-click ' +
      'unsubscribe (RFC 8058). Calling it again does no harm.',
    input: z.object({ key }),
    output: z.literal(true),
  }),
});
