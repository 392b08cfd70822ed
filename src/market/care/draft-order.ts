// An order that staff make for a customer: on the phone, or at a counter.
import { linkKey } from '#base/id.ts';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { BasketLine } from '#market/orders/order-lines.ts';
import {
  customer,
  customerKey,
  visitor,
  type Shopper,
  type Staff,
} from '#market/settings/actor.ts';

/**
 * What is to be ordered, before anything is checked. `customerId` null: a new person without an
 * account.
 */
export type DraftOrder = {
  customerId: number | null;
  /** One of the customer's addresses; null when a new one is entered. */
  addressId: number | null;
  /** The country of a newly entered address; empty while it is unknown. */
  country: string;
  state: string;
  lines: BasketLine[];
  voucher: string;
  method: number | null;
};

/**
 * The buyer of an order: a customer, or a person without an account under a fresh visitor token.
 * `language` is for their letters. Refuses 'account-not-found'.
 */
export async function buyerOf(
  db: Db,
  by: Staff,
  customerId: number | null,
  language: string,
): Promise<Shopper> {
  const person = { language, timeZone: by.timeZone };
  if (customerId === null) return visitor(linkKey(), person);
  const account = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (!account) throw new Refusal('account-not-found');
  return customer(customerId, '', person);
}

/** Where the order goes, as far as that is known. Refuses 'address-not-found'. */
export async function placeOf(
  db: Db,
  { customerId, addressId, country, state }: DraftOrder,
): Promise<{ country: string; state: string } | null> {
  if (addressId === null) return country ? { country, state } : null;
  const address = await db
    .selectFrom('addresses')
    .select(['country', 'state'])
    .where('id', '=', addressId)
    .where('shopper', '=', customerKey(customerId ?? 0))
    .executeTakeFirst();
  if (!address) throw new Refusal('address-not-found');
  return address;
}
