import type { Handlers } from '#api/handler.ts';
import type { adminSecondFactorCalls } from '#contract/admin/second-factor.ts';
import { demandSecondFactor } from '#market/accounts/demand-second-factor.ts';
import { resetSecondFactor } from '#market/accounts/remove-second-factor.ts';

export const adminSecondFactorHandlers: Handlers<typeof adminSecondFactorCalls> = {
  reset: async ({ write }, { id }, by) => {
    await write((tx) => resetSecondFactor(tx, by, id));
    return null;
  },
  demand: async ({ write }, input, by) => {
    await write((tx) => demandSecondFactor(tx, by, input));
    return null;
  },
};
