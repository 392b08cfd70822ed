import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { adminObjectionCalls, ObjectionsQuery } from '#contract/admin/objection.ts';
import { decideObjection } from '#market/reports/decide-objection.ts';
import { listObjections } from '#market/reports/list-objections.ts';
import { openObjection } from '#market/reports/open-objection.ts';

export const adminObjectionHandlers: Handlers<typeof adminObjectionCalls> = {
  ...listHandlers('objections', ({ reading }, query: ObjectionsQuery, by) =>
    listObjections(reading.db, by, query),
  ),
  open: ({ reading }, { id }, by) => openObjection(reading.db, by, id),
  decide: ({ write, market }, sent, by) =>
    write(async (tx) => {
      await decideObjection(tx, by, sent, { market, now: new Date() });
      return openObjection(tx, by, sent.id);
    }),
};
