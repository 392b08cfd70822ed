// The score of a store: its parts, and the owner's weights.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { wholeNumber } from '#contract/values.ts';

const weight = wholeNumber(0, 100);
const fields = {
  /** The least number of parcels in 90 days for a score. */
  score_parcels: wholeNumber(1, 1000),
  score_late: weight,
  score_cancelled: weight,
  score_refunded: weight,
  score_rating: weight,
  score_answers: weight,
};
export type ScoreFields = z.output<z.ZodObject<typeof fields>>;

/** Out of 100; null: none. `new_store`: none yet, because of too few sales. */
export const scored = { score: z.int().nullable(), new_store: z.boolean() };

const opened = z
  .object({
    id: z.literal(1),
    version: z.int(),
    edited: lastEdited,
    score_parcels: z.int(),
    score_late: z.int(),
    score_cancelled: z.int(),
    score_refunded: z.int(),
    score_rating: z.int(),
    score_answers: z.int(),
  })
  .meta({ id: 'ScoreSettings' });
export type OpenedScore = z.output<typeof opened>;

const preview = z
  .object({
    /** The stores with a score, and those with too few sales. */
    scored: z.int(),
    new_stores: z.int(),
    /** The stores with the most parcels: their present score, and the new one. */
    stores: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        parcels: z.int(),
        now: z.int().nullable(),
        by_these: z.int().nullable(),
      }),
    ),
  })
  .meta({ id: 'ScorePreview' });
export type ScorePreview = z.output<typeof preview>;

const forOwner = { audience: 'staff', permission: 'settings' } as const;

export const adminScoreCalls = {
  open: endpoint({
    ...forOwner,
    operationId: 'adminScore',
    path: 'admin/score',
    methods: ['GET'],
    about:
      'Returns the weights of the store score. They are for late parcels, parcels cancelled by ' +
      'the store, refunds, stars, and time to answer reviews. Also returns how many parcels in ' +
      '90 days a store needs to have a score.',
    input: z.object({}),
    output: opened,
  }),
  edits: endpoint({
    ...forOwner,
    operationId: 'adminScoreEdits',
    path: 'admin/score/edits',
    methods: ['GET'],
    about: 'Lists the changes to the weights and who made them, newest first.',
    input: z.object({}),
    output: z.array(edit),
  }),
  preview: endpoint({
    ...forOwner,
    operationId: 'adminScorePreview',
    path: 'admin/score/preview',
    methods: ['GET'],
    about: 'Returns the scores that stores would have with other weights. Saves nothing.',
    input: z.object(fields),
    output: preview,
  }),
  save: endpoint({
    ...forOwner,
    operationId: 'adminSaveScore',
    path: 'admin/score/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Saves the weights and scores all stores anew. Refused if somebody has saved the settings ' +
      'since this `version`. If all weights are 0, stores have no score.',
    input: z.object({ version: wholeNumber(1, 2_147_483_647), ...fields }),
    output: opened,
  }),
};
