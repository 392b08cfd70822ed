import { ShippingRuleScreen } from '#web/desk/shop/shipping-rule-screen.tsx';

const CALLS = {
  open: 'adminShippingRule.open',
  save: 'adminShippingRule.save',
  remove: 'adminShippingRule.delete',
  restore: 'adminShippingRule.restore',
  edits: 'adminShippingRule.edits',
} as const;

const ShippingRulePage = () => <ShippingRuleScreen calls={CALLS} path="/admin/shipping" />;
export default ShippingRulePage;
