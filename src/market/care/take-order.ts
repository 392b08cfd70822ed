import { linkKey } from '#base/id.ts';
import { toDecimal, type Money } from '#base/money.ts';
import { priceText } from '#base/price-text.ts';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { saveAddress, type AddressFields } from '#market/addresses/save-address.ts';
import { buyerOf, type DraftOrder } from '#market/care/draft-order.ts';
import { giveTimeToPay } from '#market/orders/give-time-to-pay.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import type { PlacedOrder } from '#market/orders/placed-order.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import type { GatewayAccess } from '#market/payments/gateways/gateways.ts';
import { customerKey, type Shopper, type Staff } from '#market/settings/actor.ts';

/** An order to place for a customer; `total`: the sum they were told, in minor units. */
export type OrderToTake = GatewayAccess & {
  draft: DraftOrder & { method: number };
  /** The address to send it to, when it is not one of the customer's. */
  address: AddressFields | null;
  language: string;
  total: Money;
  /** Makes repeated requests safe: the same key gives the same order. */
  key: string;
};

/**
 * Places an order for a customer, or as a guest order for a person without an account. Stock,
 * quotas, vouchers and letters are as for every order; no cart is touched. A person without an
 * account gets a link that opens the order. Refuses what `placeOrder`, `saveAddress` and
 * `beginPayment` do, 'account-not-found', 'guests-not-allowed', 'required' without an address, and
 * 'total-changed'.
 */
export async function takeOrder(
  tx: Tx,
  by: Staff,
  taking: OrderToTake,
  now = new Date(),
): Promise<{ id: number }> {
  const { draft, market, gateways } = taking;
  await oneAtATime(tx, `order taken ${by.accountId} ${taking.key}`);
  const before = await findPlaced(tx, by, taking.key);
  if (before) return before;
  if (draft.customerId === null && !market.guest_checkout) throw new Refusal('guests-not-allowed');
  if (draft.customerId !== null) await oneAtATime(tx, customerKey(draft.customerId));
  const buyer = await buyerOf(tx, by, draft.customerId, taking.language);
  const placed = await placeOrder(tx, buyer, market, {
    method: draft.method,
    voucher: draft.voucher || undefined,
    basket: { lines: draft.lines, addressId: await addressFor(tx, buyer, taking) },
    now,
  });
  if (placed.total !== taking.total)
    throw new Refusal('total-changed', {
      total: priceText(toDecimal(placed.total, market.currency_exponent), market),
    });
  await writeTaker(tx, by, { placed, buyer, key: taking.key });
  await giveTimeToPay(tx, placed.id, now);
  if (!placed.paid && draft.method !== orderMethod.cashOnDelivery)
    await beginPayment(
      tx,
      buyer,
      { orderId: placed.id, method: draft.method, market, gateways },
      now,
    );
  await audit(tx, by, { action: 'order.take', subject: `order:${placed.id}`, note: placed.code });
  return { id: placed.id };
}

async function findPlaced(tx: Tx, by: Staff, key: string): Promise<{ id: number } | undefined> {
  return tx
    .selectFrom('orders')
    .select('id')
    .where('taken_by', '=', by.accountId)
    .where('taken_key', '=', key)
    .executeTakeFirst();
}

async function addressFor(tx: Tx, buyer: Shopper, { draft, address }: OrderToTake) {
  if (draft.addressId !== null) return draft.addressId;
  if (!address) throw new Refusal('required', { field: 'address_1' });
  return saveAddress(tx, buyer, null, address);
}

type PlacedDraft = { placed: PlacedOrder; buyer: Shopper; key: string };

async function writeTaker(tx: Tx, by: Staff, { placed, buyer, key }: PlacedDraft): Promise<void> {
  await tx
    .updateTable('orders')
    .set({
      taken_by: by.accountId,
      taken_as: by.name,
      taken_key: key,
      link_key: buyer.kind === 'visitor' ? linkKey() : null,
    })
    .where('id', '=', placed.id)
    .execute();
}
