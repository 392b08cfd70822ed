// The answers of PayPal's stand-in about its objects.
import { pageOf, type Dispute, type Disputes } from './disputes.ts';
import { asDispute, asInfo } from './paypal-disputes.ts';
import { asCapture, asOrder, asRefund } from './paypal-objects.ts';
import type { Orders } from './paypal-orders.ts';
import type { Refunds } from './paypal-refunds.ts';
import { missing, refuse } from './paypal-rules.ts';
import type { GatewayRequest, Reply } from './stand-in.ts';

/** The data of a stand-in of PayPal, and its address. */
export type Books = { orders: Orders; refunds: Refunds; disputes: Disputes; url: () => string };

/** The answer to a GET; null if there is nothing at its path. */
export function readObjects(books: Books, { path, query, change }: GatewayRequest): Reply | null {
  const { orders, refunds, url } = books;
  const dispute = /^\/v1\/customer\/disputes(?:\/([\w-]+))?$/.exec(path);
  if (dispute) return readDisputes(books, dispute[1] ?? '', query);
  const [, kind, ref = ''] =
    /^\/v2\/(?:checkout|payments)\/(orders|captures|refunds)\/(\w+)$/.exec(path) ?? [];
  if (kind === 'orders' && orders.forgotten.has(ref)) return missing;
  const order = kind === 'orders' ? orders.all.get(ref) : orders.withCapture(ref);
  const refund = refunds.all.get(ref);
  if (kind === 'refunds') return refund ? { json: asRefund(refund, url()) } : missing;
  return kind
    ? order
      ? {
          json:
            kind === 'orders'
              ? asOrder(order, refunds.given(), change, url())
              : asCapture(order, refunds.given(), change, url()),
        }
      : missing
    : null;
}

function readDisputes({ disputes, url }: Books, id: string, query: URLSearchParams): Reply {
  if (disputes.forbidden) return refuse(403, 'PERMISSION_DENIED');
  const one = disputes.find(id);
  const say = (dispute: Dispute) => asDispute(dispute, url());
  if (id) return one ? { json: disputes.spoil?.(say(one)) ?? say(one) } : missing;
  const own = disputes.all.filter(
    ({ payment }) => payment === query.get('disputed_transaction_id'),
  );
  const from = Number(query.get('next_page_token') ?? 0);
  const size = Number(query.get('page_size') ?? 10);
  const { objects, more } = pageOf(
    { ...disputes, spoil: null },
    own,
    { from, most: size },
    (dispute) => asInfo(dispute, url()),
  );
  query.set('next_page_token', String(from + objects.length));
  const next = {
    href: `https://api-m.paypal.com/v1/customer/disputes?${query}`,
    rel: 'next',
    method: 'GET',
  };
  return {
    json: {
      ...(objects.length > 0 ? { items: objects } : {}),
      links: [
        { href: `${url()}/v1/customer/disputes`, rel: 'self', method: 'GET' },
        ...(more ? [next] : []),
      ],
    },
  };
}
