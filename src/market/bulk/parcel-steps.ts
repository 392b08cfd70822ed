// Steps that many parcels take at once, each by the verb of one.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { adminParcelCalls } from '#contract/admin/parcel.ts';
import type { Db } from '#db/connect.ts';
import type { BulkKind } from '#market/bulk/bulk-kind.ts';
import { listParcels } from '#market/orders/list-parcels.ts';
import { workParcel } from '#market/orders/work-parcel.ts';

const STEPS = { confirm: 'confirm', 'hand-over': 'pick-up' } as const;
const isStep = (act: string): act is keyof typeof STEPS => Object.hasOwn(STEPS, act);
const taken = z.object({ id: z.int(), version: z.int(), act: z.enum(['confirm', 'hand-over']) });

/** A parcel, with the step that it has come to as its version. */
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
  find: async (db, _, asked, { size, only }) =>
    (
      await listParcels(db, {
        ...adminParcelCalls.list.input.parse(asked),
        size,
        only,
      })
    ).rows,
  open,
  plan: async (db, id, { act }) => {
    if (!isStep(act)) throw new Refusal('invalid-input', { field: 'act' });
    const shown = await open(db, id);
    return shown && { shown, fields: { act } };
  },
  save: async (tx, by, fields) => {
    const { id, version, act } = taken.parse(fields);
    await workParcel(tx, by, { parcelId: id, action: STEPS[act], note: '' });
    return { id, version: version + 1 };
  },
  remove: async () => {
    throw new Refusal('invalid-input', { field: 'act' });
  },
};
