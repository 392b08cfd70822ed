// The door of the gateways: the ways back from their pages, and their notices. Not calls of the contract: browsers are led
// there, gateways post there. Nothing that stands in them is believed; the gateway is asked.
import { createHash } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context as AnyContext } from 'hono';
import { Refusal } from '#base/refusal.ts';
import type { Services } from '#hall/services.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import { checkPayment } from '#market/payments/check-payment.ts';
import {
  cancelAtReturn,
  findPaymentReturn,
  type PaymentReturn,
} from '#market/payments/gateways/payment-return.ts';
import { takeNotice } from '#market/payments/gateways/take-notice.ts';
import { callerAddress, type Limits } from '#hall/limits.ts';
import { readBytes } from '#hall/read-bytes.ts';

type Context = AnyContext<{ Bindings: HttpBindings }>;
type Door = { services: Services; limits: Limits };

const MOST_NOTICE = 256 * 1024;
const MOST_RETURN = 16 * 1024;
const MOST_FIELDS = 40;

/** The addresses, to stand below `/api/v1`. */
export function createWebhooks(
  services: Services,
  limits: Limits,
): Hono<{ Bindings: HttpBindings }> {
  const webhooks = new Hono<{ Bindings: HttpBindings }>();
  const door = { services, limits };
  const back = (paid: boolean) => (context: Context) => comeBack(door, context, paid);
  webhooks.on(['GET', 'POST'], '/payment/return/:key', back(true));
  webhooks.on(['GET', 'POST'], '/payment/cancelled/:key', back(false));
  webhooks.post(
    `/webhooks/:gateway{${services.gateways.known.map(({ code }) => code).join('|')}}`,
    (context) => notice(services, context),
  );
  return webhooks;
}

/**
 * A shopper is back: the gateway is asked, and they are led to the page that waits for its answer.
 * Without a session, for some come by a POST from elsewhere, which brings no cookie.
 */
async function comeBack(
  { services, limits }: Door,
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
        services.config.trustedProxies,
      ),
    );
    const found = await findPaymentReturn(services.db, context.req.param('key') ?? '');
    if (!found) return context.redirect('/user/orders', 303);
    if (paid) await ask(services, found, await fieldsOf(context));
    else await cancelAtReturn(services.db, found.key);
    return context.redirect(await pageOf(services, found, paid), 303);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return context.redirect('/user/orders', 303);
  }
}

async function ask(
  services: Services,
  { key }: PaymentReturn,
  brought: Record<string, string>,
): Promise<void> {
  try {
    await checkPayment(
      services.db,
      { market: await services.market(), gateways: services.gateways },
      { key },
      brought,
    );
  } catch (problem) {
    if (!(problem instanceof GatewayProblem)) throw problem; // it is asked again later
    services.log.warn(
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

async function pageOf(
  services: Services,
  { orderId, language }: PaymentReturn,
  paid: boolean,
): Promise<string> {
  const market = await services.market();
  const prefix =
    language === market.default_language || !market.languages.some(({ code }) => code === language)
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
async function notice(services: Services, context: Context): Promise<Response> {
  const { gateways } = services;
  const facts = gateways.known.find(({ code }) => code === context.req.param('gateway'));
  const gateway = facts && gateways.ofAny(await services.market(), facts.method);
  if (!gateway) return context.json({ received: false }, 404);
  const raw = await readBytes(context, MOST_NOTICE).catch(tooLarge);
  if (!raw) return context.json({ received: false }, 413);
  const read = await gateway.read(raw, context.req.raw.headers);
  if (!read) return context.json({ received: false }, facts.badSignature);
  const { method } = facts;
  const known = await takeNotice(services.db, method, { ...read, eventId: short(read.eventId) });
  if (!known)
    services.log.warn({ method, kind: read.kind }, 'a notice of a payment that is not known');
  return context.json({ received: true });
}

function tooLarge(problem: unknown): null {
  if (problem instanceof Refusal) return null;
  throw problem;
}

const short = (id: string) =>
  id.length <= 200 ? id : createHash('sha256').update(id).digest('hex');
