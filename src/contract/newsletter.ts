import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { email, text } from '#contract/values.ts';

const key = text(100);

export const newsletterCalls = {
  subscribe: endpoint({
    operationId: 'emailSubscription',
    path: 'email-subscription',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Subscribes to the newsletter: emails a link to confirm it. The answer does not reveal ' +
      'whether the address is subscribed already.',
    input: z.object({ email }),
    output: z.literal(true),
  }),
  confirm: endpoint({
    operationId: 'confirmSubscription',
    path: 'email-subscription/confirm',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Confirms the subscription with the key in the email’s link.',
    input: z.object({ key }),
    output: z.literal(true),
  }),
  leave: endpoint({
    operationId: 'leaveSubscription',
    path: 'email-subscription/leave',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Unsubscribes from the newsletter, with the key in the address. Mail programs call it for ' +
      'a one-click unsubscribe (RFC 8058).',
    input: z.object({ key }),
    output: z.literal(true),
  }),
};
