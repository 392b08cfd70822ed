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
    about: 'One message of a webhook: its body as it is sent, and each try.',
    input: z.object({ id: idOf('webhook-message') }),
    output: opened,
  }),
  again: endpoint({
    ...forWebhooks,
    operationId: 'adminSendWebhookMessageAgain',
    path: 'admin/webhook-message/again/{id}',
    methods: ['POST'],
    toast: 'webhook-again',
    about: 'Tells a message again, with its id and number, before all that wait behind it.',
    input: z.object({ id: idOf('webhook-message') }),
    output: opened,
  }),
  skip: endpoint({
    ...forWebhooks,
    operationId: 'adminSkipWebhookMessage',
    path: 'admin/webhook-message/skip/{id}',
    methods: ['POST'],
    toast: 'saved',
    about: 'Leaves a message out that the other side will not take, so that the next one goes.',
    input: z.object({ id: idOf('waiting-webhook-message') }),
    output: opened,
  }),
};
