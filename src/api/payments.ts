// The ways back from a gateway's page, and its notices. Not calls of the contract: browsers are led
// there, gateways post there. Nothing that stands in them is believed; the gateway is asked.
import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context as AnyContext, Hono } from 'hono';
import { Refusal } from '#base/refusal.ts';
import { gatewayMethod, orderMethod } from '#contract/constants.ts';
import type { House } from '#house.ts';
import { GatewayProblem } from '#market/payments/gateway.ts';
import { lookAtPayment } from '#market/payments/look.ts';
import { cancelAtReturn, findReturn, type Return } from '#market/payments/return.ts';
import { takeNotice } from '#market/payments/take-notice.ts';
import { callerAddress, type Limits } from '#api/limits.ts';
import { readBytes } from '#api/wire/read-bytes.ts';

type Context = AnyContext<{ Bindings: HttpBindings }>;
type Door = { house: House; limits: Limits };

const MOST_NOTICE = 256 * 1024;
const MOST_RETURN = 16 * 1024;
const MOST_FIELDS = 40;
const methods: Record<string, number> = gatewayMethod;

/** Adds the addresses to the API. */
export function addPayments(api: Hono<{ Bindings: HttpBindings }>, door: Door): void {
  api.on(['GET', 'POST'], '/payment/return/:key', (context) => comeBack(door, context, true));
  api.on(['GET', 'POST'], '/payment/cancelled/:key', (context) => comeBack(door, context, false));
  api.post(`/webhooks/:gateway{${Object.keys(methods).join('|')}}`, (context) =>
    notice(door.house, context),
  );
}

/**
 * A shopper is back: the gateway is asked, and they are led to the page that waits for its answer.
 * Without a session, for some come by a POST from elsewhere, which brings no cookie.
 */
async function comeBack(
  { house, limits }: Door,
  context: Context,
  paid: boolean,
): Promise<Response> {
  context.header('cache-control', 'private, no-store');
  try {
    await limits(
      { guessable: true },
      'GET',
      callerAddress(
        context.env.incoming.socket.remoteAddress,
        context.env.incoming.headers,
        house.config.trustedProxies,
      ),
    );
    const found = await findReturn(house.db, context.req.param('key') ?? '');
    if (!found) return context.redirect('/user/orders', 303);
    if (paid) await ask(house, found, await fieldsOf(context));
    else await cancelAtReturn(house.db, found.key);
    return context.redirect(await pageOf(house, found, paid), 303);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return context.redirect('/user/orders', 303);
  }
}

async function ask(house: House, { key }: Return, brought: Record<string, string>): Promise<void> {
  try {
    await lookAtPayment(house.db, await house.shop(), house.gateways, { key }, brought);
  } catch (problem) {
    if (!(problem instanceof GatewayProblem)) throw problem; // it is asked again later
    house.log.warn(
      { payment: key.slice(0, 8), problem: problem.kind, code: problem.code },
      'a gateway did not answer at a return',
    );
  }
}

/** Query and form, first of each name, bounded. */
async function fieldsOf(context: Context): Promise<Record<string, string>> {
  const fields = new URL(context.req.url).searchParams;
  const form =
    context.req.method === 'POST'
      ? new URLSearchParams(Buffer.from(await readBytes(context, MOST_RETURN)).toString('utf8'))
      : [];
  return Object.fromEntries([...fields, ...form].slice(0, MOST_FIELDS).reverse());
}

async function pageOf(house: House, { orderId, language }: Return, paid: boolean): Promise<string> {
  const shop = await house.shop();
  const prefix =
    language === shop.default_language || !shop.languages.some(({ code }) => code === language)
      ? ''
      : `/${language}`;
  return paid
    ? `${prefix}/payment-callback?order=${orderId}`
    : `${prefix}/user/order/${orderId}?payment=cancelled`;
}

/**
 * A gateway's notice: its signature is checked, it is kept once, and the payment is asked for.
 * Whatever it says of a payment that is not known is answered with a yes, so that the gateway goes
 * on sending.
 */
async function notice(house: House, context: Context): Promise<Response> {
  const method = methods[context.req.param('gateway') ?? ''] ?? 0;
  const gateway = house.gateways.ofAny(await house.shop(), method);
  if (!gateway) return context.json({ received: false }, 404);
  const raw = await readBytes(context, MOST_NOTICE).catch(tooLarge);
  if (!raw) return context.json({ received: false }, 413);
  const read = await gateway.read(raw, context.req.raw.headers);
  if (!read)
    return context.json({ received: false }, method === orderMethod.flutterwave ? 401 : 400);
  const known = await takeNotice(house.db, method, { ...read, eventId: short(read.eventId) });
  if (!known)
    house.log.warn({ method, kind: read.kind }, 'a notice of a payment that is not known');
  return context.json({ received: true });
}

function tooLarge(problem: unknown): null {
  if (problem instanceof Refusal) return null;
  throw problem;
}

const short = (id: string) =>
  id.length <= 200 ? id : createHash('sha256').update(id).digest('hex');
