// The shapes of PayPal's disputes, written by hand from its description of 2024 (disputes v1): they
// check the stand-in independently of the adapter.
import { Ajv, type ValidateFunction } from 'ajv';

const ajv = new Ajv({ strict: true, allErrors: true });
const oneOf = (...words: string[]) => ({ enum: words });
const text = { type: 'string', minLength: 1 } as const;
const id = { type: 'string', minLength: 1, maxLength: 255, pattern: '^[A-Za-z0-9-]+$' } as const;
const time = {
  type: 'string',
  minLength: 20,
  maxLength: 64,
  pattern: '^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z$',
} as const;
const money = {
  type: 'object',
  required: ['currency_code', 'value'],
  additionalProperties: false,
  properties: {
    currency_code: { type: 'string', minLength: 3, maxLength: 3 },
    value: { type: 'string', maxLength: 32, pattern: '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$' },
  },
} as const;
const links = {
  type: 'array',
  minItems: 1,
  maxItems: 10,
  items: {
    type: 'object',
    required: ['href', 'rel'],
    additionalProperties: false,
    properties: { href: text, rel: text, method: oneOf('GET', 'POST') },
  },
} as const;

const info = {
  dispute_id: id,
  create_time: time,
  update_time: time,
  reason: text,
  dispute_amount: money,
  status: oneOf(
    'OPEN',
    'WAITING_FOR_BUYER_RESPONSE',
    'WAITING_FOR_SELLER_RESPONSE',
    'UNDER_REVIEW',
    'RESOLVED',
    'OTHER',
  ),
  dispute_life_cycle_stage: oneOf('INQUIRY', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION'),
  dispute_channel: oneOf('INTERNAL', 'EXTERNAL', 'ALERT'),
  seller_response_due_date: time,
  links,
};
const movement = {
  type: 'object',
  additionalProperties: false,
  properties: {
    affected_party: oneOf('SELLER', 'BUYER', 'PAYMENT_PROCESSOR'),
    amount: money,
    initiated_time: time,
    type: oneOf('DEBIT', 'CREDIT'),
    reason: oneOf('DISPUTE_SETTLEMENT_FEE', 'DISPUTE_SETTLEMENT', 'DISPUTE_FEE', 'CHARGEBACK_FEE'),
  },
};
const disputed = {
  type: 'object',
  additionalProperties: false,
  properties: {
    buyer_transaction_id: id,
    seller_transaction_id: id,
    gross_amount: money,
    transaction_status: oneOf('COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED', 'REVERSED'),
    seller: { type: 'object', properties: { merchant_id: id } },
  },
};
const outcome = {
  type: 'object',
  additionalProperties: false,
  properties: {
    outcome_code: oneOf(
      'RESOLVED_BUYER_FAVOUR',
      'RESOLVED_SELLER_FAVOUR',
      'RESOLVED_WITH_PAYOUT',
      'CANCELED_BY_BUYER',
      'ACCEPTED',
      'DENIED',
      'NONE',
    ),
  },
};

export const disputeDetails: ValidateFunction = ajv.compile({
  type: 'object',
  required: ['dispute_id'],
  additionalProperties: false,
  properties: {
    ...info,
    dispute_outcome: outcome,
    disputed_transactions: { type: 'array', minItems: 1, items: disputed },
    money_movements: { type: 'array', minItems: 1, maxItems: 50, items: movement },
  },
});
export const disputeList: ValidateFunction = ajv.compile({
  type: 'object',
  additionalProperties: false,
  properties: {
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 100,
      items: {
        type: 'object',
        required: ['dispute_id'],
        additionalProperties: false,
        properties: info,
      },
    },
    links,
  },
});
