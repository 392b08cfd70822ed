import { isOnline } from '#market/settings/payment-method.ts';
import { orderMethod } from '#contract/constants.ts';

const HOUR_MS = 3_600_000;
/**
 * How long an order waits for its money before stock, quota and voucher go back: a gateway's page,
 * and a bank.
 */
const WAITS_MS = { online: HOUR_MS, bank: 7 * 24 * HOUR_MS };

/**
 * Until when an order that is to be paid so waits for its money; null: cash, which comes with the
 * parcel.
 */
export function payBy(method: number, now: Date): Date | null {
  if (method === orderMethod.bank) return new Date(now.getTime() + WAITS_MS.bank);
  return isOnline(method) ? new Date(now.getTime() + WAITS_MS.online) : null;
}
