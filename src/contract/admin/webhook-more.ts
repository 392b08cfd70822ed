// More calls for webhooks: the secret, a test, and the log.
import { z } from 'zod';
import { forWebhooks, webhookMessage, webhookTry } from '#contract/admin/webhook.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { listOf } from '#contract/list-calls.ts';
import { choice, oneOf, page, wholeNumber } from '#contract/values.ts';
import { webhookEventNames } from '#contract/webhook.ts';

const secret = z.object({ secret: z.string() }).meta({ id: 'WebhookSecret' });

export const adminWebhookMoreCalls = {
  secret: endpoint({
    ...forWebhooks,
    operationId: 'adminWebhookSecret',
    path: 'admin/webhook/secret/{id}',
    methods: ['GET'],
    about: 'Returns the secret that a webhook signs with (Standard Webhooks: `whsec_…`).',
    input: z.object({ id: idOf('webhook') }),
    output: secret,
  }),
  rotate: endpoint({
    ...forWebhooks,
    operationId: 'adminRotateWebhookSecret',
    path: 'admin/webhook/rotate/{id}',
    methods: ['POST'],
    toast: 'saved',
    about: 'Gives a webhook a new secret. For a day, messages are signed with both.',
    input: z.object({ id: idOf('webhook') }),
    output: secret,
  }),
  test: endpoint({
    ...forWebhooks,
    operationId: 'adminTestWebhook',
    path: 'admin/webhook/test/{id}',
    methods: ['POST'],
    guessable: true,
    about:
      'Sends a signed example to a webhook now, even if it is off, and returns the outcome. Its ' +
      'number is 0, and the log does not list it.',
    input: z.object({ id: idOf('webhook'), event: choice(webhookEventNames) }),
    output: webhookTry,
  }),
  messages: endpoint({
    ...forWebhooks,
    operationId: 'adminWebhookMessages',
    path: 'admin/webhook/messages/{id}',
    methods: ['GET'],
    about:
      'Lists the messages of a webhook, sent and waiting, newest first. They are kept for 30 days.',
    input: z.object({
      id: idOf('webhook'),
      state: oneOf(['waiting', 'taken', 'skipped']),
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(webhookMessage),
  }),
};
