// How PayPal describes a dispute, how the shop stores that, and what is unreadable.

/** The seller's deadline, if PayPal gives one. */
export const due = new Date('2026-12-05T12:00:00.000Z');
const tenDollars = { currency_code: 'USD', value: '10.00' };

/** A dispute's status and outcome there, its state here, and the deadline for an answer. */
export const claims = [
  ['OPEN', 'needs-response', due],
  ['WAITING_FOR_SELLER_RESPONSE', 'needs-response', due],
  ['WAITING_FOR_BUYER_RESPONSE', 'under-review', null],
  ['UNDER_REVIEW', 'under-review', null],
  ['OTHER', 'under-review', null],
  ['A_NEW_WORD', 'under-review', null],
  ['RESOLVED RESOLVED_BUYER_FAVOUR', 'lost', null],
  ['RESOLVED ACCEPTED', 'lost', null],
  ['RESOLVED RESOLVED_SELLER_FAVOUR', 'won', null],
  ['RESOLVED DENIED', 'won', null],
  ['RESOLVED CANCELED_BY_BUYER', 'closed', null],
  ['RESOLVED NONE', 'closed', null],
  ['RESOLVED RESOLVED_WITH_PAYOUT', 'won', null],
  ['RESOLVED', 'closed', null],
] as const;

/** An inquiry's status and outcome there, and its state here. */
export const inquiries = [
  ['OPEN', 'inquiry'],
  ['UNDER_REVIEW', 'inquiry'],
  ['RESOLVED RESOLVED_BUYER_FAVOUR', 'closed'],
  ['RESOLVED RESOLVED_SELLER_FAVOUR', 'won'],
  ['RESOLVED CANCELED_BY_BUYER', 'closed'],
] as const;

/** Values that no dispute of PayPal's can have. */
export const unreadable: [object][] = [
  [{ dispute_amount: null }],
  [{ dispute_amount: { currency_code: 'USD', value: '-1.00' } }],
  [{ dispute_amount: { currency_code: 'USD', value: '1.005' } }],
  [{ status: 7 }],
  [{ money_movements: {} }],
  [{ disputed_transactions: null }],
  [{ dispute_id: '../../orders' }],
  [{ seller_response_due_date: 'soon' }],
  [{ money_movements: [{ affected_party: 'SELLER', amount: tenDollars, type: 'GIFT' }] }],
];
