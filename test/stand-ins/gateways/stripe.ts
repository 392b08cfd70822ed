// Stripe, as the shop sees it: Checkout Sessions with their hosted page, refunds, and signed
// notices. All in memory.
import { randomBytes } from 'node:crypto';
import { sendBack, type AtGateway, type Made } from './come-back.ts';
import { openDisputes, type Disputes } from './disputes.ts';
import { noticeBody, signed } from './stripe-notices.ts';
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
import { asSession, currencyOf, unitsOf, type Session } from './stripe-objects.ts';
import { readObjects } from './stripe-reads.ts';
import { openRefunds } from './stripe-refunds.ts';
import { missing, refusalOf, wrong } from './stripe-rules.ts';
import { openSessions } from './stripe-sessions.ts';

/**
 * `ref` is a session; after a decline the browser stays on the page. `expire` ends a session, as
 * after a day.
 */
export type StripeStandIn = StandIn &
  AtGateway & {
    disputes: Disputes;
    keys: { secretKey: string; webhookSecret: string };
    expire: (ref: string) => void;
  };

const KEYS = { secretKey: 'sk_test_standin0000000000', webhookSecret: 'whsec_standin0000000000' };
const CHOICES: [string, string][] = [
  ['pay', 'Pay'],
  ['hold', 'Pay by a slow bank'],
  ['decline', 'Decline the card'],
  ['cancel', 'Cancel and go back'],
  ['close', 'Pay and close the window'],
];

export async function openStripe({
  port = 0,
  webhook = null,
}: { port?: number; webhook?: string | null } = {}): Promise<StripeStandIn> {
  const sessions = openSessions((id) => `${stand.url}/c/pay/${id}`);
  const replies = new Map<string, { words: string; reply: Reply }>();
  const disputes = openDisputes(
    (kind) => (kind === 'dispute' ? newId('dp') : newId('txn')),
    sessions.paidBy,
  );
  const refunds = openRefunds(sessions, disputes, () => stripe.refundsWait);
  const books = { sessions, refunds, disputes };
  const stand = await standIn(answer, port);
  const stripe: StripeStandIn = Object.assign(stand, {
    keys: KEYS,
    webhook,
    refundsWait: false,
    pay: sessions.pay,
    decline: sessions.decline,
    cancel: sessions.cancel,
    hold: sessions.hold,
    release: sessions.release,
    expire: sessions.expire,
    endRefund: refunds.endRefund,
    refundThere: refunds.refundThere,
    disputes,
    notify,
    notice,
    made,
  });
  return stripe;

  async function answer(request: GatewayRequest): Promise<Reply | null> {
    const page = /^\/c\/pay\/(cs_\w+)$/.exec(request.path)?.[1];
    if (page) return onPage(sessions.get(page), request);
    if (request.headers.authorization !== `Bearer ${KEYS.secretKey}`)
      return wrong(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    return request.method === 'POST' ? once(request) : readObjects(books, request);
  }

  /**
   * A repeated key gets the first answer; with other input it is refused. What the rules refused
   * creates no session.
   */
  function once(request: GatewayRequest): Reply | null {
    const key = request.headers['idempotency-key'] ?? '';
    const words = `${request.path}?${request.raw.toString('utf8')}`;
    const before = replies.get(key);
    if (before && before.words !== words)
      return wrong(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters ' +
          'they were first used with.',
      });
    const reply = before?.reply ?? act(request);
    if (key && (reply?.status ?? 200) === 200 && reply) replies.set(key, { words, reply });
    return reply;
  }

  function act({ path, raw, change }: GatewayRequest): Reply | null {
    const form = formOf(raw);
    const ended = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
    if (path === '/v1/checkout/sessions')
      return refusalOf('session', form) ?? { json: asSession(sessions.make(form), change) };
    if (path === '/v1/refunds') return refusalOf('refund', form) ?? refunds.giveBack(form);
    const found = ended ? sessions.all.get(ended) : undefined;
    if (!found) return ended ? missing(ended) : null;
    if (found.status !== 'open')
      return wrong(400, {
        type: 'invalid_request_error',
        message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
      });
    found.status = 'expired';
    return { json: asSession(found, change) };
  }

  async function onPage(session: Session, { method, raw }: GatewayRequest): Promise<Reply> {
    const choice = formOf(raw).get('do');
    const currency = currencyOf(session.form).toUpperCase();
    const amount = `${unitsOf(session.form)} ${currency} in Stripe’s units`;
    const title = session.form.get('line_items[0][price_data][product_data][name]') ?? '';
    const show = (message: string, choices = CHOICES) =>
      hostedPage({ gateway: 'Stripe', amount, title, choices, message });
    if (session.status !== 'open')
      return show(
        session.status === 'expired' ? 'This page has expired.' : 'This is paid already.',
        [],
      );
    if (method !== 'POST' || !choice) return show('');
    const back =
      choice === 'cancel'
        ? sessions.cancel(session.id)
        : choice === 'decline'
          ? sessions.decline(session.id)
          : choice === 'hold'
            ? sessions.hold(session.id)
            : sessions.pay(session.id);
    if (session.status !== 'open')
      await notify('checkout.session.completed', session.id).catch(() => []);
    if (choice === 'decline') return show('The card was declined. Try another.');
    return choice === 'close' ? windowClosed('Stripe') : sendBack(back);
  }

  function made(key: string): Made {
    const own = [...sessions.all.values()].filter(
      ({ form }) => form.get('client_reference_id') === key,
    );
    const paid = own.filter((session) => session.paid === 'paid');
    const back = [...refunds.all.values()]
      .filter(
        ({ intent, status }) =>
          status !== 'failed' && paid.some((session) => session.intent?.id === intent),
      )
      .map(({ amount }) => amount);
    return {
      opened: own.length,
      received: paid.reduce((sum, { form }) => sum + unitsOf(form), 0),
      back,
    };
  }

  async function notify(kind: string, ref: string, sending: Sending = {}): Promise<number[]> {
    return stripe.webhook ? sendNotice(stripe.webhook, notice(kind, ref, sending.at), sending) : [];
  }

  function notice(kind: string, ref: string, at?: Date): Notice {
    const body = noticeBody(books, kind, ref);
    return signed(body, KEYS.webhookSecret, at);
  }
}

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
