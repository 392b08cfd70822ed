// Webhooks, as staff set them up: they tell other systems what happens in the market.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { flagged, view } from '#contract/edited-values.ts';
import { resourceCalls } from '#contract/resource.ts';
import { isEmpty, text } from '#contract/values.ts';
import { webhookEventNames, webhookTroubles } from '#contract/webhook.ts';

const events = z
  .unknown()
  .optional()
  .refine((value) => !isEmpty(value), { message: 'required', abort: true })
  .pipe(
    z
      .array(z.enum(webhookEventNames, 'invalid-input'), 'invalid-input')
      .min(1, 'required')
      .max(webhookEventNames.length, 'invalid-input')
      .transform((names) => [...new Set(names)]),
  );
const address = text(2000).pipe(z.string().refine(isWebAddress, 'invalid-input'));
const fields = { name: text(80), address, events, enabled: flagged };

const trouble = z.enum(webhookTroubles).nullable();
const state = z.enum(['working', 'failing', 'off']);
const same = {
  name: z.string(),
  address: z.string(),
  enabled: z.boolean(),
  /** `failing`: the last message was not accepted, and is sent again. */
  state,
  waiting: z.int(),
  failing_since: isoTime.nullable(),
  /** When it last accepted a message. */
  told_at: isoTime.nullable(),
};
const row = z.object({ ...same, events: z.int() });
export type WebhookFields = z.output<z.ZodObject<typeof fields>>;
export type WebhookRow = { id: number } & z.output<typeof row>;
const shown = {
  ...same,
  events: z.array(z.enum(webhookEventNames)),
  /** When it is tried again; null: nothing is waiting. */
  next_at: isoTime.nullable(),
  /** Until when the old secret is valid too. */
  before_until: isoTime.nullable(),
};
export type OpenedWebhook = z.output<z.ZodObject<typeof shown>>;

/** One try: `status` null means that no answer came. `answer` has its first 2 kB. */
export const webhookTry = z
  .object({
    at: isoTime,
    status: z.int().nullable(),
    ms: z.int(),
    answer: z.string(),
    trouble,
  })
  .meta({ id: 'WebhookTry' });
export type WebhookTry = z.output<typeof webhookTry>;

export const webhookMessage = z
  .object({
    id: z.int(),
    number: z.int(),
    event: z.enum(webhookEventNames),
    thing_id: z.int(),
    made_at: isoTime,
    state: z.enum(['waiting', 'taken', 'skipped']),
    tries: z.int(),
    last: webhookTry.nullable(),
  })
  .meta({ id: 'WebhookMessage' });
export type WebhookMessage = z.output<typeof webhookMessage>;
export const forWebhooks = {
  audience: 'staff',
  permission: 'settings',
  otherwise: 'thing-not-found',
} as const;
const { restore: _, ...resource } = resourceCalls({
  noun: 'webhook',
  plural: 'webhooks',
  permission: 'settings',
  fields,
  shown,
  row: row.shape,
  sorts: ['name'],
  filters: { view: view('working', 'failing', 'off') },
});

export const adminWebhookCalls = {
  ...resource,
  delete: {
    ...resource.delete,
    about: 'Deletes a webhook and its log. Messages that wait there are not sent.',
  },
};

/** A web address without a user, a password or a fragment. */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hash } = new URL(value);
  return ['http:', 'https:'].includes(protocol) && `${username}${password}${hash}` === '';
}
