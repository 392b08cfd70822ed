// One message of a webhook: what was sent, and the acts for it.
import { z } from 'zod';
import { forWebhooks, webhookMessage, webhookTry } from '#contract/admin/webhook.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';

const opened = webhookMessage
  .omit({ last: true })
  .extend({ body: z.string(), attempts: z.array(webhookTry) })
  .meta({ id: 'OpenedWebhookMessage' });
export type OpenedWebhookMessage = z.output<typeof opened>;

export const adminWebhookMessageCalls = {
  open: endpoint({
    ...forWebhooks,
    operationId: 'adminWebhookMessage',
    path: 'admin/webhook-message/{id}',
    methods: ['GET'],
    about: 'Returns one message of a webhook: its body as sent, and every attempt.',
    input: z.object({ id: idOf('webhook-message') }),
    output: opened,
  }),
  again: endpoint({
    ...forWebhooks,
    operationId: 'adminSendWebhookMessageAgain',
    path: 'admin/webhook-message/again/{id}',
    methods: ['POST'],
    toast: 'webhook-again',
    about: 'Sends a message again, with the same id and number, before those that wait behind it.',
    input: z.object({ id: idOf('webhook-message') }),
    output: opened,
  }),
  skip: endpoint({
    ...forWebhooks,
    operationId: 'adminSkipWebhookMessage',
    path: 'admin/webhook-message/skip/{id}',
    methods: ['POST'],
    toast: 'saved',
    about: 'Skips a message that the receiver does not accept, so that the next one is sent.',
    input: z.object({ id: idOf('waiting-webhook-message') }),
    output: opened,
  }),
};
