import { isOnline } from '#market/settings/payment-method.ts';
import { orderMethod } from '#contract/constants.ts';

const HOUR_MS = 3_600_000;
/**
 * How long an order waits for its money before stock, quota and voucher become available again: for
 * a gateway, and for a bank.
 */
const WAITS_MS = { online: HOUR_MS, bank: 7 * 24 * HOUR_MS };

/** The deadline of an order with this payment method; null for cash, which is paid on delivery. */
export function payBy(method: number, now: Date): Date | null {
  if (method === orderMethod.bank) return new Date(now.getTime() + WAITS_MS.bank);
  return isOnline(method) ? new Date(now.getTime() + WAITS_MS.online) : null;
}
