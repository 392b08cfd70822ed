// Disputes and their balance transactions in Stripe's answers.
import { secondsOf, type Dispute, type Move } from './disputes.ts';

const words: Record<Dispute['stage'], Record<Dispute['state'], string>> = {
  inquiry: {
    asked: 'warning_needs_response',
    answered: 'warning_under_review',
    won: 'warning_closed',
    lost: 'lost',
    closed: 'warning_closed',
  },
  claim: {
    asked: 'needs_response',
    answered: 'under_review',
    won: 'won',
    lost: 'lost',
    closed: 'prevented',
  },
};

export function asDispute(dispute: Dispute) {
  const { id, payment, minor, currency, stage, state, due, word, moves, at } = dispute;
  return {
    id,
    object: 'dispute',
    amount: minor,
    balance_transactions: moves.map((one) => asMove(dispute, one)),
    charge: `ch_${payment.slice(3)}`,
    created: secondsOf(at),
    currency,
    enhanced_eligibility_types: [],
    evidence: { receipt: null },
    evidence_details: {
      due_by: due ? secondsOf(due) : 0,
      enhanced_eligibility: {},
      has_evidence: state !== 'asked',
      past_due: false,
      submission_count: state === 'asked' ? 0 : 1,
    },
    is_charge_refundable: isRefundable(dispute),
    livemode: false,
    metadata: {},
    payment_intent: payment,
    payment_method_details: { type: 'card' },
    reason: 'fraudulent',
    status: word ?? words[stage][state],
  };
}

/** A disputed payment, unlike an inquiry, cannot be refunded as well. */
export const isRefundable = ({ stage, state }: Dispute): boolean =>
  stage === 'inquiry' || state === 'won' || state === 'closed';

function asMove({ id: source, currency }: Dispute, { id, kind, minor, fee, at }: Move) {
  const amount = kind === 'hold' ? -minor : minor;
  const detail = { amount: fee, currency, type: 'stripe_fee' };
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: secondsOf(at),
    balance_type: 'payments',
    created: secondsOf(at),
    currency,
    description: `Chargeback ${kind} for ${source}`,
    exchange_rate: null,
    fee,
    fee_details: fee === 0 ? [] : [detail],
    net: amount - fee,
    source,
    reporting_category: kind === 'hold' ? 'dispute' : 'dispute_reversal',
    status: 'available',
    type: 'adjustment',
  };
}
