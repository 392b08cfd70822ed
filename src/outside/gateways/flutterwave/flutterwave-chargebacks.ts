// Chargebacks of a transaction at Flutterwave, as its pages describe the list (nobody here has seen
// a real one): it sends no notice of them, so they are found by looking.
import { z } from 'zod';
import { minorOf } from '#base/currency.ts';
import { GatewayProblem } from '#market/payments/gateways/gateway.ts';
import type {
  Known,
  GatewayDispute,
  GatewayDisputeState,
  GatewayMovement,
} from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { saysNo, type Ask } from '#outside/gateways/flutterwave/flutterwave-asking.ts';
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
/** `accepted` and `declined` are what the shop said to it. A word that is new is no end. */
const states: Record<string, GatewayDisputeState> = {
  initiated: 'needs-response',
  pending: 'needs-response',
  accepted: 'lost',
  won: 'won',
  lost: 'lost',
};

/**
 * All chargebacks of a transaction. Where Flutterwave refuses, or answers what is no such list,
 * none are known; nor is one of another shape. Throws a GatewayProblem: timeout, unavailable.
 */
export async function listChargebacks(
  asked: Ask,
  id: string,
  known: Known,
): Promise<GatewayDispute[]> {
  const found = new Map<string, GatewayDispute>();
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = new URLSearchParams({ id, page: `${page}` });
    const said = await readPage(asked, `/chargebacks?${query}`);
    for (const one of said?.data ?? []) {
      const read = chargeback.safeParse(one).data;
      const own = read?.transaction_id === id ? read : null;
      const dispute = own && toSaid(own, known);
      if (dispute) found.set(dispute.providerRef, dispute);
    }
    if (!said?.data?.length || page === said.meta?.page_info.total_pages) break;
  }
  return [...found.values()];
}

async function readPage(asked: Ask, path: string): Promise<z.infer<typeof listed> | null> {
  try {
    const answer = await asked(path);
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

/** A chargeback says no currency: it is that of its transaction. */
function toSaid(
  said: Chargeback,
  { amount: { currency, exponent } }: Known,
): GatewayDispute | null {
  const minor = minorOf(said.amount, exponent);
  const { id, status, stage, due_date: due } = said;
  if (!minor) return null;
  const amount = { minor, currency, exponent };
  const state = states[status] ?? 'under-review';
  return {
    providerRef: id,
    amount,
    reason: fit(said.comment ?? '', WORD),
    state,
    status: fit(`${status} ${stage ?? ''}`, WORD),
    dueBy: state === 'needs-response' ? dateOf(due) : null,
    movements: movementsOf(said, amount),
  };
}

function dateOf(text: string | null | undefined): Date | null {
  const date = new Date(text ?? '');
  return Number.isNaN(date.getTime()) ? null : date;
}

/** A step of its history that names a balance took the whole from it. What was won comes back. */
function movementsOf(said: Chargeback, amount: GatewayDispute['amount']): GatewayMovement[] {
  if (!said.meta?.history?.some(({ action, source }) => action && source)) return [];
  const back: GatewayMovement = { providerRef: `${said.id}-returned`, kind: 'release', amount };
  return [
    { providerRef: `${said.id}-taken`, kind: 'hold', amount },
    ...(said.status === 'won' ? [back] : []),
  ];
}
