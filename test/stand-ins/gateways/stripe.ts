// Stripe, as the shop sees it: Checkout Sessions with their hosted page, refunds, and notices
// signed as Stripe signs them. All in memory.
import { createHmac, randomBytes } from 'node:crypto';
import { sendBack, windowClosed, type AtGateway, type ComeBack, type Made } from './come-back.ts';
import { openDisputes, pageOf, type Disputes } from './disputes.ts';
import { asDispute, isRefundable } from './stripe-disputes.ts';
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
import {
  asCharge,
  asEvent,
  asIntent,
  chargeIdOf,
  asRefund,
  asSession,
  type Kept,
  type Refund,
} from './stripe-objects.ts';
import { refusalOf, wrong } from './stripe-rules.ts';

/**
 * `ref` is a session; after a decline the browser stays on the page. `expire` ends a session, as a
 * day does.
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
  const sessions = new Map<string, Kept>();
  const refunds = new Map<string, Refund>();
  const answered = new Map<string, { words: string; reply: Reply }>();
  const disputes = openDisputes(
    (kind) => (kind === 'dispute' ? newId('dp') : newId('txn')),
    paidBy,
  );
  const stand = await standIn(answer, port);
  const stripe: StripeStandIn = Object.assign(stand, {
    keys: KEYS,
    webhook,
    refundsWait: false,
    pay,
    decline,
    cancel,
    hold,
    release,
    expire,
    endRefund,
    refundThere,
    disputes,
    notify,
    notice,
    made,
  });
  return stripe;

  async function answer(asked: Asked): Promise<Reply | null> {
    const page = /^\/c\/pay\/(cs_\w+)$/.exec(asked.path)?.[1];
    if (page) return onPage(keptOf(page), asked);
    if (asked.headers.authorization !== `Bearer ${KEYS.secretKey}`)
      return wrong(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    return asked.method === 'POST' ? once(asked) : read(asked);
  }

  /**
   * A repeated key is answered as the first time; with other words it is refused. What was refused
   * by the rules is not kept.
   */
  function once(asked: Asked): Reply | null {
    const key = asked.headers['idempotency-key'] ?? '';
    const words = `${asked.path}?${asked.raw.toString('utf8')}`;
    const before = answered.get(key);
    if (before && before.words !== words)
      return wrong(400, {
        type: 'idempotency_error',
        message:
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      });
    const reply = before?.reply ?? act(asked);
    if (key && (reply?.status ?? 200) === 200 && reply) answered.set(key, { words, reply });
    return reply;
  }

  function act({ path, raw, change }: Asked): Reply | null {
    const form = formOf(raw);
    const ended = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(path)?.[1];
    if (path === '/v1/checkout/sessions')
      return refusalOf('session', form) ?? { json: asSession(make(form), change) };
    if (path === '/v1/refunds') return refusalOf('refund', form) ?? giveBack(form);
    const found = ended ? sessions.get(ended) : undefined;
    if (!found) return ended ? missing(ended) : null;
    if (found.status !== 'open')
      return wrong(400, {
        type: 'invalid_request_error',
        message: 'Only Checkout Sessions with a status in ["open"] can be expired.',
      });
    found.status = 'expired';
    return { json: asSession(found, change) };
  }

  function read({ path, query, change }: Asked): Reply | null {
    if (path === '/v1/checkout/sessions')
      return list(
        [...sessions.values()].map((one) => asSession(one, change)),
        path,
      );
    if (path === '/v1/refunds')
      return list(
        [...refunds.values()]
          .filter(({ intent }) => intent === query.get('payment_intent'))
          .map(asRefund)
          .reverse(),
        path,
      );
    if (path === '/v1/disputes') return listDisputes(query);
    const [, kind, ref = ''] = /^\/v1\/(checkout\/sessions|refunds)\/(\w+)$/.exec(path) ?? [];
    if (path.startsWith('/v1/payment_intents/')) return intentAt(path.split('/')[3] ?? '', query);
    const session = sessions.get(ref);
    const refund = refunds.get(ref);
    const expand = query
      .getAll('expand[0]')
      .concat(query.getAll('expand[]'))
      .includes('payment_intent');
    if (kind === 'refunds') return refund ? { json: asRefund(refund) } : missing(ref);
    return kind ? (session ? { json: asSession(session, change, expand) } : missing(ref)) : null;
  }

  function listDisputes(query: URLSearchParams): Reply {
    if (disputes.forbidden)
      return wrong(403, {
        type: 'invalid_request_error',
        code: 'more_permissions_required',
        message: 'The provided key does not have the required permissions for this endpoint.',
      });
    const own = disputes.all.filter(({ payment }) => payment === query.get('payment_intent'));
    const after = own.findIndex(({ id }) => id === query.get('starting_after'));
    const { said, more } = pageOf(
      disputes,
      own,
      after + 1,
      Number(query.get('limit') ?? 10),
      asDispute,
    );
    return { json: { object: 'list', data: said, has_more: more, url: '/v1/disputes' } };
  }

  function paidBy(ref: string) {
    const { form, intent, paid } = keptOf(ref);
    if (!intent || paid !== 'paid') throw new Error(`Nobody paid ${ref}`);
    const units = Number(form.get('line_items[0][price_data][unit_amount]'));
    return {
      payment: intent.id,
      minor: units,
      currency: form.get('line_items[0][price_data][currency]') ?? '',
    };
  }

  function intentAt(ref: string, query: URLSearchParams): Reply {
    const behind = behindOf(ref);
    const charged = query
      .getAll('expand[0]')
      .concat(query.getAll('expand[]'))
      .includes('latest_charge');
    return behind
      ? {
          json: {
            ...asIntent(behind),
            latest_charge: charged ? asCharge(behind, goneOf(ref)) : chargeIdOf(behind),
          },
        }
      : missing(ref);
  }

  function behindOf(ref: string): Kept | undefined {
    return [...sessions.values()].find(({ intent }) => intent?.id === ref);
  }

  function goneOf(ref: string): number {
    return [...refunds.values()]
      .filter(({ intent, status }) => intent === ref && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }

  function refundThere(ref: string, amount: number): string {
    const form = new URLSearchParams({
      payment_intent: keptOf(ref).intent?.id ?? '',
      amount: String(amount),
    });
    const { status = 200, json } = giveBack(form);
    if (status !== 200)
      throw new Error(`Stripe refunds nothing of ${ref}: ${JSON.stringify(json)}`);
    return [...refunds.keys()].at(-1) ?? '';
  }

  function make(form: URLSearchParams): Kept {
    const id = `cs_test_${randomBytes(24).toString('hex')}`;
    const made: Kept = {
      id,
      url: `${stand.url}/c/pay/${id}`,
      form,
      created: Math.floor(Date.now() / 1000),
      status: 'open',
      paid: 'unpaid',
      intent: null,
    };
    sessions.set(id, made);
    return made;
  }

  function giveBack(form: URLSearchParams): Reply {
    const ref = form.get('payment_intent') ?? '';
    const paid = [...sessions.values()].find(
      ({ intent, paid: state }) => intent?.id === ref && state === 'paid',
    );
    if (!paid) return missing(ref);
    const total = Number(paid.form.get('line_items[0][price_data][unit_amount]'));
    const gone = goneOf(ref);
    const amount = Number(form.get('amount') ?? total - gone);
    if (disputes.all.some((one) => one.payment === ref && !isRefundable(one)))
      return wrong(400, {
        type: 'invalid_request_error',
        code: 'charge_disputed',
        message: 'Charge has been charged back; cannot issue a refund.',
      });
    if (gone === total)
      return wrong(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'Charge has already been refunded.',
      });
    if (amount > total - gone)
      return wrong(400, {
        type: 'invalid_request_error',
        param: 'amount',
        message: 'Refund amount is greater than unrefunded amount on charge.',
      });
    const made: Refund = {
      id: `re_${randomBytes(12).toString('hex')}`,
      intent: ref,
      amount,
      currency: paid.form.get('line_items[0][price_data][currency]') ?? '',
      form,
      created: Math.floor(Date.now() / 1000),
      status: stripe.refundsWait ? 'pending' : 'succeeded',
    };
    refunds.set(made.id, made);
    return { json: asRefund(made) };
  }

  async function onPage(kept: Kept, { method, raw }: Asked): Promise<Reply> {
    const choice = formOf(raw).get('do');
    const amount = `${kept.form.get('line_items[0][price_data][unit_amount]') ?? ''} ${(kept.form.get('line_items[0][price_data][currency]') ?? '').toUpperCase()} in Stripe’s units`;
    const title = kept.form.get('line_items[0][price_data][product_data][name]') ?? '';
    const show = (said: string, choices = CHOICES) =>
      hostedPage({ gateway: 'Stripe', amount, title, choices, said });
    if (kept.status !== 'open')
      return show(
        kept.status === 'expired' ? 'This page has expired.' : 'This is paid already.',
        [],
      );
    if (method !== 'POST' || !choice) return show('');
    const back =
      choice === 'cancel'
        ? cancel(kept.id)
        : choice === 'decline'
          ? decline(kept.id)
          : choice === 'hold'
            ? hold(kept.id)
            : pay(kept.id);
    if (kept.status !== 'open') await notify('checkout.session.completed', kept.id).catch(() => []);
    if (choice === 'decline') return show('The card was declined. Try another.');
    return choice === 'close' ? windowClosed('Stripe') : sendBack(back);
  }

  function pay(ref: string): ComeBack {
    return complete(ref, 'paid', 'succeeded');
  }

  function hold(ref: string): ComeBack {
    return complete(ref, 'unpaid', 'processing');
  }

  function complete(ref: string, paid: Kept['paid'], status: string): ComeBack {
    const kept = keptOf(ref);
    if (kept.status === 'open')
      Object.assign(kept, {
        status: 'complete',
        paid,
        intent: { id: kept.intent?.id ?? intentId(), status, error: null },
      });
    return to((kept.form.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', ref));
  }

  function decline(ref: string): ComeBack {
    const kept = keptOf(ref);
    if (kept.status === 'open')
      kept.intent = {
        id: kept.intent?.id ?? intentId(),
        status: 'requires_payment_method',
        error: 'card_declined',
      };
    return to(kept.url);
  }

  function cancel(ref: string): ComeBack {
    return to(keptOf(ref).form.get('cancel_url') ?? '');
  }

  function release(ref: string, well = true): void {
    const kept = keptOf(ref);
    if (!kept.intent || kept.status !== 'complete' || kept.paid === 'paid') return;
    kept.paid = well ? 'paid' : 'unpaid';
    kept.intent = {
      id: kept.intent.id,
      status: well ? 'succeeded' : 'requires_payment_method',
      error: well ? null : 'payment_intent_payment_attempt_failed',
    };
  }

  function expire(ref: string): void {
    keptOf(ref).status = 'expired';
  }

  function endRefund(ref: string, status: 'succeeded' | 'failed'): void {
    const refund = refunds.get(ref);
    if (refund) refund.status = status;
  }

  function made(key: string): Made {
    const own = [...sessions.values()].filter(
      ({ form }) => form.get('client_reference_id') === key,
    );
    const paid = own.filter((kept) => kept.paid === 'paid');
    const back = [...refunds.values()]
      .filter(
        ({ intent, status }) =>
          status !== 'failed' && paid.some((kept) => kept.intent?.id === intent),
      )
      .map(({ amount }) => amount);
    return {
      opened: own.length,
      received: paid.reduce(
        (sum, { form }) => sum + Number(form.get('line_items[0][price_data][unit_amount]')),
        0,
      ),
      back,
    };
  }

  async function notify(kind: string, ref: string, sending: Sending = {}): Promise<number[]> {
    return stripe.webhook ? sendNotice(stripe.webhook, notice(kind, ref, sending.at), sending) : [];
  }

  function notice(
    kind: string,
    ref: string,
    at = new Date(),
  ): { body: string; headers: Record<string, string> } {
    const dispute = disputes.find(ref);
    const session = sessions.get(ref);
    const refund = refunds.get(ref);
    const behind = behindOf(ref);
    const charge = dispute
      ? asDispute(dispute)
      : kind.startsWith('charge.') && session?.intent
        ? asCharge(session, goneOf(session.intent.id))
        : null;
    const body = JSON.stringify(
      asEvent(
        kind,
        charge ??
          (session
            ? asSession(session, {})
            : refund
              ? asRefund(refund)
              : behind
                ? asIntent(behind)
                : { id: ref, object: kind.split('.')[0] ?? '' }),
      ),
    );
    const stamp = Math.floor(at.getTime() / 1000);
    return {
      body,
      headers: {
        'stripe-signature': `t=${stamp},v1=${createHmac('sha256', KEYS.webhookSecret).update(`${stamp}.${body}`).digest('hex')}`,
      },
    };
  }

  function keptOf(ref: string): Kept {
    const found = sessions.get(ref);
    if (!found) throw new Error(`no session ${ref}`);
    if (
      found.status === 'open' &&
      Number(found.form.get('expires_at') ?? Infinity) * 1000 < Date.now()
    )
      found.status = 'expired';
    return found;
  }
}

const to = (url: string): ComeBack => ({ method: 'GET', url, fields: {} });
const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`;
const intentId = () => newId('pi');
const list = (data: unknown[], url: string): Reply => ({
  json: { object: 'list', data, has_more: false, url },
});
const missing = (ref: string): Reply =>
  wrong(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: ${ref}`,
  });
