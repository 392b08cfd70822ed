// A product that a store enters into a flash sale: what the sale asks of it.
import { Refusal } from '#base/refusal.ts';
import type { Money } from '#base/money.ts';

export const ENROLMENT = 'enrolment';

/** A sale as it stands; where stores take no part, it has no rules. */
export type SaleRules = {
  id: number;
  public: boolean;
  start_at: Date;
  enrol_until: Date | null;
  min_percent: number | null;
  per_store: number | null;
};
/** A product as it stands; `regular`: what it costs outside of sales, in minor units. */
export type Offered = { id: number; regular: Money; public: boolean };

/** Refuses 'enrolment-closed' unless stores can enrol at this moment. */
export function requireOpen({ public: on, enrol_until: until }: SaleRules, now: Date): void {
  if (!on || until === null || until <= now) throw new Refusal('enrolment-closed');
}

/**
 * Refuses 'product-not-on-sale', and beside the price 'sale-price-too-high' and
 * 'discount-too-small' with the least percent, in minor units.
 */
export function requireDeal(
  { min_percent: least }: SaleRules,
  { regular, public: shown }: Offered,
  price: Money,
): void {
  if (!shown) throw new Refusal('product-not-on-sale');
  if (price >= regular) throw new Refusal('sale-price-too-high', { field: 'price' });
  if (price * 100 > regular * (100 - (least ?? 0)))
    throw new Refusal('discount-too-small', { field: 'price', percent: least ?? 0 });
}
