// What Razorpay refuses in an order: invalid amounts, currencies and times.
import type { No } from './razorpay-objects.ts';

/** An order in the shop's request. */
export type OrderWish = {
  amount?: unknown;
  currency?: unknown;
  receipt?: unknown;
  notes?: unknown;
  payment?: unknown;
};
/** A valid order; `capturedWithin` in minutes. */
type Readable = {
  amount: number;
  currency: string;
  receipt: string | null;
  notes: Record<string, string>;
  capturedWithin: number;
};

const LEAST_RUPEES = 100;
const MOST_RECEIPT = 40;
/** In minutes. */
export const MOST_PERIOD = 7200;

/** A valid order, or why it is refused. */
export function readOrder(wish: OrderWish): Readable | No {
  const { amount, currency, receipt, notes, payment } = wish;
  const { automatic, manual } = periodsOf(payment);
  if (
    ![automatic, manual].every(
      (minutes) => Number.isInteger(minutes) && minutes >= 12 && minutes <= MOST_PERIOD,
    )
  )
    return { no: 'The expiry periods must be from 12 to 7200 minutes.', status: 400 };
  if (manual < automatic)
    return {
      no: 'The manual expiry period must be no less than the automatic one.',
      status: 400,
    };
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1)
    return { no: 'The amount must be an integer.', status: 400 };
  if (typeof currency !== 'string' || !/^[A-Z]{3}$/.test(currency) || currency === 'AFN')
    return { no: 'Currency is not supported', status: 400 };
  if (currency === 'INR' && amount < LEAST_RUPEES)
    return { no: 'Order amount less than minimum amount allowed', status: 400 };
  if (['KWD', 'BHD', 'OMR', 'JOD', 'TND', 'IQD'].includes(currency) && amount % 10 !== 0)
    return { no: 'The last digit of the amount must be 0', status: 400 };
  if (typeof receipt === 'string' && receipt.length > MOST_RECEIPT)
    return { no: 'The receipt may not be greater than 40 characters.', status: 400 };
  return {
    amount,
    currency,
    receipt: typeof receipt === 'string' ? receipt : null,
    notes: (notes ?? {}) as Record<string, string>,
    capturedWithin: manual,
  };
}

/** In minutes; the default is the longest. */
function periodsOf(payment: unknown): { automatic: number; manual: number } {
  const options: unknown = Reflect.get(Object(payment), 'capture_options');
  const of = (name: string) => Number(Reflect.get(Object(options), name) ?? MOST_PERIOD);
  return { automatic: of('automatic_expiry_period'), manual: of('manual_expiry_period') };
}
