import type { Handlers } from '#api/handler.ts';
import type { adminViewAsCalls } from '#contract/admin/view-as.ts';
import { viewAs } from '#market/care/view-as.ts';

export const adminViewAsHandlers: Handlers<typeof adminViewAsCalls> = {
  begin: async ({ services, write }, input, by) => {
    const secret = await services.bearerSecret();
    return write((tx) => viewAs(tx, by, { ...input, secret }));
  },
};
