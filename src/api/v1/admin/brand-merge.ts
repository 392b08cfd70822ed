import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import type { adminBrandMergeCalls } from '#contract/admin/brand-merge.ts';
import { openBrand } from '#market/catalogue/edit-brand.ts';
import { mergeBrands } from '#market/catalogue/merge-brands.ts';

export const adminBrandMergeHandlers: Handlers<typeof adminBrandMergeCalls> = {
  merge: ({ write, market }, sent, by) =>
    write(async (tx) => {
      await mergeBrands(tx, by, sent, market);
      const stays = await openBrand(tx, sent.into);
      if (!stays) throw new Refusal('thing-not-found');
      return stays;
    }),
};
