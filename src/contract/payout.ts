// What the market owes its stores, the payouts that pay it, and the books.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  asked,
  decimal,
  idOf,
  isoTime,
  of,
  oneOf,
  optionalId,
  optionalText,
  page,
  pageOf,
  signedAmount,
  text,
} from '#contract/values.ts';

const states = ['open', 'paid', 'cancelled'] as const;
/**
 * Why earnings are on hold: a refund that is asked for or on its way, a dispute, a suspended store.
 */
export const holds = ['refund', 'dispute', 'suspended'] as const;
/** Why an open payout cannot be paid as it is: also, a refund since it was gathered, a debt. */
export const payoutHolds = [...holds, 'refunded', 'owes'] as const;
/**
 * `held`: earned, not released yet; `due`: released and in no payout, below zero the store owes it;
 * `owes`: what it owes then; `reserve`: released, and kept for some days; `gathered`: in an open
 * payout; `paid`: in all. `on_hold`: what of `held` and `due` stays while something is open.
 */
export const balance = z
  .object({
    store_id: z.int(),
    store: z.string(),
    currency: z.string(),
    held: decimal,
    due: decimal,
    owes: decimal,
    reserve: decimal,
    gathered: decimal,
    paid: decimal,
    on_hold: z.array(z.object({ why: z.enum(holds), amount: decimal })),
  })
  .meta({ id: 'Balance' });
/**
 * `on_hold`: why an open one cannot be paid as it is; `despite`: why it was on hold, of one that
 * the bank had paid already.
 */
export const payout = z
  .object({
    id: z.int(),
    store_id: z.int(),
    store: z.string(),
    amount: decimal,
    currency: z.string(),
    until: isoTime,
    state: z.enum(states),
    reference: z.string(),
    lines: z.int(),
    created_at: isoTime,
    ended_at: isoTime.nullable(),
    on_hold: z.array(z.enum(payoutHolds)),
    despite: z.string(),
  })
  .meta({ id: 'Payout' });
export type PayoutRow = z.output<typeof payout>;
const reasons = [
  'earnings',
  'reserve',
  'reserve-returned',
  'cash',
  'refund',
  'adjustment',
  'payout',
] as const;
/** `parts` say what earnings are made of; they sum to the amount. */
export const statementLine = z
  .object({
    id: z.int(),
    at: isoTime,
    why: z.enum(reasons),
    amount: decimal,
    currency: z.string(),
    note: z.string(),
    order: z.string(),
    parcel: z.string(),
    parts: z
      .object({
        goods: decimal,
        shipping: decimal,
        voucher: decimal,
        commission: decimal,
        back: decimal,
      })
      .nullable(),
  })
  .meta({ id: 'StatementLine' });
export type StatementRow = z.output<typeof statementLine>;
/** `carried`: what of the payout was on the account already when the one before it was gathered. */
const statement = z.object({ payout, carried: decimal, lines: z.array(statementLine) });
const payee = z.object({ name: z.string(), iban: z.string() });

const store_id = of('store', optionalId);
const filters = { page, state: oneOf(states), store_id };
export const sellerBalance = endpoint({
  path: 'seller/balance',
  methods: ['GET'],
  audience: 'seller',
  about: 'What the market owes the caller’s store, in each currency.',
  input: z.object({ store_id }),
  output: z.array(balance),
});
export const sellerDue = endpoint({
  path: 'seller/due',
  methods: ['GET'],
  audience: 'seller',
  about: 'What is on the store’s account and in no payout yet, newest first, 25 a page.',
  input: z.object({ store_id, page }),
  output: pageOf(statementLine),
});
export const sellerPayouts = endpoint({
  path: 'seller/payouts',
  methods: ['GET'],
  audience: 'seller',
  about: 'The payouts of the caller’s store, newest first, 25 a page.',
  input: z.object(filters),
  output: pageOf(payout),
});
export const sellerPayout = endpoint({
  path: 'seller/payout/{id}',
  methods: ['GET'],
  audience: 'seller',
  about: 'A payout with every line of its statement.',
  input: z.object({ id: idOf('payout'), store_id }),
  output: statement,
});
export const sellerPayee = endpoint({
  path: 'seller/payee',
  methods: ['GET'],
  audience: 'seller',
  about: 'Where the store’s payouts go to.',
  input: z.object({ store_id }),
  output: payee,
});
export const sellerSavePayee = endpoint({
  path: 'seller/payee/save',
  methods: ['POST'],
  audience: 'seller',
  toast: 'saved',
  about: 'Says where the store’s payouts go to; by its owner.',
  input: z.object({ store_id, payee_name: optionalText(70), iban: optionalText(50) }),
  output: payee,
});

export const adminBalances = endpoint({
  path: 'admin/balances',
  methods: ['GET'],
  audience: 'staff',
  about: 'What the market owes each store.',
  input: z.object({ store_id }),
  output: z.array(balance),
});
export const adminAccounts = endpoint({
  path: 'admin/accounts',
  methods: ['GET'],
  audience: 'staff',
  about:
    'What stands on each account of the market’s books; above zero it is owed to the account’s holder.',
  input: z.object({}),
  output: z.array(
    z.object({
      account: z.string(),
      method: z.int().nullable(),
      currency: z.string(),
      amount: decimal,
    }),
  ),
});
export const adminAudit = endpoint({
  path: 'admin/audit-money',
  methods: ['GET'],
  audience: 'staff',
  about: 'Proves the books; answers what does not hold.',
  input: z.object({}),
  output: z.array(
    z.object({
      fault: z.string(),
      about: z.string(),
      currency: z.string(),
      expected: z.number(),
      found: z.number(),
    }),
  ),
});
export const adminAdjust = endpoint({
  path: 'admin/store/adjust/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'saved',
  toastWaiting: 'approval-waits',
  about:
    'Writes an amount to a store’s account, above zero in its favour, below at its cost; the store reads the reason. `waiting`: the request that a second person has to approve first.',
  input: z.object({ id: idOf('store'), amount: signedAmount, reason: text(500) }),
  output: z.array(balance.extend({ waiting: z.int().nullable() })),
});
export const adminPayouts = endpoint({
  path: 'admin/payouts',
  methods: ['GET'],
  audience: 'staff',
  about: 'Payouts of every store, newest first, 25 a page.',
  input: z.object({ page, state: oneOf(states) }),
  output: pageOf(payout),
});
export const adminPayout = endpoint({
  path: 'admin/payout/{id}',
  methods: ['GET'],
  audience: 'staff',
  about: 'A payout with every line of its statement.',
  input: z.object({ id: idOf('payout') }),
  output: statement,
});
export const adminGather = endpoint({
  path: 'admin/payouts/gather',
  methods: ['POST'],
  audience: 'staff',
  toast: 'saved',
  about:
    'Gathers what is due into one payout a store; what a store owes, what is on hold and what is less than the least amount is carried on. `again`: open payouts that cannot be paid as they are, are cancelled before.',
  input: z.object({ again: asked }),
  output: z.array(
    z.object({ id: z.int(), store_id: z.int(), amount: decimal, currency: z.string() }),
  ),
});
export const adminPaid = endpoint({
  path: 'admin/payout/paid/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'saved',
  about:
    'Says that a payout was paid. One that cannot be paid as it is is refused, unless the bank has paid it already: `despite`.',
  input: z.object({ id: idOf('payout'), reference: optionalText(100), despite: asked }),
  output: payout,
});
export const adminCancelPayout = endpoint({
  path: 'admin/payout/cancel/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'saved',
  about: 'Lets go of a payout that was not paid; its lines are due again.',
  input: z.object({ id: idOf('payout'), note: optionalText(500) }),
  output: payout,
});
export const adminPayoutsCsv = endpoint({
  path: 'admin/payouts.csv',
  methods: ['GET'],
  audience: 'staff',
  file: 'text/csv',
  about:
    'The open payouts as a table for a bank or a spreadsheet; refused while one of them cannot be paid as it is, but with `leave_out`.',
  input: z.object({ leave_out: asked }),
  output: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
});
export const adminPayoutsXml = endpoint({
  path: 'admin/payouts.xml',
  methods: ['GET'],
  audience: 'staff',
  file: 'application/xml',
  about:
    'The open payouts as a SEPA bank order, pain.001.001.09; in euro. Refused while one of them cannot be paid as it is, but with `leave_out`.',
  input: z.object({ leave_out: asked }),
  output: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }),
});
