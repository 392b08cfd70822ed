import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminShippingRuleCalls } from '#contract/admin/shipping-rule.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import {
  deleteShippingRule,
  listShippingRules,
  openShippingRule,
  saveShippingRule,
  SHIPPING_RULE,
} from '#market/shipping/edit-shipping-rule.ts';

export const adminShippingRuleHandlers: Handlers<typeof adminShippingRuleCalls> = {
  ...resourceHandlers({
    kind: SHIPPING_RULE,
    list: ({ reading }, query, by) => listShippingRules(reading.db, by, query),
    open: (db, id, { market }) => openShippingRule(db, id, market),
    save: (tx, by, sent, { market }) => saveShippingRule(tx, by, sent, market),
    remove: deleteShippingRule,
  }),
  ...bulkHandlers(bulkKinds['shipping-rule']),
};
