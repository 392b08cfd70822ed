import type { HttpBindings } from '@hono/node-server';
import type { Context as AnyContext } from 'hono';
import { Refusal } from '#base/refusal.ts';
import { callerAddress, type Limits } from '#hall/limits.ts';
import { readBytes } from '#hall/read-bytes.ts';
import type { Services } from '#hall/services.ts';
import { checkPayment } from '#market/payments/check-payment.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import {
  cancelAtReturn,
  findPaymentReturn,
  type PaymentReturn,
} from '#market/payments/gateways/payment-return.ts';

export type Context = AnyContext<{ Bindings: HttpBindings }>;
type Door = { services: Services; limits: Limits };

const MOST_RETURN = 16 * 1024;
const MOST_FIELDS = 40;

/**
 * A shopper comes back from a gateway's page: the gateway is asked, and they are redirected to the
 * page that waits for its answer. Works without a session, because some come by a POST from another
 * site, which carries no cookie.
 */
export async function leadBack(
  { services, limits }: Door,
  context: Context,
  paid: boolean,
): Promise<Response> {
  context.header('cache-control', 'private, no-store');
  try {
    await limits({ guessable: true }, 'GET', callerAddress(context.env.incoming, services.config));
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

/** Query and form fields, the first of each name, limited in number and length. */
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
  { orderId, language, origin }: PaymentReturn,
  paid: boolean,
): Promise<string> {
  const market = await services.market();
  const prefix =
    language === market.default_language || !market.languages.some(({ code }) => code === language)
      ? ''
      : `/${language}`;
  // checked again: the owner may have removed it from the list since
  if (origin !== null && services.config.clientOrigins.includes(origin))
    return `${origin}${prefix}/user/order/${orderId}`;
  return paid
    ? `${prefix}/payment-callback?order=${orderId}`
    : `${prefix}/user/order/${orderId}?payment=cancelled`;
}
