// Disputes of a payment at Razorpay. Its list has those of the whole shop, by when they were
// raised.
import { z } from 'zod';
import { exponentOf } from '#base/currency.ts';
import type {
  GatewayDispute,
  GatewayDisputeState,
  GatewayMovement,
} from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import type { Send } from '#outside/gateways/razorpay/razorpay-client.ts';
import { refused, understand } from '#outside/gateways/gateway-answer.ts';

const subunits = z.number().int().nonnegative();
const seconds = z.number().int();
const dispute = z.object({
  id: z.string().regex(/^\w+$/),
  payment_id: z.string(),
  amount: subunits,
  currency: z.string(),
  amount_deducted: subunits.nullish(),
  reason_code: z.string().nullish(),
  respond_by: seconds.nullish(),
  status: z.string(),
  phase: z.string().nullish(),
});
const disputes = z.object({ items: z.array(dispute) });
type Dispute = z.infer<typeof dispute>;

const A_PAGE = 100;
const MOST_PAGES = 10;
const WORD = 100;
/** The bank only asks or warns: nothing is deducted. */
const ASKING = ['fraud', 'retrieval'];
const ends: Record<string, GatewayDisputeState> = { won: 'won', lost: 'lost', closed: 'closed' };

/**
 * All disputes of a payment that was made at `madeAt` (seconds since 1970; null: not known). Throws
 * a GatewayProblem.
 */
export async function listDisputes(
  ask: Send,
  payment: string,
  madeAt: number | null,
): Promise<GatewayDispute[]> {
  const found = new Map<string, GatewayDispute>();
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = new URLSearchParams({ count: `${A_PAGE}`, skip: `${page * A_PAGE}` });
    if (madeAt !== null) query.set('from', `${madeAt}`);
    const answer = await ask(`/disputes?${query}`);
    if (answer.status !== 200) throw refused(answer, undefined);
    const { items } = understand(disputes, answer.body);
    for (const one of items) if (one.payment_id === payment) found.set(one.id, toDispute(one));
    if (items.length < A_PAGE) break;
  }
  return [...found.values()];
}

function toDispute(reported: Dispute): GatewayDispute {
  const { id, amount: minor, currency, reason_code: reason, status, phase } = reported;
  return {
    providerRef: id,
    amount: { minor, currency, exponent: exponentOf(currency) },
    reason: fit(reason ?? '', WORD),
    status: fit(`${status} ${phase ?? ''}`, WORD),
    state: stateOf(reported),
    dueBy: dueOf(reported),
    movements: movementsOf(reported),
  };
}

/** An unknown status counts as open, and the money stays held. */
function stateOf({ status, phase }: Dispute): GatewayDisputeState {
  const end = ends[status];
  if (end) return end;
  if (ASKING.includes(phase ?? '')) return 'inquiry';
  return needsResponse(status) ? 'needs-response' : 'under-review';
}

const needsResponse = (status: string): boolean =>
  status === 'open' || status === 'action_required';
const dueOf = ({ status, respond_by: due }: Dispute): Date | null =>
  due && needsResponse(status) ? new Date(due * 1000) : null;

/**
 * Razorpay gives one number: what it deducted, for some accounts when the dispute is raised, for
 * others when it is lost. If the dispute ended otherwise, Razorpay paid that back.
 */
function movementsOf({ id, amount_deducted: minor, currency, status }: Dispute): GatewayMovement[] {
  if (!minor) return [];
  const amount = { minor, currency, exponent: exponentOf(currency) };
  const back = status === 'won' || status === 'closed';
  return [
    { providerRef: `${id}-deducted`, kind: 'hold', amount },
    ...(back ? [{ providerRef: `${id}-returned`, kind: 'release', amount } as const] : []),
  ];
}
