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
      'Unsubscribes from emails about left carts, with the key in the email’s link. Mail ' +
      'programs call it for a one-click unsubscribe (RFC 8058). Calling it again does no harm.',
    input: z.object({ key: text(100) }),
    output: z.literal(true),
  }),
};
