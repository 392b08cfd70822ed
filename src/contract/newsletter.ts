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
      'Asks for the newsletter: mails a link to confirm it. Answers alike whether or not the ' +
      'address has it already.',
    input: z.object({ email }),
    output: z.literal(true),
  }),
  confirm: endpoint({
    operationId: 'confirmSubscription',
    path: 'email-subscription/confirm',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Confirms the newsletter with the key of the mailed link.',
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
      'Ends the newsletter; mail programs call it with one press (RFC 8058), the key in the ' +
      'address.',
    input: z.object({ key }),
    output: z.literal(true),
  }),
};
