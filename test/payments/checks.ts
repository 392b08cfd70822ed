// The shop asks a gateway about a payment, without a notice.
import { transaction } from '#db/transaction.ts';
import { checkPayment } from '#market/payments/check-payment.ts';
import { followPayments } from '#market/payments/follow-payments.ts';
import type { AtShop } from './at-shop.ts';
import type { Waiting } from './buyers.ts';

/** Asks at once. */
export async function checkNow({ shop: { services } }: AtShop, order: Waiting): Promise<void> {
  const id = order.payment;
  await checkPayment(
    services.db,
    { market: await services.market(), gateways: services.gateways },
    { id },
  );
}

/** Scheduled check of a payment; as if days later, because it was checked before. */
export async function followNow({ base: { db } }: AtShop, order: Waiting): Promise<void> {
  await db
    .updateTable('payments')
    .set({ follow_at: new Date(0) })
    .where('id', '=', order.payment)
    .execute();
  await transaction(db, (tx) => followPayments(tx));
}
