// PayPal, as the shop sees it: tokens, orders with their page, captures, refunds, and notices
// signed with a certificate of its own. All in memory.
import { makeCertificate } from './certificate.ts';
import { addressOf, sendBack, type AtGateway, type Made, type Window } from './come-back.ts';
import { openDisputes, type Disputes } from './disputes.ts';
import { signedNotice, type Signing } from './paypal-notices.ts';
import {
  asOrder,
  asRefund,
  isRefused,
  minorOfMoney,
  numbered,
  type Order,
} from './paypal-objects.ts';
import { openOrders } from './paypal-orders.ts';
import { readObjects } from './paypal-reads.ts';
import { openRefunds } from './paypal-refunds.ts';
import { declined, missing, refuse } from './paypal-rules.ts';
import { openTokens } from './paypal-tokens.ts';
import { hostedPage, windowClosed } from './hosted-page.ts';
import {
  formOf,
  sendNotice,
  standIn,
  type GatewayRequest,
  type Notice,
  type Reply,
  type Sending,
  type StandIn,
} from './stand-in.ts';

/**
 * `ref` is an order; after `decline` its capture is declined, after `hold` it waits. `expire` makes
 * PayPal forget an order that nobody approved, `expireTokens` all tokens. `signed` is a notice with
 * other data behind its signature.
 */
export type PaypalStandIn = StandIn &
  AtGateway &
  Window & {
    disputes: Disputes;
    keys: { clientId: string; clientSecret: string; webhookId: string };
    expire: (ref: string) => void;
    expireTokens: () => void;
    /** A captured order can no longer be found by its number. */
    forget: (ref: string) => void;
    signed: (kind: string, ref: string, signing: Signed) => Notice;
  };

/** The changed parts of a notice's signature. */
type Signed = { [part in keyof Signing]?: Signing[part] | undefined };

const KEYS = {
  clientId: 'client of the stand-in',
  clientSecret: 'secret of the stand-in',
  webhookId: 'WH-STANDIN0000000000',
};
const CERTIFICATE = '/v1/notifications/certs/CERT-standin';
const CHOICES: [string, string][] = [
  ['pay', 'Pay'],
  ['hold', 'Pay, and let PayPal review it'],
  ['decline', 'Pay with a card that is declined'],
  ['cancel', 'Cancel and go back'],
  ['close', 'Approve and close the window'],
];

export async function openPaypal({
  port = 0,
  webhook = null,
}: { port?: number; webhook?: string | null } = {}): Promise<PaypalStandIn> {
  const orders = openOrders();
  const tokens = openTokens(KEYS);
  const replies = new Map<string, Reply>();
  const certificate = makeCertificate();
  const disputes = openDisputes(
    (kind) => (kind === 'dispute' ? `PP-D-${numbered()}` : numbered()),
    orders.paidBy,
  );
  const refunds = openRefunds(orders, disputes, () => paypal.refundsWait);
  const books = { orders, refunds, disputes, url: () => stand.url };
  const stand = await standIn(answer, port);
  const paypal: PaypalStandIn = Object.assign(stand, {
    keys: KEYS,
    webhook,
    refundsWait: false,
    pay: (order: string) => orders.approve(order, 'money'),
    decline: (order: string) => orders.approve(order, 'decline'),
    hold: (order: string) => orders.approve(order, 'wait'),
    cancel: orders.cancel,
    payInWindow: orders.payInWindow,
    release: orders.release,
    expire: (order: string) => {
      orders.all.delete(order);
    },
    expireTokens: tokens.expire,
    forget: (order: string) => {
      orders.forgotten.add(order);
    },
    endRefund: refunds.endRefund,
    refundThere: refunds.refundThere,
    disputes,
    signed,
    made,
    notice: (kind: string, ref: string, at?: Date) => signed(kind, ref, { at }),
    notify: async (kind: string, ref: string, sending: Sending = {}) =>
      paypal.webhook
        ? sendNotice(paypal.webhook, signed(kind, ref, { at: sending.at }), sending)
        : [],
  });
  return paypal;

  async function answer(request: GatewayRequest): Promise<Reply | null> {
    const { method, path, headers, query } = request;
    if (path === CERTIFICATE) return { html: certificate.pem };
    if (path === '/checkoutnow') return page(orders.findOrThrow(query.get('token') ?? ''), request);
    if (path === '/v1/oauth2/token') return method === 'POST' ? tokens.give(request) : null;
    if (!tokens.isKnown(headers.authorization))
      return {
        status: 401,
        json: { error: 'invalid_token', error_description: 'Token signature verification failed' },
      };
    return method === 'POST' ? once(request) : readObjects(books, request);
  }

  /**
   * An answer to a request id is repeated, even for a declined capture; a request that the rules
   * refused may be tried again.
   */
  function once(request: GatewayRequest): Reply | null {
    const number = request.headers['paypal-request-id'];
    if (!number || number.length > 108) return refuse(400, 'PAYPAL_REQUEST_ID_REQUIRED');
    const before = replies.get(`${request.path} ${number}`);
    if (before) return before === declined ? before : { ...before, status: 200 };
    const reply = act(request);
    if (reply && ((reply.status ?? 200) < 300 || reply === declined))
      replies.set(`${request.path} ${number}`, reply);
    return reply;
  }

  function act({ path, raw, change }: GatewayRequest): Reply | null {
    const asMade = (order: Order): Reply => ({
      status: 201,
      json: asOrder(order, refunds.given(), change, stand.url),
    });
    if (path === '/v2/checkout/orders') {
      const order = orders.make(raw);
      return isRefused(order) ? order : asMade(order);
    }
    const [, kind, ref = ''] =
      /^\/v2\/(?:checkout|payments)\/(orders|captures)\/(\w+)\/(?:capture|refund)$/.exec(path) ??
      [];
    const order = orders.all.get(ref);
    if (kind === 'orders') return order ? (orders.capture(order) ?? asMade(order)) : missing;
    return kind === 'captures' ? giveBack(ref, raw) : null;
  }

  function giveBack(capture: string, raw: Buffer): Reply {
    const made = refunds.giveBack(capture, raw);
    return isRefused(made) ? made : { status: 201, json: asRefund(made, stand.url) };
  }

  async function page(order: Order, { method, raw }: GatewayRequest): Promise<Reply> {
    const [unit] = order.wish.purchase_units;
    const choice = method === 'POST' ? formOf(raw).get('do') : null;
    const open = order.status === 'PAYER_ACTION_REQUIRED';
    const { brand_name: brand } = order.wish.payment_source.paypal.experience_context;
    if (!choice || !open)
      return hostedPage({
        gateway: 'PayPal',
        amount: `${unit?.amount.value} ${unit?.amount.currency_code}`,
        title: `${brand}: ${unit?.description}`,
        choices: open ? CHOICES : [],
        message: open ? '' : 'This is approved already.',
      });
    if (choice === 'cancel') return sendBack(paypal.cancel(order.id));
    const comeBack =
      choice === 'decline'
        ? paypal.decline(order.id)
        : choice === 'hold'
          ? paypal.hold(order.id)
          : paypal.pay(order.id);
    if (choice !== 'decline')
      await paypal.notify('CHECKOUT.ORDER.APPROVED', order.id).catch(() => []);
    return choice === 'close'
      ? windowClosed('PayPal')
      : sendBack({ ...comeBack, url: addressOf(comeBack), fields: {} });
  }

  function signed(kind: string, ref: string, signing: Signed): Notice {
    const { at = new Date(), webhookId = KEYS.webhookId } = signing;
    return signedNotice(books, kind, ref, {
      at,
      webhookId,
      certificate: signing.certificate ?? certificate,
      certUrl: signing.certUrl ?? `${stand.url}${CERTIFICATE}`,
    });
  }

  function made(key: string): Made {
    const own = [...orders.all.values()].filter(
      ({ wish }) => wish.purchase_units[0]?.custom_id === key,
    );
    const paid = own.filter(({ capture }) => capture?.status === 'COMPLETED');
    const back = refunds
      .given()
      .filter(
        (refund) =>
          refund.status !== 'FAILED' && paid.some((order) => order.capture?.id === refund.capture),
      )
      .map(({ amount }) => minorOfMoney(amount));
    return {
      opened: own.length,
      received: paid.reduce(
        (sum, { wish }) => sum + minorOfMoney(wish.purchase_units[0]?.amount),
        0,
      ),
      back,
    };
  }
}
