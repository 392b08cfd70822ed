import type { Handlers } from '#api/handler.ts';
import { proven } from '#api/proven.ts';
import type { proofCalls } from '#contract/proof.ts';
import { proveSession } from '#market/accounts/prove-session.ts';

export const proofHandlers: Handlers<typeof proofCalls> = {
  give: async (visit, { password }) => {
    await proven(visit, password);
    return { proven_until: await visit.write((tx) => proveSession(tx, visit.customer())) };
  },
};
