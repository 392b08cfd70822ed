import { ShippingRuleScreen } from '#web/desk/shop/shipping-rule-screen.tsx';

const CALLS = {
  open: 'sellerShipping.open',
  save: 'sellerShipping.save',
  remove: 'sellerShipping.delete',
  edits: 'sellerShipping.edits',
} as const;

/** One of the store's own shipping rules. */
const ShippingRulePage = () => <ShippingRuleScreen calls={CALLS} path="/seller/shipping" />;
export default ShippingRulePage;
