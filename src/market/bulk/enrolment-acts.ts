// Approves or refuses many products that stores propose for flash sales, each as the call for a
// single one does.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { adminEnrolmentCalls } from '#contract/admin/enrolment.ts';
import type { Db } from '#db/connect.ts';
import type { BulkKind } from '#market/bulk/bulk-kind.ts';
import { approveEnrolment, refuseEnrolment } from '#market/enrolments/decide-enrolment.ts';
import { listEnrolments } from '#market/enrolments/list-enrolments.ts';

const ENDS = { approve: 'approved', refuse: 'refused' } as const;
const isAct = (act: string): act is keyof typeof ENDS => Object.hasOwn(ENDS, act);
const decided = z.object({
  id: z.int(),
  version: z.int(),
  state: z.enum(['approved', 'refused']),
  reason: z.string(),
});

async function open(db: Db, id: number) {
  const row = await db
    .selectFrom('enrolments')
    .select(['id', 'version', 'state', 'reason'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export const enrolmentActs: BulkKind = {
  noun: 'enrolment',
  permission: 'catalogue',
  final: true,
  find: async (db, by, query, { size, only, ...about }) =>
    (
      await listEnrolments(
        db,
        by,
        { ...adminEnrolmentCalls.list.input.parse(query), size, only },
        about,
      )
    ).rows,
  open,
  plan: async (db, id, { act, given: { reason = '' } }) => {
    if (!isAct(act)) throw new Refusal('invalid-input', { field: 'act' });
    const shown = await open(db, id);
    const fields = { state: ENDS[act], reason: act === 'refuse' ? reason : '' };
    return shown && { shown, fields };
  },
  save: async (tx, by, fields, market) => {
    const { state, ...input } = decided.parse(fields);
    await (state === 'approved'
      ? approveEnrolment(tx, by, { ...input, market })
      : refuseEnrolment(tx, by, input));
    return { id: input.id, version: input.version + 1 };
  },
  remove: async () => {
    throw new Refusal('invalid-input', { field: 'act' });
  },
};
