// Chargebacks of a transaction at Flutterwave. It sends no notice of them, so the shop asks. The
// shape follows Flutterwave's documentation; nobody here has seen a real one.
import { z } from 'zod';
import { minorOf } from '#base/currency.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import type {
  PaymentToFind,
  GatewayDispute,
  GatewayDisputeState,
  GatewayMovement,
} from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { saysNo, type Send } from '#outside/gateways/flutterwave/flutterwave-client.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const ref = z.union([z.number().int(), z.string().min(1)]).transform(String);
const word = z.string().nullish().catch(undefined);
const step = z.object({ action: word, source: word });
const chargeback = z.object({
  id: ref,
  transaction_id: ref,
  amount: z.union([z.number(), z.string()]),
  status: z.string(),
  stage: word,
  comment: word,
  due_date: word,
  meta: z
    .object({ history: z.array(step).nullish().catch(undefined) })
    .nullish()
    .catch(undefined),
});
const pages = z.object({ page_info: z.object({ total_pages: z.number().int() }) });
const listed = z.object({
  data: z.array(z.unknown()).nullish(),
  meta: pages.nullish().catch(undefined),
});
type Chargeback = z.infer<typeof chargeback>;

const MOST_PAGES = 10;
const WORD = 100;
/**
 * `accepted` and `declined` are the shop's own responses. An unknown status leaves the chargeback
 * open.
 */
const states: Record<string, GatewayDisputeState> = {
  initiated: 'needs-response',
  pending: 'needs-response',
  accepted: 'lost',
  won: 'won',
  lost: 'lost',
};

/**
 * All chargebacks of a transaction. Empty where Flutterwave refuses or answers with another shape;
 * a single item of another shape is skipped. Throws a GatewayProblem: timeout, unavailable.
 */
export async function listChargebacks(
  ask: Send,
  id: string,
  known: PaymentToFind,
): Promise<GatewayDispute[]> {
  const found = new Map<string, GatewayDispute>();
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = new URLSearchParams({ id, page: `${page}` });
    const answered = await readPage(ask, `/chargebacks?${query}`);
    for (const item of answered?.data ?? []) {
      const read = chargeback.safeParse(item).data;
      const own = read?.transaction_id === id ? read : null;
      const dispute = own && toDispute(own, known);
      if (dispute) found.set(dispute.providerRef, dispute);
    }
    if (!answered?.data?.length || page === answered.meta?.page_info.total_pages) break;
  }
  return [...found.values()];
}

async function readPage(ask: Send, path: string): Promise<z.infer<typeof listed> | null> {
  try {
    const answer = await ask(path);
    if (answer.status !== 200) throw saysNo(answer);
    return understand(listed, answer.body);
  } catch (problem) {
    if (isNoList(problem)) return null;
    throw problem;
  }
}

const isNoList = (problem: unknown): boolean =>
  problem instanceof GatewayProblem &&
  (problem.kind === 'rejected' || problem.kind === 'malformed');

/** A chargeback has no currency of its own: its transaction's counts. */
function toDispute(
  reported: Chargeback,
  { amount: { currency, exponent } }: PaymentToFind,
): GatewayDispute | null {
  const minor = minorOf(reported.amount, exponent);
  const { id, status, stage, due_date: due } = reported;
  if (!minor) return null;
  const amount = { minor, currency, exponent };
  const state = states[status] ?? 'under-review';
  return {
    providerRef: id,
    amount,
    reason: fit(reported.comment ?? '', WORD),
    state,
    status: fit(`${status} ${stage ?? ''}`, WORD),
    dueBy: state === 'needs-response' ? dateOf(due) : null,
    movements: movementsOf(reported, amount),
  };
}

function dateOf(text: string | null | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

/**
 * A step of its history that names a balance debited the whole amount; a chargeback that was won is
 * credited again.
 */
function movementsOf(reported: Chargeback, amount: GatewayDispute['amount']): GatewayMovement[] {
  if (!reported.meta?.history?.some(({ action, source }) => action && source)) return [];
  const back: GatewayMovement = { providerRef: `${reported.id}-returned`, kind: 'release', amount };
  return [
    { providerRef: `${reported.id}-taken`, kind: 'hold', amount },
    ...(reported.status === 'won' ? [back] : []),
  ];
}
