// Chargebacks in Flutterwave's pages.
import { decimalText, exponentOf } from '#base/currency.ts';
import { heldBy, type Dispute } from './disputes.ts';

const words: Record<Dispute['state'], string> = {
  asked: 'initiated',
  answered: 'declined',
  won: 'won',
  lost: 'lost',
  closed: 'won',
};
const HOLD = {
  action: 'initiated',
  stage: 'new',
  source: 'availablebalance',
  description: 'Debit and hold chargeback amount',
};
const LOST = { action: 'lost', stage: 'new', description: 'No merchant response' };
const BEGUN = { initiator: 'dispute', description: 'Dispute transaction' };

export function asChargeback(dispute: Dispute, txRef: string): object {
  const { id, payment, minor, currency, state, due, word, moves, at } = dispute;
  const date = at.toISOString();
  const held = moves
    .filter(({ kind }) => kind === 'hold')
    .map((one) => ({ ...HOLD, date: one.at.toISOString() }));
  const ended = state === 'lost' && heldBy(dispute) > 0 ? [{ ...LOST, date }] : [];
  return {
    id: Number(id),
    amount: Number(decimalText(minor, exponentOf(currency))),
    flw_ref: `URF_${id}`,
    status: word ?? words[state],
    stage: 'new',
    comment: 'Product/service not received',
    meta: { uploaded_proof: null, history: [{ ...BEGUN, date }, ...held, ...ended] },
    due_date: (due ?? at).toISOString(),
    settlement_id: 'N/A',
    created_at: date,
    transaction_id: Number(payment),
    tx_ref: txRef,
  };
}
