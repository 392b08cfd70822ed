// Disputes in PayPal's answers, in the list and in detail.
import { decimalText, exponentOf } from '#base/currency.ts';
import type { Dispute, Move } from './disputes.ts';
import { isWhole, type Money } from './paypal-rules.ts';

const words: Record<Dispute['state'], string> = {
  asked: 'WAITING_FOR_SELLER_RESPONSE',
  answered: 'UNDER_REVIEW',
  won: 'RESOLVED',
  lost: 'RESOLVED',
  closed: 'RESOLVED',
};
const outcomes: Partial<Record<Dispute['state'], string>> = {
  won: 'RESOLVED_SELLER_FAVOUR',
  lost: 'RESOLVED_BUYER_FAVOUR',
  closed: 'CANCELED_BY_BUYER',
};

/** `word` is a status, followed by an outcome. */
export function asDispute(dispute: Dispute, url: string) {
  const { payment, minor, currency, state, word, moves } = dispute;
  const code = word ? word.split(' ')[1] : outcomes[state];
  const moved = moves.flatMap((one) => asMoves(dispute, one));
  return {
    ...asInfo(dispute, url),
    disputed_transactions: [
      {
        seller_transaction_id: payment,
        buyer_transaction_id: `B${payment}`,
        transaction_status: 'COMPLETED',
        gross_amount: asMoney(minor, currency),
        seller: { merchant_id: 'STANDIN00000' },
      },
    ],
    ...(code ? { dispute_outcome: { outcome_code: code } } : {}),
    ...(moved.length > 0 ? { money_movements: moved } : {}),
  };
}

/** A dispute in the list. */
export function asInfo({ id, minor, currency, stage, state, due, word, at }: Dispute, url: string) {
  return {
    dispute_id: id,
    create_time: stampOf(at),
    update_time: stampOf(at),
    reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
    status: word?.split(' ')[0] ?? words[state],
    dispute_amount: asMoney(minor, currency),
    dispute_channel: 'INTERNAL',
    dispute_life_cycle_stage: stage === 'inquiry' ? 'INQUIRY' : 'CHARGEBACK',
    ...(due ? { seller_response_due_date: stampOf(due) } : {}),
    links: [{ href: `${url}/v1/customer/disputes/${id}`, rel: 'self', method: 'GET' }],
  };
}

/** The buyer’s side is included too, and a fee is a separate movement. */
function asMoves({ currency }: Dispute, { kind, minor, fee, at }: Move) {
  const initiated_time = stampOf(at);
  const amount = asMoney(minor, currency);
  const [seller, buyer] = kind === 'hold' ? ['DEBIT', 'CREDIT'] : ['CREDIT', 'DEBIT'];
  const settled = { amount, initiated_time, reason: 'DISPUTE_SETTLEMENT' };
  const cost = { amount: asMoney(fee, currency), initiated_time, reason: 'DISPUTE_FEE' };
  return [
    { affected_party: 'SELLER', ...settled, type: seller },
    { affected_party: 'BUYER', ...settled, type: buyer },
    ...(fee > 0 ? [{ affected_party: 'SELLER', ...cost, type: 'DEBIT' }] : []),
  ];
}

function asMoney(minor: number, currency_code: string): Money {
  const exponent = exponentOf(currency_code);
  const whole = isWhole(currency_code);
  const value = decimalText(minor, exponent);
  return { currency_code, value: whole ? value.replace(/\..*/, '') : value };
}

const stampOf = (at: Date): string => at.toISOString();
