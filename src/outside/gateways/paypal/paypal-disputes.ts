// Disputes of a capture at PayPal: its list says little, so each is read in detail.
import { z } from 'zod';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import type { Amount, GatewayDispute, GatewayMovement } from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { fromMoney, type PaypalMoney } from '#outside/gateways/paypal/paypal-amounts.ts';
import { saysNo, type Send } from '#outside/gateways/paypal/paypal-client.ts';
import { stateOf } from '#outside/gateways/paypal/paypal-dispute-state.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const money = z.object({ currency_code: z.string(), value: z.string() });
const movement = z.object({
  affected_party: z.string(),
  amount: money,
  type: z.enum(['DEBIT', 'CREDIT']),
  reason: z.string().nullish(),
  initiated_time: z.string().nullish(),
});
const id = z.string().regex(/^[A-Za-z0-9-]{1,255}$/);
const dispute = z.object({
  dispute_id: id,
  status: z.string(),
  reason: z.string().nullish(),
  dispute_amount: money,
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string().nullish() })),
  dispute_life_cycle_stage: z.string().nullish(),
  money_movements: z.array(movement).nullish(),
  dispute_outcome: z.object({ outcome_code: z.string().nullish() }).nullish(),
  seller_response_due_date: z.iso.datetime({ offset: true }).nullish(),
});
const list = z.object({
  items: z.array(z.object({ dispute_id: id })).nullish(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
});
type Dispute = z.infer<typeof dispute>;
type Movement = z.infer<typeof movement>;

const PATH = '/v1/customer/disputes';
const A_PAGE = 50;
const MOST_PAGES = 10;
const WORD = 100;
/** It waits for the seller, or for either side. */
const ASKED = ['OPEN', 'WAITING_FOR_SELLER_RESPONSE'];

/**
 * All disputes of a capture. PayPal refuses (403) if disputes are not enabled for the app, and only
 * tells of payments by this app. Throws a GatewayProblem.
 */
export async function listDisputes(ask: Send, capture: string): Promise<GatewayDispute[]> {
  const found: GatewayDispute[] = [];
  let token: string | null = null;
  for (let page = 0; page < MOST_PAGES; page++) {
    const { items, links } = await read(ask, list, pageOf(capture, token));
    for (const { dispute_id: disputeId } of items ?? []) {
      const details = await read(ask, dispute, `${PATH}/${disputeId}`);
      if (isOf(details, capture)) found.push(toDispute(details));
    }
    token = tokenIn(links?.find(({ rel }) => rel === 'next')?.href);
    if (!token) break;
  }
  return found;
}

function pageOf(capture: string, token: string | null): string {
  const query = new URLSearchParams({ disputed_transaction_id: capture, page_size: `${A_PAGE}` });
  if (token) query.set('next_page_token', token);
  return `${PATH}?${query}`;
}

/** Takes only the token from the next page's address: PayPal is asked at its own address. */
const tokenIn = (next = ''): string | null =>
  URL.parse(next)?.searchParams.get('next_page_token') ?? null;

const isOf = ({ disputed_transactions: all }: Dispute, capture: string): boolean =>
  all.some(({ seller_transaction_id: ref }) => ref === capture);

function toDispute(reported: Dispute): GatewayDispute {
  const { dispute_id: providerRef, status, seller_response_due_date: due } = reported;
  const movements = toMovements(providerRef, reported.money_movements ?? []);
  const stage = reported.dispute_life_cycle_stage ?? '';
  const code = reported.dispute_outcome?.outcome_code ?? '';
  return {
    providerRef,
    amount: amountOf(reported.dispute_amount),
    reason: fit(reported.reason ?? '', WORD),
    status: fit(`${status} ${code}`, WORD),
    state: stateOf({ status, stage, code, movements }),
    dueBy: due && ASKED.includes(status) ? new Date(due) : null,
    movements,
  };
}

/**
 * PayPal does not number movements: what it says about one is its key, and equal ones are counted.
 */
function toMovements(disputeRef: string, all: Movement[]): GatewayMovement[] {
  const seen = new Map<string, number>();
  return all
    .filter((one) => one.affected_party === 'SELLER')
    .map((entry) => {
      const { initiated_time: at, reason, type, amount } = entry;
      const name = [disputeRef, at, type, reason, amount.value].filter(Boolean).join('-');
      const count = (seen.get(name) ?? 0) + 1;
      seen.set(name, count);
      const providerRef = count === 1 ? name : `${name}-${count}`;
      return { providerRef, kind: kindOf(entry), amount: amountOf(amount) };
    })
    .filter(({ amount }) => amount.minor > 0);
}

function kindOf({ type, reason }: Movement): GatewayMovement['kind'] {
  if (type === 'CREDIT') return 'release';
  return reason?.endsWith('_FEE') ? 'fee' : 'hold';
}

function amountOf(paid: PaypalMoney): Amount {
  const amount = fromMoney(paid);
  if (!amount) throw new GatewayProblem('malformed', 'amount');
  return amount;
}

async function read<T>(ask: Send, shape: z.ZodType<T>, path: string): Promise<T> {
  const answer = await ask(path);
  if (answer.status !== 200) throw saysNo(answer);
  return understand(shape, answer.body);
}
