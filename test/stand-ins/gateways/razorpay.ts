// Razorpay, as the shop and its shoppers see it: orders, the hosted page, payments, refunds and
// signed notices.
import { createHmac } from 'node:crypto';
import { sendBack, type AtGateway, type ComeBack } from './come-back.ts';
import { disputedOf, openDisputes, pageOf, type Disputes } from './disputes.ts';
import { openBooks, type Books } from './razorpay-books.ts';
import { asDispute } from './razorpay-disputes.ts';
import { noticeBody } from './razorpay-notices.ts';
import { changed, collection, missing, no, replyOf, type Payment } from './razorpay-objects.ts';
import { hostedPage, windowClosed } from './hosted-page.ts';
import {
  formOf,
  sendNotice,
  standIn,
  type GatewayRequest,
  type Notice,
  type Reply,
  type StandIn,
} from './stand-in.ts';

/** A declined payment that is released is one that came late. */
export type RazorpayStandIn = StandIn &
  AtGateway & {
    disputes: Disputes;
    keys: { keyId: string; keySecret: string; webhookSecret: string };
    books: Books;
  };

const KEYS = {
  keyId: 'rzp_test_StandIn',
  keySecret: 'secret of the stand-in',
  webhookSecret: 'webhook secret of the stand-in',
};
const sign = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest('hex');

export async function openRazorpay({
  port = 0,
  webhook = null,
}: { port?: number; webhook?: string | null } = {}): Promise<RazorpayStandIn> {
  const books = openBooks(
    () => handle.refundsWait,
    (payment) => disputedOf(disputes, payment),
  );
  const checkouts = new Map<string, { callback: string; cancel: string }>();
  let events = 0;
  let disputed = 0;
  const disputes = openDisputes(
    (kind) =>
      `${kind === 'dispute' ? 'disp' : 'adj'}_StandIn${String(++disputed).padStart(7, '0')}`,
    (ref) => {
      const paid = books.paymentsOf(ref).find(({ captured }) => captured);
      if (!paid) throw new Error(`Nobody paid ${ref}`);
      return { payment: paid.id, minor: paid.amount, currency: paid.currency };
    },
  );
  const stand = await standIn(
    async (request) =>
      request.path === '/v1/checkout/embedded' ? checkout(request) : serve(request),
    port,
  );

  const back = (order: string, payment: Payment): ComeBack => ({
    method: 'POST',
    url: checkouts.get(order)?.callback ?? '',
    fields:
      payment.status === 'failed'
        ? {
            'error[code]': 'BAD_REQUEST_ERROR',
            'error[description]': payment.error_description ?? '',
            'error[source]': 'bank',
            'error[step]': 'payment_authorization',
            'error[reason]': 'payment_failed',
            'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: order }),
          }
        : {
            razorpay_payment_id: payment.id,
            razorpay_order_id: order,
            razorpay_signature: sign(KEYS.keySecret, `${order}|${payment.id}`),
          },
  });
  const handle: Omit<RazorpayStandIn, keyof StandIn> = {
    keys: KEYS,
    books,
    webhook,
    refundsWait: false,
    endRefund: books.endRefund,
    refundThere: books.refundThere,
    disputes,
    made: books.made,
    notice,
    pay: (order) => back(order, books.attempt(order, 'captured')),
    decline: (order) => back(order, books.attempt(order, 'failed')),
    hold: (order) => back(order, books.attempt(order, 'authorized')),
    cancel: (order) => ({ method: 'GET', url: checkouts.get(order)?.cancel ?? '', fields: {} }),
    release: (order, well = true) => books.release(order, well),
    notify: async (kind, ref, sending = {}) =>
      handle.webhook ? sendNotice(handle.webhook, notice(kind, ref, sending.at), sending) : [],
  };
  return Object.assign(handle, stand);

  function serve({ method, path, headers, raw, query, change }: GatewayRequest): Reply | null {
    if (
      headers.authorization !==
      `Basic ${Buffer.from(`${KEYS.keyId}:${KEYS.keySecret}`).toString('base64')}`
    )
      return no({ no: 'Authentication failed', status: 401 });
    if (path === '/v1/disputes') return listDisputes(query);
    const [, kind, id = '', more, moreId = ''] =
      /^\/v1\/(orders|payments)(?:\/(\w+))?(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? [];
    if (kind === 'orders' && id === '')
      return method === 'POST'
        ? replyOf(books.makeOrder(JSON.parse(raw.toString('utf8'))))
        : listOrders(query);
    if (kind === 'orders')
      return more === 'payments'
        ? { json: collection(books.paymentsOf(id).map((one) => changed(one, change))) }
        : replyOf(books.orders.get(id) ?? missing);
    const payment = books.payments.get(id);
    if (kind !== 'payments' || !payment) return no(missing);
    if (more === 'refund' && method === 'POST')
      return replyOf(books.makeRefund(id, raw.toString('utf8'), headers['x-refund-idempotency']));
    if (more === 'refunds' && moreId === '')
      return {
        json: collection([...books.refunds.values()].filter(({ payment_id: of }) => of === id)),
      };
    if (more === 'refunds') {
      const refund = books.refunds.get(moreId);
      return replyOf(refund?.payment_id === id ? refund : missing);
    }
    return { json: changed(payment, change) };
  }

  /** All of the shop's, newest first, by the time they were raised. */
  function listDisputes(query: URLSearchParams): Reply {
    if (disputes.forbidden) return no({ no: 'Access Denied', status: 400 });
    const own = disputes.all.filter(
      (one) => asDispute(one).created_at >= Number(query.get('from') ?? 0),
    );
    const { objects: items } = pageOf(
      disputes,
      own,
      { from: Number(query.get('skip') ?? 0), most: Number(query.get('count') ?? 10) },
      asDispute,
    );
    return { json: { entity: 'collection', count: items.length, items } };
  }

  function listOrders(query: URLSearchParams): Reply {
    const found = [...books.orders.values()]
      .filter(({ receipt }) => !query.has('receipt') || receipt === query.get('receipt'))
      .toReversed();
    return { json: collection(found.slice(0, Number(query.get('count') ?? 10))) };
  }

  /** The page that the shop's form leads to. */
  async function checkout({ raw, change }: GatewayRequest): Promise<Reply> {
    const form = formOf(raw);
    const id = form.get('order_id') ?? '';
    const order = books.orders.get(id);
    if (
      !order ||
      form.get('key_id') !== KEYS.keyId ||
      Number(form.get('amount')) !== order.amount ||
      form.get('currency') !== order.currency ||
      !form.get('callback_url')
    )
      return { status: 400, html: 'The id provided does not exist' };
    checkouts.set(id, {
      callback: form.get('callback_url') ?? '',
      cancel: form.get('cancel_url') ?? '',
    });
    const done = form.get('do');
    if (done === 'cancel') return sendBack(handle.cancel(id));
    if (done && order.status !== 'paid') return act(id, done);
    form.delete('do');
    const choices: [string, string][] =
      order.status === 'paid'
        ? [['cancel', 'Back']]
        : [
            ['pay', 'Pay'],
            ['hold', 'Pay by a slow bank'],
            ['decline', 'Decline the card'],
            ['cancel', 'Cancel and go back'],
            ['close', 'Pay and close the window'],
          ];
    return hostedPage({
      gateway: 'Razorpay',
      amount: `${change.amount ?? order.amount} ${order.currency} (smallest units)`,
      title: `${form.get('name')}: ${form.get('description')}`,
      choices,
      fields: Object.fromEntries(form),
      message: order.status === 'paid' ? 'This order is paid.' : '',
    });
  }

  async function act(id: string, done: string): Promise<Reply> {
    const comeBack =
      done === 'decline' ? handle.decline(id) : done === 'hold' ? handle.hold(id) : handle.pay(id);
    await handle
      .notify(
        done === 'decline'
          ? 'payment.failed'
          : done === 'hold'
            ? 'payment.authorized'
            : 'order.paid',
        id,
      )
      .catch(() => []);
    return done === 'close' ? windowClosed('Razorpay') : sendBack(comeBack);
  }

  function notice(kind: string, ref: string, at = new Date()): Notice {
    const body = noticeBody({ books, disputes }, kind, ref, at);
    return {
      body,
      headers: {
        'x-razorpay-signature': sign(KEYS.webhookSecret, body),
        'x-razorpay-event-id': `StandInEvent${++events}`,
      },
    };
  }
}
