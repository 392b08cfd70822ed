import { deskCall, type DeskAnswer } from '#web/desk/parts/desk-call.ts';
import type { Begun } from '#web/seller/products/proposal-values.ts';

const NONE: Begun = { proposal: null, product: null, rule: null };

/**
 * The product and its open proposal, as far as they exist, by the id of the list's row: below zero
 * it has only a proposal; null for a new one, which starts with the first shipping rule.
 */
export async function readBegun(id: number | null): Promise<DeskAnswer<Begun>> {
  if (id === null) {
    const rules = await deskCall('sellerProduct.rules');
    const rule = rules.ok ? (rules.data.shipping_rules[0]?.id ?? null) : null;
    return rules.ok ? { ...rules, data: { proposal: null, product: null, rule } } : rules;
  }
  if (id < 0) {
    const found = await deskCall('sellerProduct.proposal', { id: -id });
    return found.ok ? { ...found, data: { ...NONE, proposal: found.data } } : found;
  }
  const product = await deskCall('sellerProduct.find', { id });
  if (!product.ok) return product;
  const { proposal } = product.data;
  if (proposal === null) return { ...product, data: { ...NONE, product: product.data } };
  const open = await deskCall('sellerProduct.proposal', { id: proposal });
  return open.ok
    ? { ...open, data: { ...NONE, proposal: open.data, product: product.data } }
    : open;
}
