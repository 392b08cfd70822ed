// Disputes of a payment at Stripe, with what each debited and credited to the shop's balance.
import type Stripe from 'stripe';
import { z } from 'zod';
import type {
  Amount,
  GatewayDispute,
  GatewayDisputeState,
  GatewayMovement,
} from '#market/payments/gateways/gateway.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { fromUnits } from '#outside/gateways/stripe/stripe-amounts.ts';
import { answerOf } from '#outside/gateways/stripe/stripe-client.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const transaction = z.object({
  id: z.string().regex(/^\w+$/),
  amount: z.number().int(),
  fee: z.number().int(),
  currency: z.string(),
});
const dispute = z.object({
  id: z.string().regex(/^\w+$/),
  amount: z.number().int(),
  currency: z.string(),
  reason: z.string(),
  status: z.string(),
  balance_transactions: z.array(transaction),
  evidence_details: z.object({ due_by: z.number().int().nullish() }).nullish(),
});
const disputes = z.object({ data: z.array(dispute), has_more: z.boolean().catch(false) });
type Dispute = z.infer<typeof dispute>;

const A_PAGE = 100;
const MOST_PAGES = 10;
const WORD = 100;
/** An unknown status counts as open, and the money stays held. */
const states: Record<string, GatewayDisputeState> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  needs_response: 'needs-response',
  appeal_needs_response: 'needs-response',
  won: 'won',
  lost: 'lost',
  prevented: 'closed',
};

/** All disputes of a payment intent, each with its balance transactions in full. */
export async function listDisputes(client: Stripe, intent: string): Promise<GatewayDispute[]> {
  const found: GatewayDispute[] = [];
  for (let page = 0, after: string | undefined; page < MOST_PAGES; page++) {
    const next = after ? { starting_after: after } : {};
    const wish = { payment_intent: intent, limit: A_PAGE, ...next };
    const response = understand(disputes, await answerOf(client.disputes.list(wish)));
    found.push(...response.data.map(toDispute));
    after = response.data.at(-1)?.id;
    if (!response.has_more || !after) break;
  }
  return found;
}

function toDispute(reported: Dispute): GatewayDispute {
  const { id, amount, currency, reason, status, balance_transactions: moved } = reported;
  return {
    providerRef: id,
    amount: amountOf(amount, currency),
    reason: fit(reason, WORD),
    status: fit(status, WORD),
    state: states[status] ?? 'under-review',
    dueBy: dueOf(reported),
    movements: moved.flatMap(toMovements),
  };
}

/** Stripe keeps the due date after a response, and gives 0 where no response is possible. */
function dueOf({ status, evidence_details: evidence }: Dispute): Date | null {
  const due = status.endsWith('needs_response') ? evidence?.due_by : null;
  return due ? new Date(due * 1000) : null;
}

/** One balance transaction holds the amount and its fee; a fee below 0 was returned. */
function toMovements({
  id,
  amount,
  fee,
  currency,
}: z.infer<typeof transaction>): GatewayMovement[] {
  const of = (units: number) => amountOf(Math.abs(units), currency);
  const gross = amount < 0 ? 'hold' : 'release';
  const cost = fee > 0 ? 'fee' : 'release';
  return [
    ...(amount === 0 ? [] : [{ providerRef: id, kind: gross, amount: of(amount) } as const]),
    ...(fee === 0 ? [] : [{ providerRef: `${id}-fee`, kind: cost, amount: of(fee) } as const]),
  ];
}

function amountOf(units: number, currency: string): Amount {
  const amount = fromUnits(units, currency);
  if (!amount) throw new GatewayProblem('malformed', 'amount');
  return amount;
}
