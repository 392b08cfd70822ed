// PayPal, as the shop sees it: tokens, orders with their page, captures, refunds, and notices
// signed with a certificate of its own. All in memory.
import { randomBytes, randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { decimalText, exponentOf } from '#base/currency.ts';
import { makeCertificate, type Certificate } from './certificate.ts';
import {
  addressOf,
  sendBack,
  windowClosed,
  type AtGateway,
  type ComeBack,
  type Made,
} from './come-back.ts';
import {
  asCapture,
  asOrder,
  asRefund,
  minorOfMoney,
  sumOf,
  type Kept,
  type Refund,
} from './paypal-objects.ts';
import { openDisputes, pageOf, type Dispute, type Disputes } from './disputes.ts';
import { asDispute, asInfo } from './paypal-disputes.ts';
import { isReply, readRefund, readWish, refuse } from './paypal-rules.ts';
import {
  formOf,
  hostedPage,
  sendNotice,
  standIn,
  type Asked,
  type Reply,
  type Sending,
  type StandIn,
} from './stand-in.ts';

type Signing = {
  at?: Date | undefined;
  certificate?: Certificate;
  certUrl?: string;
  webhookId?: string;
};
/**
 * `ref` is an order; after `decline` its capture is declined, after `hold` it waits. `expire` lets
 * PayPal forget an order that nobody approved, `expireTokens` all tokens. `signed` is a notice with
 * other things behind its signature.
 */
export type PaypalStandIn = StandIn &
  AtGateway & {
    disputes: Disputes;
    keys: { clientId: string; clientSecret: string; webhookId: string };
    expire: (ref: string) => void;
    expireTokens: () => void;
    /** An order that was captured is not known by its number any more. */
    forget: (ref: string) => void;
    signed: (
      kind: string,
      ref: string,
      signing: Signing,
    ) => { body: string; headers: Record<string, string> };
  };

const KEYS = {
  clientId: 'client of the stand-in',
  clientSecret: 'secret of the stand-in',
  webhookId: 'WH-STANDIN0000000000',
};
const CERTIFICATE = '/v1/notifications/certs/CERT-standin';
const TOKEN_SECONDS = 32_400;
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
  const orders = new Map<string, Kept>();
  const refunds = new Map<string, Refund>();
  const tokens = new Set<string>();
  const answered = new Map<string, Reply>();
  const forgotten = new Set<string>();
  const certificate = makeCertificate();
  const disputes = openDisputes(
    (kind) => (kind === 'dispute' ? `PP-D-${number()}` : number()),
    paidBy,
  );
  const stand = await standIn(answer, port);
  const given = () => [...refunds.values()];
  const back = (kept: Kept, meets: Kept['meets']): ComeBack => {
    if (kept.status === 'PAYER_ACTION_REQUIRED') Object.assign(kept, { status: 'APPROVED', meets });
    return to(kept, 'return_url', { token: kept.id, PayerID: 'QYR5Z8XDVJNXQ' });
  };
  const paypal: PaypalStandIn = Object.assign(stand, {
    keys: KEYS,
    webhook,
    refundsWait: false,
    pay: (order: string) => back(keptOf(order), 'money'),
    decline: (order: string) => back(keptOf(order), 'decline'),
    hold: (order: string) => back(keptOf(order), 'wait'),
    cancel: (order: string) => to(keptOf(order), 'cancel_url', { token: order }),
    release: (order: string, well = true) => {
      const { capture } = keptOf(order);
      if (capture?.status === 'PENDING') capture.status = well ? 'COMPLETED' : 'DECLINED';
    },
    expire: (order: string) => {
      orders.delete(order);
    },
    expireTokens: () => tokens.clear(),
    forget: (order: string) => {
      forgotten.add(order);
    },
    endRefund: (ref: string, state: 'succeeded' | 'failed') => {
      const refund = refunds.get(ref);
      if (refund) refund.status = state === 'succeeded' ? 'COMPLETED' : 'FAILED';
    },
    refundThere,
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

  async function answer(asked: Asked): Promise<Reply | null> {
    const { method, path, headers, query } = asked;
    if (path === CERTIFICATE) return { html: certificate.pem };
    if (path === '/checkoutnow') return page(keptOf(query.get('token') ?? ''), asked);
    if (path === '/v1/oauth2/token') return method === 'POST' ? token(asked) : null;
    if (!tokens.has((headers.authorization ?? '').replace('Bearer ', '')))
      return {
        status: 401,
        json: { error: 'invalid_token', error_description: 'Token signature verification failed' },
      };
    return method === 'POST' ? once(asked) : read(asked);
  }

  function token({ headers, raw }: Asked): Reply {
    const right =
      headers.authorization ===
      `Basic ${Buffer.from(`${KEYS.clientId}:${KEYS.clientSecret}`).toString('base64')}`;
    if (!right || formOf(raw).get('grant_type') !== 'client_credentials')
      return {
        status: 401,
        json: { error: 'invalid_client', error_description: 'Client Authentication failed' },
      };
    const made = randomBytes(32).toString('base64url');
    tokens.add(made);
    return {
      json: {
        scope: 'https://uri.paypal.com/services/payments/payment',
        access_token: made,
        token_type: 'Bearer',
        app_id: 'APP-80W284485P519543T',
        expires_in: TOKEN_SECONDS,
        nonce: randomUUID(),
      },
    };
  }

  /**
   * What was answered once under a number is answered again, a declined capture too; what was
   * refused by the rules may be tried again.
   */
  function once(asked: Asked): Reply | null {
    const number = asked.headers['paypal-request-id'];
    if (!number || number.length > 108) return refuse(400, 'PAYPAL_REQUEST_ID_REQUIRED');
    const before = answered.get(`${asked.path} ${number}`);
    if (before) return before === declined ? before : { ...before, status: 200 };
    const reply = act(asked);
    if (reply && ((reply.status ?? 200) < 300 || reply === declined))
      answered.set(`${asked.path} ${number}`, reply);
    return reply;
  }

  function act({ path, raw, change }: Asked): Reply | null {
    if (path === '/v2/checkout/orders') return make(raw, change);
    const [, kind, ref = ''] =
      /^\/v2\/(?:checkout|payments)\/(orders|captures)\/(\w+)\/(?:capture|refund)$/.exec(path) ??
      [];
    if (kind === 'orders') return orders.has(ref) ? capture(keptOf(ref), change) : missing;
    return kind === 'captures' ? giveBack(ref, raw) : null;
  }

  function make(raw: Buffer, change: Asked['change']): Reply {
    const wish = readWish(raw);
    if (isReply(wish)) return wish;
    const made: Kept = {
      id: number(),
      wish,
      status: 'PAYER_ACTION_REQUIRED',
      created: new Date().toISOString().replace(/\.\d+/, ''),
      capture: null,
      meets: 'money',
    };
    orders.set(made.id, made);
    return { status: 201, json: asOrder(made, given(), change, stand.url) };
  }

  function capture(kept: Kept, change: Asked['change']): Reply {
    if (kept.status === 'COMPLETED') return refuse(422, 'ORDER_ALREADY_CAPTURED');
    if (kept.status !== 'APPROVED') return refuse(422, 'ORDER_NOT_APPROVED');
    if (kept.meets === 'decline') {
      kept.status = 'PAYER_ACTION_REQUIRED';
      return declined;
    }
    const invoice = kept.wish.purchase_units[0]?.invoice_id;
    if (
      [...orders.values()].some(
        (other) => other.capture && other.wish.purchase_units[0]?.invoice_id === invoice,
      )
    )
      return refuse(422, 'DUPLICATE_INVOICE_ID');
    kept.status = 'COMPLETED';
    kept.capture = {
      id: number(),
      status: kept.meets === 'wait' ? 'PENDING' : 'COMPLETED',
      created: kept.created,
    };
    return { status: 201, json: asOrder(kept, given(), change, stand.url) };
  }

  function giveBack(ref: string, raw: Buffer): Reply {
    const kept = withCapture(ref);
    const wish = readRefund(raw);
    if (!kept) return missing;
    if (isReply(wish)) return wish;
    const whole = kept.wish.purchase_units[0]?.amount;
    const left =
      minorOfMoney(whole) -
      sumOf(given().filter((one) => one.capture === ref && one.status !== 'FAILED'));
    const amount = wish.amount ?? whole;
    if (!amount || kept.capture?.status !== 'COMPLETED')
      return refuse(
        422,
        kept.capture?.status === 'PENDING' ? 'PENDING_CAPTURE' : 'REFUND_NOT_ALLOWED',
      );
    if (amount.currency_code !== whole?.currency_code)
      return refuse(422, 'REFUND_CAPTURE_CURRENCY_MISMATCH');
    const disputed = disputes.all.filter(({ payment }) => payment === ref);
    const isOpen = disputed.some(({ state }) => state === 'asked' || state === 'answered');
    if (disputed.some(({ state }) => state === 'lost'))
      return refuse(422, 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
    if (isOpen && minorOfMoney(amount) < left) return refuse(422, 'TRANSACTION_DISPUTED');
    if (left === 0) return refuse(422, 'CAPTURE_FULLY_REFUNDED');
    if (minorOfMoney(amount) > left) return refuse(422, 'REFUND_AMOUNT_EXCEEDED');
    const made: Refund = {
      id: number(),
      capture: ref,
      amount,
      customId: wish.custom_id,
      status: paypal.refundsWait ? 'PENDING' : 'COMPLETED',
      created: new Date().toISOString().replace(/\.\d+/, ''),
    };
    refunds.set(made.id, made);
    return { status: 201, json: asRefund(made, stand.url) };
  }

  function refundThere(ref: string, minor: number): string {
    const { capture, wish } = keptOf(ref);
    const currency = wish.purchase_units[0]?.amount.currency_code ?? '';
    const made = giveBack(
      capture?.id ?? '',
      Buffer.from(
        JSON.stringify({
          amount: { currency_code: currency, value: decimalText(minor, exponentOf(currency)) },
        }),
      ),
    );
    if (made.status !== 201)
      throw new Error(`PayPal refunds nothing of ${ref}: ${JSON.stringify(made.json)}`);
    return given().at(-1)?.id ?? '';
  }

  function paidBy(ref: string) {
    const {
      capture,
      wish: {
        purchase_units: [unit],
      },
    } = keptOf(ref);
    if (capture?.status !== 'COMPLETED' || !unit) throw new Error(`Nobody paid ${ref}`);
    return {
      payment: capture.id,
      minor: minorOfMoney(unit.amount),
      currency: unit.amount.currency_code,
    };
  }

  function readDisputes(id: string, query: URLSearchParams): Reply {
    if (disputes.forbidden) return refuse(403, 'PERMISSION_DENIED');
    const one = disputes.find(id);
    const say = (dispute: Dispute) => asDispute(dispute, stand.url);
    if (id) return one ? { json: disputes.spoil?.(say(one)) ?? say(one) } : missing;
    const own = disputes.all.filter(
      ({ payment }) => payment === query.get('disputed_transaction_id'),
    );
    const from = Number(query.get('next_page_token') ?? 0);
    const size = Number(query.get('page_size') ?? 10);
    const { said, more } = pageOf({ ...disputes, spoil: null }, own, from, size, (dispute) =>
      asInfo(dispute, stand.url),
    );
    query.set('next_page_token', String(from + said.length));
    const next = {
      href: `https://api-m.paypal.com/v1/customer/disputes?${query}`,
      rel: 'next',
      method: 'GET',
    };
    return {
      json: {
        ...(said.length > 0 ? { items: said } : {}),
        links: [
          { href: `${stand.url}/v1/customer/disputes`, rel: 'self', method: 'GET' },
          ...(more ? [next] : []),
        ],
      },
    };
  }

  function read({ path, query, change }: Asked): Reply | null {
    const dispute = /^\/v1\/customer\/disputes(?:\/([\w-]+))?$/.exec(path);
    if (dispute) return readDisputes(dispute[1] ?? '', query);
    const [, kind, ref = ''] =
      /^\/v2\/(?:checkout|payments)\/(orders|captures|refunds)\/(\w+)$/.exec(path) ?? [];
    if (kind === 'orders' && forgotten.has(ref)) return missing;
    const order = kind === 'orders' ? orders.get(ref) : withCapture(ref);
    const refund = refunds.get(ref);
    if (kind === 'refunds') return refund ? { json: asRefund(refund, stand.url) } : missing;
    return kind
      ? order
        ? {
            json:
              kind === 'orders'
                ? asOrder(order, given(), change, stand.url)
                : asCapture(order, given(), change, stand.url),
          }
        : missing
      : null;
  }

  async function page(kept: Kept, { method, raw }: Asked): Promise<Reply> {
    const [unit] = kept.wish.purchase_units;
    const choice = method === 'POST' ? formOf(raw).get('do') : null;
    const open = kept.status === 'PAYER_ACTION_REQUIRED';
    const title = `${kept.wish.payment_source.paypal.experience_context.brand_name}: ${unit?.description}`;
    if (!choice || !open)
      return hostedPage({
        gateway: 'PayPal',
        amount: `${unit?.amount.value} ${unit?.amount.currency_code}`,
        title,
        choices: open ? CHOICES : [],
        said: open ? '' : 'This is approved already.',
      });
    if (choice === 'cancel') return sendBack(paypal.cancel(kept.id));
    const way =
      choice === 'decline'
        ? paypal.decline(kept.id)
        : choice === 'hold'
          ? paypal.hold(kept.id)
          : paypal.pay(kept.id);
    if (choice !== 'decline')
      await paypal.notify('CHECKOUT.ORDER.APPROVED', kept.id).catch(() => []);
    return choice === 'close'
      ? windowClosed('PayPal')
      : sendBack({ ...way, url: addressOf(way), fields: {} });
  }

  function signed(
    kind: string,
    ref: string,
    {
      at = new Date(),
      certificate: signer = certificate,
      certUrl = `${stand.url}${CERTIFICATE}`,
      webhookId = KEYS.webhookId,
    }: Signing,
  ) {
    const dispute = disputes.find(ref);
    const order = orders.get(ref) ?? withCapture(ref);
    const refund = refunds.get(ref);
    const type = dispute
      ? 'dispute'
      : refund
        ? 'refund'
        : kind.startsWith('PAYMENT.')
          ? 'capture'
          : 'checkout-order';
    const resource = dispute
      ? asDispute(dispute, stand.url)
      : refund
        ? asRefund(refund, stand.url)
        : order
          ? (type === 'capture' ? asCapture : asOrder)(order, given(), {}, stand.url)
          : { id: ref };
    const time = at.toISOString().replace(/\.\d+/, '');
    const id = randomUUID();
    const body = JSON.stringify({
      id: `WH-${number()}-${number()}`,
      event_version: '1.0',
      create_time: time,
      resource_type: type,
      resource_version: '2.0',
      event_type: kind,
      summary: kind,
      resource,
      links: [],
    });
    const signature = sign(
      'RSA-SHA256',
      Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`),
      signer.privateKey,
    ).toString('base64');
    return {
      body,
      headers: {
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signature,
        'paypal-cert-url': certUrl,
        'paypal-auth-algo': 'SHA256withRSA',
      },
    };
  }

  function made(key: string): Made {
    const own = [...orders.values()].filter(
      ({ wish }) => wish.purchase_units[0]?.custom_id === key,
    );
    const paid = own.filter(({ capture }) => capture?.status === 'COMPLETED');
    const back = given()
      .filter(
        (refund) =>
          refund.status !== 'FAILED' && paid.some((kept) => kept.capture?.id === refund.capture),
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

  function keptOf(order: string): Kept {
    const found = orders.get(order);
    if (!found) throw new Error(`no order ${order}`);
    return found;
  }

  function withCapture(ref: string): Kept | undefined {
    return [...orders.values()].find((kept) => kept.capture?.id === ref);
  }
}

const declined = refuse(422, 'INSTRUMENT_DECLINED');
const missing = refuse(404, 'INVALID_RESOURCE_ID');
const number = () => randomBytes(9).toString('hex').toUpperCase().slice(0, 17);
const to = (
  { wish }: Kept,
  where: 'return_url' | 'cancel_url',
  fields: Record<string, string>,
): ComeBack => ({
  method: 'GET',
  url: wish.payment_source.paypal.experience_context[where],
  fields,
});
