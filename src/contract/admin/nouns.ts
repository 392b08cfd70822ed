// The calls of the back office, noun by noun.
import { adminAttributeCalls } from '#contract/admin/attribute.ts';
import { adminBrandCalls } from '#contract/admin/brand.ts';
import { adminCategoryTreeCalls } from '#contract/admin/category-tree.ts';
import { adminCategoryCalls } from '#contract/admin/category.ts';
import { adminDeskCalls } from '#contract/admin/desk.ts';
import { adminPageCalls } from '#contract/admin/page.ts';
import { adminPictureCalls } from '#contract/admin/picture.ts';
import { adminSettingsCalls } from '#contract/admin/settings.ts';
import { adminTaxRuleCalls } from '#contract/admin/tax-rule.ts';

export const adminNouns = {
  adminDesk: adminDeskCalls,
  adminBrand: adminBrandCalls,
  adminAttribute: adminAttributeCalls,
  adminCategory: adminCategoryCalls,
  adminCategoryTree: adminCategoryTreeCalls,
  adminPage: adminPageCalls,
  adminPicture: adminPictureCalls,
  adminSettings: adminSettingsCalls,
  adminTaxRule: adminTaxRuleCalls,
};
