// Payments that a client opened in PayPal's own window, with the shop's client id. The client
// decides the amount, the time, and even who gets the money.
import { z } from 'zod';
import { GatewayProblem, type FoundPayment } from '#market/payments/gateways/gateway.ts';
import { isDone, saysNo, type Send } from '#outside/gateways/paypal/paypal-client.ts';
import { fromMoney } from '#outside/gateways/paypal/paypal-amounts.ts';
import { paypalOrder, readOrder, type PaypalOrder } from '#outside/gateways/paypal/paypal-order.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const REF = /^[A-Z\d]{17}$/;
const NOT_THERE = 404;
const capture = z.object({
  id: z.string(),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: z.string().regex(REF).nullish() }) })
    .nullish(),
});
type Unit = PaypalOrder['purchase_units'][number];

/**
 * Finds such a payment by the number of its order or capture. Leaves out one that was refunded,
 * even in part. Throws a GatewayProblem.
 */
export function paypalFinding(ask: Send): (ref: string) => Promise<FoundPayment | null> {
  const ownAccount = cachedAccount(ask);
  return async (ref) => {
    const order = REF.test(ref) ? await orderOf(ask, ref) : null;
    const found = order && toFound(order);
    return found && (await isOwn(order, ownAccount)) ? found : null;
  };
}

async function orderOf(ask: Send, ref: string): Promise<PaypalOrder | null> {
  const order = await readOrder(ask, ref);
  if (order) return order;
  const answer = await ask(`/v2/payments/captures/${ref}`);
  if (answer.status === NOT_THERE) return null;
  if (!isDone(answer)) throw saysNo(answer);
  const { id, supplementary_data: more } = understand(capture, answer.body);
  if (id !== ref) throw new GatewayProblem('malformed', 'id');
  const orderId = more?.related_ids.order_id;
  const named = orderId ? await readOrder(ask, orderId) : null;
  const has = named?.purchase_units.some(({ payments }) =>
    payments?.captures?.some((one) => one.id === ref),
  );
  return has ? named : null;
}

/** The part of an order that can pay: one unit, captured once or not yet. */
function toFound(order: PaypalOrder): FoundPayment | null {
  const [unit, more] = order.purchase_units;
  const [taken, again] = unit?.payments?.captures ?? [];
  const state = stateOf(order, taken?.status);
  if (!unit || more || again || !state) return null;
  const amount = fromMoney(taken?.amount ?? unit.amount ?? { currency_code: '', value: '' });
  const openedAt = new Date(order.create_time ?? '');
  if (!amount || Number.isNaN(openedAt.getTime())) throw new GatewayProblem('malformed', 'order');
  return {
    providerRef: order.id,
    providerPaymentRef: taken?.id ?? null,
    state,
    amount,
    openedAt,
    echo: taken?.custom_id ?? unit.custom_id ?? null,
    email: null,
  };
}

function stateOf(
  { status, intent }: PaypalOrder,
  taken: string | undefined,
): FoundPayment['state'] | null {
  if (taken === undefined) return status === 'APPROVED' && intent === 'CAPTURE' ? 'approved' : null;
  return taken === 'COMPLETED' ? 'succeeded' : taken === 'PENDING' ? 'processing' : null;
}

/** Whether all of its money goes to the shop's own account. */
async function isOwn(
  { id, purchase_units: [unit] }: PaypalOrder,
  ownAccount: (like: Unit, id: string) => Promise<string>,
): Promise<boolean> {
  const payee = unit?.payee?.merchant_id;
  if (!unit || !payee || unit.payment_instruction?.platform_fees?.length) return false;
  return payee === (await ownAccount(unit, id));
}

/**
 * The account that the shop's keys belong to. PayPal has no call for it, but names it in every
 * order as the default payee: one order is made to read that, once, and never approved.
 */
function cachedAccount(ask: Send): (like: Unit, id: string) => Promise<string> {
  let account = '';
  return async ({ amount }, id) => {
    if (account) return account;
    const body = { intent: 'CAPTURE', purchase_units: [{ amount }] };
    const answer = await ask('/v2/checkout/orders', { body, requestId: `account-${id}` });
    if (!isDone(answer)) throw saysNo(answer);
    const [made] = understand(paypalOrder, answer.body).purchase_units;
    account = made?.payee?.merchant_id ?? '';
    if (!account) throw new GatewayProblem('malformed', 'payee');
    return account;
  };
}
