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
    about: 'The secret that a webhook signs with (Standard Webhooks: `whsec_…`).',
    input: z.object({ id: idOf('webhook') }),
    output: secret,
  }),
  rotate: endpoint({
    ...forWebhooks,
    operationId: 'adminRotateWebhookSecret',
    path: 'admin/webhook/rotate/{id}',
    methods: ['POST'],
    toast: 'saved',
    about: 'Gives a webhook another secret. For a day it signs with both.',
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
      'Sends a signed example to a webhook now, also to one that is off, and answers what came ' +
      'of it. It has the number 0 and stands in no log.',
    input: z.object({ id: idOf('webhook'), event: choice(webhookEventNames) }),
    output: webhookTry,
  }),
  messages: endpoint({
    ...forWebhooks,
    operationId: 'adminWebhookMessages',
    path: 'admin/webhook/messages/{id}',
    methods: ['GET'],
    about: 'What a webhook was told or is to be told, the latest first; kept for 30 days.',
    input: z.object({
      id: idOf('webhook'),
      state: oneOf(['waiting', 'taken', 'skipped']),
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(webhookMessage),
  }),
};
