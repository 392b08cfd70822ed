// An order that one of the staff makes for a customer: on the phone, or at a counter.
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

/** What is wanted, before it is known whether that can be. `customerId` null: somebody new. */
export type DraftOrder = {
  customerId: number | null;
  /** One of the customer's addresses; null: another, which is typed. */
  addressId: number | null;
  /** Of the address that is typed; empty while it is not known. */
  country: string;
  state: string;
  lines: BasketLine[];
  voucher: string;
  method: number | null;
};

/**
 * Whom an order is made for: a customer, or somebody without an account, known by a token that
 * nobody has yet. `language`: in which their letters are. Refuses 'account-not-found'.
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

/** Where it goes, as far as that is known. Refuses 'address-not-found'. */
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
