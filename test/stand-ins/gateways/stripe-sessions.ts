// Checkout Sessions at the stand-in of Stripe, and the shoppers' actions.
import { randomBytes } from 'node:crypto';
import type { ComeBack } from './come-back.ts';
import { currencyOf, unitsOf, type Session } from './stripe-objects.ts';

export type Sessions = ReturnType<typeof openSessions>;

/** `pageAt` returns the address of a session's page. */
export function openSessions(pageAt: (id: string) => string) {
  const all = new Map<string, Session>();

  function make(form: URLSearchParams): Session {
    const id = `cs_test_${randomBytes(24).toString('hex')}`;
    const made: Session = {
      id,
      url: pageAt(id),
      form,
      created: Math.floor(Date.now() / 1000),
      status: 'open',
      paid: 'unpaid',
      intent: null,
    };
    all.set(id, made);
    return made;
  }

  function get(ref: string): Session {
    const found = all.get(ref);
    if (!found) throw new Error(`no session ${ref}`);
    if (
      found.status === 'open' &&
      Number(found.form.get('expires_at') ?? Infinity) * 1000 < Date.now()
    )
      found.status = 'expired';
    return found;
  }

  /** The session of a payment. */
  function behindOf(ref: string): Session | undefined {
    return [...all.values()].find(({ intent }) => intent?.id === ref);
  }

  function pay(ref: string): ComeBack {
    return complete(ref, 'paid', 'succeeded');
  }

  function hold(ref: string): ComeBack {
    return complete(ref, 'unpaid', 'processing');
  }

  function complete(ref: string, paid: Session['paid'], status: string): ComeBack {
    const session = get(ref);
    if (session.status === 'open')
      Object.assign(session, {
        status: 'complete',
        paid,
        intent: { id: session.intent?.id ?? intentId(), status, error: null },
      });
    return to((session.form.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', ref));
  }

  function decline(ref: string): ComeBack {
    const session = get(ref);
    if (session.status === 'open')
      session.intent = {
        id: session.intent?.id ?? intentId(),
        status: 'requires_payment_method',
        error: 'card_declined',
      };
    return to(session.url);
  }

  function cancel(ref: string): ComeBack {
    return to(get(ref).form.get('cancel_url') ?? '');
  }

  function release(ref: string, well = true): void {
    const session = get(ref);
    if (!session.intent || session.status !== 'complete' || session.paid === 'paid') return;
    session.paid = well ? 'paid' : 'unpaid';
    session.intent = {
      id: session.intent.id,
      status: well ? 'succeeded' : 'requires_payment_method',
      error: well ? null : 'payment_intent_payment_attempt_failed',
    };
  }

  function expire(ref: string): void {
    get(ref).status = 'expired';
  }

  function paidBy(ref: string) {
    const { form, intent, paid } = get(ref);
    if (!intent || paid !== 'paid') throw new Error(`Nobody paid ${ref}`);
    return { payment: intent.id, minor: unitsOf(form), currency: currencyOf(form) };
  }

  return {
    all,
    make,
    get,
    behindOf,
    paidBy,
    pay,
    hold,
    decline,
    cancel,
    release,
    expire,
  };
}

const to = (url: string): ComeBack => ({ method: 'GET', url, fields: {} });
const intentId = () => `pi_${randomBytes(12).toString('hex')}`;
