// Takes many parcels a step further, or reminds their stores, each as the call for a single one
// does.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { adminParcelCalls } from '#contract/admin/parcel.ts';
import type { Db } from '#db/connect.ts';
import type { BulkKind } from '#market/bulk/bulk-kind.ts';
import { listParcels } from '#market/orders/list-parcels.ts';
import { remindStore } from '#market/orders/remind-store.ts';
import { workParcel } from '#market/orders/work-parcel.ts';

const STEPS = { confirm: 'confirm', 'hand-over': 'pick-up' } as const;
const act = z.enum(['confirm', 'hand-over', 'remind']);
const taken = z.object({ id: z.int(), version: z.int(), act });

/** A parcel, with the step it has reached as its version. */
async function open(db: Db, id: number): Promise<{ id: number; version: number } | null> {
  const parcel = await db
    .selectFrom('parcels')
    .select(['id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
  return parcel ? { id, version: parcel.status } : null;
}

export const parcelSteps: BulkKind = {
  noun: 'parcel',
  permission: 'parcels',
  final: true,
  find: async (db, _, query, { size, only }) =>
    (
      await listParcels(db, {
        ...adminParcelCalls.list.input.parse(query),
        size,
        only,
      })
    ).rows,
  open,
  plan: async (db, id, input) => {
    if (!act.safeParse(input.act).success) throw new Refusal('invalid-input', { field: 'act' });
    const shown = await open(db, id);
    return shown && { shown, fields: { act: input.act } };
  },
  save: async (tx, by, fields) => {
    const { id, version, act: step } = taken.parse(fields);
    if (step === 'remind') await remindStore(tx, by, id);
    else await workParcel(tx, by, { parcelId: id, action: STEPS[step], note: '' });
    return { id, version: version + 1 };
  },
  remove: async () => {
    throw new Refusal('invalid-input', { field: 'act' });
  },
};
