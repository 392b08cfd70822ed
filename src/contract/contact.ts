import { z } from 'zod';
import { mostContact } from '#contract/constants.ts';
import { endpoint } from '#contract/endpoint.ts';
import { email, text } from '#contract/values.ts';

/** A text for a mail's header: a single line. */
const line = (longest: number) =>
  text(longest).refine((value) => !/[\r\n\u2028\u2029]/.test(value), 'invalid-input');

export const contactCalls = {
  send: endpoint({
    operationId: 'contact',
    path: 'contact',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Sends a message to the market’s owner, who answers by email.',
    input: z.object({
      name: line(mostContact.name),
      email,
      subject: line(mostContact.subject),
      message: text(mostContact.message),
    }),
    output: z.literal(true),
  }),
};
export type Contact = z.output<typeof contactCalls.send.input>;
