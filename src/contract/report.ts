// Reports of a product, a review or a store by anybody, and their receipts (EU 2022/2065, Art. 16).
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { decisionActions, grounds, thingKinds } from '#contract/decision.ts';
import { endpoint } from '#contract/endpoint.ts';
import { optionalId } from '#contract/ids.ts';
import { mostReport, reportReasons } from '#contract/report-reasons.ts';
import {
  booleanInput,
  choice,
  email,
  isEmpty,
  optionalText,
  text,
  userToken,
} from '#contract/values.ts';

const optionalEmail = z.preprocess(
  (value) => (isEmpty(value) ? undefined : value),
  email.optional(),
);

/** The reported thing: the id of one of these. */
const oneOfThese = { product: optionalId, review: optionalId, store: optionalId };
/** The query of the storefront’s page has the same names. */
export const reportPage = z.object(oneOfThese);

const thing = { kind: z.enum(thingKinds), title: z.string() };
/** The state of a report, for its reporter. */
const shown = z
  .object({
    code: z.string(),
    ...thing,
    reason: z.enum(reportReasons),
    explanation: z.string(),
    url: z.string(),
    state: z.enum(['open', 'decided']),
    created_at: isoTime,
    decision: z
      .object({
        action: z.enum(decisionActions),
        facts: z.string(),
        ground: z.enum(grounds).nullable(),
        which: z.string(),
        decided_at: isoTime,
        /** Whether the reporter may object to it now. */
        may_object: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Report' });
export type ShownReport = z.output<typeof shown>;

export const reportCalls = {
  create: endpoint({
    path: 'report',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Reports exactly one product, review or store, in good faith. Name and email address are ' +
      'required for every reason except `children`. The receipt is sent to the address. If the ' +
      'same person has reported the same thing and waits for the decision, returns that receipt. ' +
      '`key` is returned only if no address was given.',
    input: z.object({
      ...oneOfThese,
      reason: choice(reportReasons),
      explanation: text(mostReport.explanation),
      url: text(mostReport.url).refine((value) => /^https?:\/\/\S+$/.test(value), 'invalid-input'),
      name: optionalText(mostReport.name),
      email: optionalEmail,
      good_faith: booleanInput,
      user_token: userToken,
    }),
    output: z.object({ code: z.string(), key: z.string().nullable() }),
  }),
  show: endpoint({
    path: 'report/show',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Returns the state of a report, by the code of its receipt and the key of its link.',
    input: z.object({ code: text(40), key: text(100) }),
    output: shown,
  }),
};
export type SentReport = z.output<typeof reportCalls.create.input>;
