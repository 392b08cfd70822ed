// Disputes in Razorpay's answers.
import type { Disputes as Theirs } from 'razorpay/dist/types/disputes.js';
import { secondsOf, type Dispute } from './disputes.ts';

const words: Record<Dispute['state'], string> = {
  asked: 'open',
  answered: 'under_review',
  won: 'won',
  lost: 'lost',
  closed: 'closed',
};

/** `word` is a status, followed by a phase. A deduction still shows after it came back. */
export function asDispute(dispute: Dispute) {
  const { id, payment, minor, currency, stage, state, due, word, moves, at } = dispute;
  const [status = words[state], phase] = word?.split(' ') ?? [];
  const deducted = moves
    .filter(({ kind }) => kind === 'hold')
    .reduce((sum, one) => sum + one.minor, 0);
  return {
    id,
    entity: 'dispute',
    payment_id: payment,
    amount: minor,
    currency,
    amount_deducted: deducted,
    reason_code: 'goods_or_services_not_received',
    respond_by: secondsOf(due ?? at),
    status,
    phase: phase ?? (stage === 'inquiry' ? 'retrieval' : 'chargeback'),
    created_at: secondsOf(at),
  } satisfies Omit<Theirs.RazorpayDispute, 'evidence'>;
}
