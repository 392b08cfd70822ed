import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminTaxRuleCalls } from '#contract/admin/tax-rule.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import {
  deleteTaxRule,
  listTaxRules,
  openTaxRule,
  saveTaxRule,
  TAX_RULE,
} from '#market/pricing/edit-tax-rule.ts';

export const adminTaxRuleHandlers: Handlers<typeof adminTaxRuleCalls> = {
  ...resourceHandlers({
    kind: TAX_RULE,
    list: ({ reading, market }, query, by) => listTaxRules(reading.db, by, query, market),
    open: (db, id, { market }) => openTaxRule(db, id, market),
    save: (tx, by, sent, { market }) => saveTaxRule(tx, by, sent, market),
    remove: deleteTaxRule,
  }),
  ...bulkHandlers(bulkKinds['tax-rule']),
};
