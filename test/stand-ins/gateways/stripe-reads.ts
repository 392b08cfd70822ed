// The answers of Stripe's stand-in about its objects: one, or a list.
import { pageOf, type Disputes } from './disputes.ts';
import { asDispute } from './stripe-disputes.ts';
import { asCharge, asIntent, asRefund, asSession, chargeIdOf } from './stripe-objects.ts';
import type { Refunds } from './stripe-refunds.ts';
import { missing, wrong } from './stripe-rules.ts';
import type { Sessions } from './stripe-sessions.ts';
import type { GatewayRequest, Reply } from './stand-in.ts';

/** The data of a stand-in of Stripe. */
export type Books = { sessions: Sessions; refunds: Refunds; disputes: Disputes };

/** The answer to a GET; null if there is nothing at its path. */
export function readObjects(books: Books, { path, query, change }: GatewayRequest): Reply | null {
  const { sessions, refunds, disputes } = books;
  if (path === '/v1/checkout/sessions')
    return list(
      [...sessions.all.values()].map((one) => asSession(one, change)),
      path,
    );
  if (path === '/v1/refunds')
    return list(
      [...refunds.all.values()]
        .filter(({ intent }) => intent === query.get('payment_intent'))
        .map(asRefund)
        .reverse(),
      path,
    );
  if (path === '/v1/disputes') return listDisputes(disputes, query);
  const [, kind, ref = ''] = /^\/v1\/(checkout\/sessions|refunds)\/(\w+)$/.exec(path) ?? [];
  if (path.startsWith('/v1/payment_intents/'))
    return intentAt(books, path.split('/')[3] ?? '', query);
  const session = sessions.all.get(ref);
  const refund = refunds.all.get(ref);
  if (kind === 'refunds') return refund ? { json: asRefund(refund) } : missing(ref);
  return kind
    ? session
      ? { json: asSession(session, change, expands(query, 'payment_intent')) }
      : missing(ref)
    : null;
}

function listDisputes(disputes: Disputes, query: URLSearchParams): Reply {
  if (disputes.forbidden)
    return wrong(403, {
      type: 'invalid_request_error',
      code: 'more_permissions_required',
      message: 'The provided key does not have the required permissions for this endpoint.',
    });
  const own = disputes.all.filter(({ payment }) => payment === query.get('payment_intent'));
  const after = own.findIndex(({ id }) => id === query.get('starting_after'));
  const { objects, more } = pageOf(
    disputes,
    own,
    { from: after + 1, most: Number(query.get('limit') ?? 10) },
    asDispute,
  );
  return { json: { object: 'list', data: objects, has_more: more, url: '/v1/disputes' } };
}

function intentAt({ sessions, refunds }: Books, ref: string, query: URLSearchParams): Reply {
  const behind = sessions.behindOf(ref);
  return behind
    ? {
        json: {
          ...asIntent(behind),
          latest_charge: expands(query, 'latest_charge')
            ? asCharge(behind, refunds.cancelledOf(ref))
            : chargeIdOf(behind),
        },
      }
    : missing(ref);
}

const expands = (query: URLSearchParams, part: string): boolean =>
  [...query.getAll('expand[0]'), ...query.getAll('expand[]')].includes(part);
const list = (data: unknown[], url: string): Reply => ({
  json: { object: 'list', data, has_more: false, url },
});
