// A product that a store enrols in a flash sale, and the rules it must meet.
import { Refusal } from '#base/refusal.ts';
import type { Money } from '#base/money.ts';

export const ENROLMENT = 'enrolment';

/** A sale and its rules; it has no rules if stores cannot enrol. */
export type SaleRules = {
  id: number;
  public: boolean;
  start_at: Date;
  enrol_until: Date | null;
  min_percent: number | null;
  per_store: number | null;
};
/** A product; `regular`: its price outside of sales, in minor units. */
export type Offered = { id: number; regular: Money; public: boolean };

/** Refuses 'enrolment-closed' unless stores can enrol now. */
export function requireOpen({ public: on, enrol_until: until }: SaleRules, now: Date): void {
  if (!on || until === null || until <= now) throw new Refusal('enrolment-closed');
}

/**
 * Refuses 'product-not-on-sale', and, at the price, 'sale-price-too-high' and 'discount-too-small'
 * with the least percentage. Prices in minor units.
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
