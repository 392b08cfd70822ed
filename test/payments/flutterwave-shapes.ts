// The shapes of Flutterwave v3, written by hand from its documentation: the shop's requests and the
// answers. They check adapter and stand-in independently.
import { Ajv, type ValidateFunction } from 'ajv';

const ajv = new Ajv({ strict: true, allErrors: true });
const text = { type: 'string', minLength: 1 } as const;
const number = { type: 'number', exclusiveMinimum: 0 } as const;

export const newPayment: ValidateFunction = ajv.compile({
  type: 'object',
  required: ['tx_ref', 'amount', 'currency', 'redirect_url', 'customer'],
  additionalProperties: false,
  properties: {
    tx_ref: { ...text, maxLength: 100 },
    amount: number,
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    redirect_url: { type: 'string', pattern: '^https?://' },
    session_duration: { type: 'integer', minimum: 1, maximum: 1440 },
    max_retry_attempt: { type: 'integer', minimum: 1 },
    customer: {
      type: 'object',
      required: ['email'],
      additionalProperties: false,
      properties: { email: text, name: { type: 'string' }, phonenumber: { type: 'string' } },
    },
    customizations: {
      type: 'object',
      additionalProperties: false,
      properties: {
        title: { type: 'string' },
        logo: { type: 'string' },
        description: { type: 'string' },
      },
    },
    meta: { type: 'object' },
    payment_options: { type: 'string' },
  },
});
export const newRefund: ValidateFunction = ajv.compile({
  type: 'object',
  additionalProperties: false,
  properties: { amount: number, comments: { type: 'string' } },
});

const successWith = (data: object) => ({
  type: 'object',
  required: ['status', 'message', 'data'],
  additionalProperties: false,
  properties: { status: { const: 'success' }, message: text, data },
});
export const link: ValidateFunction = ajv.compile(
  successWith({
    type: 'object',
    required: ['link'],
    additionalProperties: false,
    properties: { link: { type: 'string', pattern: '^https?://' } },
  }),
);
export const transaction: ValidateFunction = ajv.compile(
  successWith({
    type: 'object',
    required: [
      'id',
      'tx_ref',
      'flw_ref',
      'amount',
      'currency',
      'charged_amount',
      'status',
      'payment_type',
      'created_at',
      'customer',
    ],
    properties: {
      id: { type: 'integer' },
      tx_ref: text,
      flw_ref: text,
      amount: number,
      currency: { type: 'string', pattern: '^[A-Z]{3}$' },
      charged_amount: number,
      status: { enum: ['successful', 'failed', 'pending'] },
      payment_type: text,
      created_at: text,
      customer: { type: 'object' },
    },
  }),
);
export const refund: ValidateFunction = ajv.compile(
  successWith({
    type: 'object',
    required: [
      'id',
      'account_id',
      'tx_id',
      'flw_ref',
      'wallet_id',
      'amount_refunded',
      'status',
      'destination',
      'created_at',
    ],
    properties: {
      id: { type: 'integer' },
      account_id: { type: 'integer' },
      tx_id: { type: 'integer' },
      flw_ref: text,
      wallet_id: { type: 'integer' },
      amount_refunded: number,
      status: text,
      destination: text,
      created_at: text,
    },
  }),
);

const step = {
  type: 'object',
  additionalProperties: false,
  properties: {
    initiator: text,
    action: text,
    stage: text,
    source: text,
    date: text,
    description: text,
  },
};
const pageInfo = {
  type: 'object',
  required: ['total', 'current_page', 'total_pages'],
  properties: {
    total: { type: 'integer' },
    current_page: { type: 'integer' },
    total_pages: { type: 'integer' },
  },
};
const chargeback = {
  type: 'object',
  additionalProperties: false,
  required: [
    'id',
    'amount',
    'flw_ref',
    'status',
    'stage',
    'due_date',
    'created_at',
    'transaction_id',
    'tx_ref',
  ],
  properties: {
    id: { type: 'integer' },
    amount: number,
    flw_ref: text,
    stage: text,
    comment: text,
    tx_ref: text,
    status: { enum: ['lost', 'won', 'initiated', 'accepted', 'declined'] },
    due_date: text,
    settlement_id: text,
    created_at: text,
    transaction_id: { type: 'integer' },
    meta: {
      type: 'object',
      required: ['history'],
      properties: { uploaded_proof: {}, history: { type: 'array', items: step } },
    },
  },
};
export const chargebacks: ValidateFunction = ajv.compile({
  type: 'object',
  required: ['status', 'message', 'meta', 'data'],
  additionalProperties: false,
  properties: {
    status: { const: 'success' },
    message: text,
    data: { type: 'array', items: chargeback },
    meta: { type: 'object', required: ['page_info'], properties: { page_info: pageInfo } },
  },
});
