// Orders at the stand-in of PayPal, their captures, and the shoppers' actions.
import { exponentOf } from '#base/currency.ts';
import { toMoney } from '#outside/gateways/paypal/paypal-amounts.ts';
import type { ComeBack, InWindow } from './come-back.ts';
import { minorOfMoney, numbered, type Order } from './paypal-objects.ts';
import { declined, isReply, readWish, refuse } from './paypal-rules.ts';
import type { Reply } from './stand-in.ts';

/** The account of the stand-in's keys. */
const OWN = 'STANDHNSHP222';

export type Orders = ReturnType<typeof openOrders>;

export function openOrders() {
  const all = new Map<string, Order>();
  /** Captured orders that can no longer be found by number. */
  const forgotten = new Set<string>();

  function make(raw: Buffer): Order | Reply {
    const wish = readWish(raw);
    if (isReply(wish)) return wish;
    const made: Order = {
      id: numbered(),
      wish,
      status: 'PAYER_ACTION_REQUIRED',
      created: new Date().toISOString().replace(/\.\d+/, ''),
      capture: null,
      payee: OWN,
      meets: 'money',
    };
    all.set(made.id, made);
    return made;
  }

  /** A browser makes an order with only the client id, and has it approved and captured. */
  function payInWindow({
    minor,
    currency = 'USD',
    payee = OWN,
    at = new Date(),
    echo = '',
    state = 'paid',
  }: InWindow): string {
    const amount = toMoney({ minor, currency, exponent: exponentOf(currency) });
    const order = make(
      Buffer.from(JSON.stringify({ intent: 'CAPTURE', purchase_units: [{ amount }] })),
    );
    if (!('created' in order)) throw new Error(`PayPal refuses ${minor} ${currency}`);
    const [unit] = order.wish.purchase_units;
    if (unit) unit.custom_id = echo;
    Object.assign(order, { payee, created: at.toISOString(), status: 'APPROVED' });
    if (state === 'pending') order.meets = 'wait';
    if (state !== 'approved') capture(order);
    return order.id;
  }

  function capture(order: Order): Reply | null {
    if (order.status === 'COMPLETED') return refuse(422, 'ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refuse(422, 'ORDER_NOT_APPROVED');
    if (order.meets === 'decline') {
      order.status = 'PAYER_ACTION_REQUIRED';
      return declined;
    }
    const invoice = order.wish.purchase_units[0]?.invoice_id;
    if (
      invoice &&
      [...all.values()].some(
        (other) => other.capture && other.wish.purchase_units[0]?.invoice_id === invoice,
      )
    )
      return refuse(422, 'DUPLICATE_INVOICE_ID');
    order.status = 'COMPLETED';
    order.capture = {
      id: numbered(),
      status: order.meets === 'wait' ? 'PENDING' : 'COMPLETED',
      created: order.created,
    };
    return null;
  }

  function findOrThrow(ref: string): Order {
    const found = all.get(ref);
    if (!found) throw new Error(`no order ${ref}`);
    return found;
  }

  function withCapture(ref: string): Order | undefined {
    return [...all.values()].find((order) => order.capture?.id === ref);
  }

  function paidBy(ref: string) {
    const {
      capture,
      wish: {
        purchase_units: [unit],
      },
    } = findOrThrow(ref);
    if (capture?.status !== 'COMPLETED' || !unit) throw new Error(`Nobody paid ${ref}`);
    return {
      payment: capture.id,
      minor: minorOfMoney(unit.amount),
      currency: unit.amount.currency_code,
    };
  }

  function approve(ref: string, meets: Order['meets']): ComeBack {
    const order = findOrThrow(ref);
    if (order.status === 'PAYER_ACTION_REQUIRED')
      Object.assign(order, { status: 'APPROVED', meets });
    return to(order, 'return_url', { token: order.id, PayerID: 'QYR5Z8XDVJNXQ' });
  }

  function cancel(ref: string): ComeBack {
    return to(findOrThrow(ref), 'cancel_url', { token: ref });
  }

  function release(ref: string, well = true): void {
    const { capture: taken } = findOrThrow(ref);
    if (taken?.status === 'PENDING') taken.status = well ? 'COMPLETED' : 'DECLINED';
  }

  return {
    all,
    forgotten,
    make,
    payInWindow,
    capture,
    findOrThrow,
    withCapture,
    paidBy,
    approve,
    cancel,
    release,
  };
}

const to = (
  { wish }: Order,
  where: 'return_url' | 'cancel_url',
  fields: Record<string, string>,
): ComeBack => ({
  method: 'GET',
  url: wish.payment_source.paypal.experience_context[where],
  fields,
});
