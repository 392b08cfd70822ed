// The trader behind a store, as staff check it.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { edit } from '#contract/resource.ts';
import { traderShown } from '#contract/trader.ts';
import { optionalMoment } from '#contract/values.ts';

const forStaff = {
  audience: 'staff',
  permission: 'stores',
  otherwise: 'store-not-found',
} as const;

const staffedTrader = z
  .object({
    id: z.int(),
    ...traderShown,
    checked_by: z.string().nullable(),
    /** The application that created the store; null: staff created it. */
    application_id: z.int().nullable(),
  })
  .meta({ id: 'StaffedTrader' });
export type StaffedTrader = z.output<typeof staffedTrader>;

export const adminTraderCalls = {
  read: endpoint({
    ...forStaff,
    operationId: 'adminTrader',
    path: 'admin/store/trader/{id}',
    methods: ['GET'],
    about: 'Returns the trader of a store, and which of their details are missing.',
    input: z.object({ id: idOf('store') }),
    output: staffedTrader,
  }),
  edits: endpoint({
    ...forStaff,
    operationId: 'adminTraderEdits',
    path: 'admin/store/trader/edits/{id}',
    methods: ['GET'],
    about: 'Lists the changes to a store’s trader details and who made them, newest first.',
    input: z.object({ id: idOf('store') }),
    output: z.array(edit),
  }),
  check: endpoint({
    ...forStaff,
    operationId: 'adminCheckTrader',
    path: 'admin/store/trader/check/{id}',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Records that staff have checked a store’s trader details. `seen` is their `changed_at` at ' +
      'that time; refused if they have changed since.',
    input: z.object({ id: idOf('store'), seen: optionalMoment }),
    output: staffedTrader,
  }),
};
