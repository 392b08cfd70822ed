import { deskMarketOf } from '#api/desk-market.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminDeskCalls } from '#contract/admin/desk.ts';
import { ownEmail } from '#market/accounts/prove-password.ts';
import { readGranters } from '#market/accounts/staff.ts';

export const adminDeskHandlers: Handlers<typeof adminDeskCalls> = {
  me: async (visit, _, { accountId: id, name, role, permissions, owes = false }) => {
    const { db } = visit.reading;
    return {
      id,
      name,
      email: await ownEmail(db, visit.customer()),
      role,
      permissions: [...permissions],
      owes,
      granters: await readGranters(db),
      market: await deskMarketOf(visit),
    };
  },
};
