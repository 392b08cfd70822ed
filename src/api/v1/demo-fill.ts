import type { Handlers } from '#api/handler.ts';
import type { demoFillCalls } from '#contract/demo-fill.ts';

export const demoFillHandlers: Handlers<typeof demoFillCalls> = {
  state: async ({ services }) => services.demoFill.state(),
};
