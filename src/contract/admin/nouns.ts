// The calls of the back office, noun by noun.
import { adminBrandCalls } from '#contract/admin/brand.ts';
import { adminDeskCalls } from '#contract/admin/desk.ts';

export const adminNouns = {
  adminDesk: adminDeskCalls,
  adminBrand: adminBrandCalls,
};
