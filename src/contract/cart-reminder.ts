import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { text } from '#contract/values.ts';

export const cartReminderCalls = {
  leave: endpoint({
    path: 'cart-reminder/leave',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Ends letters about carts that were left, with the key of the mailed link; mail programs ' +
      'call it with one press (RFC 8058). Again is no mistake.',
    input: z.object({ key: text(100) }),
    output: z.literal(true),
  }),
};
