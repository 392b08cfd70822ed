// Flutterwave v3 Standard, as the shop and its shoppers see it: links, the hosted page,
// transactions, refunds, and notices with a password.
import { decimalText, exponentOf } from '#base/currency.ts';
import { sendBack, type AtGateway, type ComeBack, type Window } from './come-back.ts';
import { disputedOf, openDisputes, pageOf, type Disputes } from './disputes.ts';
import { asChargeback } from './flutterwave-chargebacks.ts';
import { openBooks, type Books, type Transaction } from './flutterwave-books.ts';
import { asRefund, asTransaction } from './flutterwave-objects.ts';
import { hostedPage, windowClosed } from './hosted-page.ts';
import {
  formOf,
  sendNotice,
  standIn,
  type GatewayRequest,
  type Reply,
  type StandIn,
} from './stand-in.ts';

/** `url` is the address of its API, with `/v3`. `expire` ends a page's time. */
export type FlutterwaveStandIn = StandIn &
  AtGateway &
  Window & {
    disputes: Disputes;
    keys: { secretKey: string; secretHash: string };
    books: Books;
    expire: (ref: string) => void;
  };

const KEYS = { secretKey: 'FLWSECK_TEST-standin-X', secretHash: 'secret hash of the stand-in' };
const CHOICES: [string, string][] = [
  ['pay', 'Pay'],
  ['hold', 'Pay by a slow bank'],
  ['decline', 'Decline the card'],
  ['cancel', 'Cancel and go back'],
  ['close', 'Pay and close the window'],
];

export async function openFlutterwave({
  port = 0,
  webhook = null,
}: { port?: number; webhook?: string | null } = {}): Promise<FlutterwaveStandIn> {
  const books = openBooks(
    () => handle.refundsWait,
    (transaction) => disputedOf(disputes, transaction),
  );
  let chargebacks = 1000;
  const disputes = openDisputes(
    () => String(++chargebacks),
    (ref) => {
      const paid = books.found(ref);
      if (paid?.status !== 'successful') throw new Error(`Nobody paid ${ref}`);
      return { payment: String(paid.id), minor: paid.minor, currency: paid.currency };
    },
  );
  const stand = await standIn(
    async (request) =>
      request.path.startsWith('/v3/hosted/pay/') ? onPage(request) : serve(request),
    port,
  );
  const origin = stand.url;

  const back = (ref: string, status: string, transaction?: Transaction): ComeBack => ({
    method: 'GET',
    url: books.links.get(ref)?.redirectUrl ?? '',
    fields: {
      status,
      tx_ref: ref,
      ...(transaction ? { transaction_id: String(transaction.id) } : {}),
    },
  });
  const handle: Omit<FlutterwaveStandIn, keyof StandIn> = {
    keys: KEYS,
    books,
    webhook,
    refundsWait: false,
    endRefund: books.endRefund,
    refundThere: books.refundThere,
    disputes,
    made: books.made,
    payInWindow: books.payInWindow,
    notice,
    pay: (ref) => back(ref, 'successful', books.attempt(ref, 'successful')),
    decline: (ref) => back(ref, 'failed', books.attempt(ref, 'failed')),
    hold: (ref) => back(ref, 'pending', books.attempt(ref, 'pending')),
    cancel: (ref) => back(ref, 'cancelled'),
    release: (ref, well = true) => books.release(ref, well),
    expire: (ref) => {
      const link = books.links.get(ref);
      if (link) link.endsAt = 0;
    },
    notify: async (kind, ref, sending = {}) =>
      handle.webhook ? sendNotice(handle.webhook, notice(kind, ref), sending) : [],
  };
  return Object.assign(handle, stand, { url: `${origin}/v3` });

  function serve({ method, path, headers, raw, query, change }: GatewayRequest): Reply | null {
    if (headers.authorization !== `Bearer ${KEYS.secretKey}`)
      return no('Invalid authorization key', 401);
    const [, id = '', act = ''] = /^\/v3\/transactions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (path === '/v3/payments' && method === 'POST') return link(raw);
    if (id === 'verify_by_reference')
      return verified(books.found(query.get('tx_ref') ?? ''), change);
    if (act === 'verify')
      return verified(
        books.transactions.find((one) => String(one.id) === id),
        change,
      );
    if (act === 'refund' && method === 'POST') {
      const made = books.makeRefund(Number(id), JSON.parse(raw.toString('utf8')));
      return typeof made === 'string'
        ? no(made)
        : yes('Transaction refund initiated', asRefund(made));
    }
    if (path === '/v3/refunds') {
      const own = query.has('id')
        ? books.refunds.filter(({ transaction }) => String(transaction) === query.get('id'))
        : books.refunds;
      return yes(
        'Refunds fetched',
        query.get('page') === '1' ? own.toReversed().map(asRefund) : [],
      );
    }
    if (path === '/v3/chargebacks') return listChargebacks(query);
    const refund = books.refunds.find((one) => path === `/v3/refunds/${one.id}`);
    return refund ? yes('Refund fetched', asRefund(refund)) : no('Not found', 404);
  }

  function listChargebacks(query: URLSearchParams): Reply {
    if (disputes.forbidden) return no('You are not authorized to view chargebacks', 403);
    const own = disputes.all.filter(({ payment }) => payment === query.get('id'));
    const page = Number(query.get('page') ?? 1);
    const size = Math.min(20, disputes.perPage);
    const refOf = (payment: string) =>
      books.transactions.find(({ id }) => String(id) === payment)?.txRef ?? '';
    const { objects } = pageOf(disputes, own, { from: (page - 1) * size, most: size }, (one) =>
      asChargeback(one, refOf(one.payment)),
    );
    const page_info = {
      total: own.length,
      current_page: page,
      total_pages: Math.ceil(own.length / size),
      page_size: size,
    };
    return {
      json: {
        status: 'success',
        message: 'Chargebacks fetched',
        meta: { page_info },
        data: objects,
      },
    };
  }

  function link(raw: Buffer): Reply {
    const made = books.makeLink(JSON.parse(raw.toString('utf8')));
    return typeof made === 'string'
      ? no(made)
      : yes('Hosted Link', { link: `${origin}/v3/hosted/pay/${made.id}` });
  }

  async function onPage({ method, path, raw }: GatewayRequest): Promise<Reply> {
    const found = [...books.links.values()].find(({ id }) => path === `/v3/hosted/pay/${id}`);
    const choice = formOf(raw).get('do');
    if (!found) return { status: 404, html: 'No such page' };
    const { txRef, minor, currency, title, endsAt } = found;
    const paid = books.found(txRef)?.status === 'successful';
    const show = (message: string, choices = CHOICES) =>
      hostedPage({
        gateway: 'Flutterwave',
        amount: `${decimalText(minor, exponentOf(currency))} ${currency}`,
        title,
        choices,
        message,
      });
    if (choice === 'cancel') return sendBack(handle.cancel(txRef));
    if (paid || endsAt < Date.now())
      return show(paid ? 'This is paid already.' : 'This page has expired.', [
        ['cancel', 'Go back'],
      ]);
    if (method !== 'POST' || !choice) return show('');
    const comeBack =
      choice === 'decline'
        ? handle.decline(txRef)
        : choice === 'hold'
          ? handle.hold(txRef)
          : handle.pay(txRef);
    await handle.notify('charge.completed', txRef).catch(() => []);
    return choice === 'close' ? windowClosed('Flutterwave') : sendBack(comeBack);
  }

  function notice(kind: string, ref: string): { body: string; headers: Record<string, string> } {
    const transaction = books.found(ref);
    const refund = books.refunds.find(({ id }) => String(id) === ref);
    return {
      body: JSON.stringify({
        event: kind,
        data: refund ? asRefund(refund) : transaction ? asTransaction(transaction) : {},
        'event.type': 'CARD_TRANSACTION',
      }),
      headers: { 'verif-hash': KEYS.secretHash },
    };
  }
}

const yes = (message: string, data: unknown): Reply => ({
  json: { status: 'success', message, data },
});
const no = (message: string, status = 400): Reply => ({
  status,
  json: { status: 'error', message, data: null },
});
const verified = (transaction: Transaction | undefined, change: GatewayRequest['change']): Reply =>
  transaction
    ? yes('Transaction fetched successfully', asTransaction(transaction, change))
    : no('No transaction was found for this id');
