// What the market owes its stores, the payouts that pay it, and the books.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { choice, decimal, idOf, isoTime, of, oneOf, optionalId, optionalText, page, pageOf, signedAmount, text, wholeNumber } from '#contract/values.ts';

const states = ['open', 'paid', 'cancelled'] as const;
/** `held`: earned, not released yet; `due`: released and in no payout, below zero the store owes it; `gathered`: in an open payout; `paid`: in all. */
export const balance = z.object({ store_id: z.int(), store: z.string(), currency: z.string(), held: decimal, due: decimal, gathered: decimal, paid: decimal }).meta({ id: 'Balance' });
export const payout = z.object({ id: z.int(), store_id: z.int(), store: z.string(), amount: decimal, currency: z.string(), until: isoTime, state: z.enum(states), reference: z.string(), lines: z.int(), created_at: isoTime, ended_at: isoTime.nullable() }).meta({ id: 'Payout' });
export type PayoutRow = z.output<typeof payout>;
/** `parts` say what earnings are made of; they sum to the amount. */
export const statementLine = z.object({ id: z.int(), at: isoTime, why: z.enum(['earnings', 'cash', 'refund', 'adjustment', 'payout']), amount: decimal, currency: z.string(), note: z.string(), order: z.string(), parcel: z.string(),
  parts: z.object({ goods: decimal, shipping: decimal, voucher: decimal, commission: decimal, back: decimal }).nullable() }).meta({ id: 'StatementLine' });
export type StatementRow = z.output<typeof statementLine>;
const statement = z.object({ payout, lines: z.array(statementLine) });
const payee = z.object({ name: z.string(), iban: z.string() });

const store_id = of('store', optionalId);
const filters = { page, state: oneOf(states), store_id };
export const sellerBalance = endpoint({ path: 'seller/balance', methods: ['GET'], audience: 'seller', about: 'What the market owes the caller’s store, in each currency.', input: z.object({ store_id }), output: z.array(balance) });
export const sellerDue = endpoint({ path: 'seller/due', methods: ['GET'], audience: 'seller', about: 'What is on the store’s account and in no payout yet, newest first, 25 a page.', input: z.object({ store_id, page }), output: pageOf(statementLine) });
export const sellerPayouts = endpoint({ path: 'seller/payouts', methods: ['GET'], audience: 'seller', about: 'The payouts of the caller’s store, newest first, 25 a page.', input: z.object(filters), output: pageOf(payout) });
export const sellerPayout = endpoint({ path: 'seller/payout/{id}', methods: ['GET'], audience: 'seller', about: 'A payout with every line of its statement.', input: z.object({ id: idOf('payout'), store_id }), output: statement });
export const sellerPayee = endpoint({ path: 'seller/payee', methods: ['GET'], audience: 'seller', about: 'Where the store’s payouts go to.', input: z.object({ store_id }), output: payee });
export const sellerSavePayee = endpoint({ path: 'seller/payee/save', methods: ['POST'], audience: 'seller', toast: 'saved', about: 'Says where the store’s payouts go to; by its owner.', input: z.object({ store_id, payee_name: optionalText(70), iban: optionalText(50) }), output: payee });

export const adminBalances = endpoint({ path: 'admin/balances', methods: ['GET'], audience: 'staff', about: 'What the market owes each store.', input: z.object({ store_id }), output: z.array(balance) });
export const adminAccounts = endpoint({ path: 'admin/accounts', methods: ['GET'], audience: 'staff', about: 'What stands on each account of the market’s books; above zero it is owed to the account’s holder.', input: z.object({}),
  output: z.array(z.object({ account: z.string(), method: z.int().nullable(), currency: z.string(), amount: decimal })) });
export const adminAudit = endpoint({ path: 'admin/audit-money', methods: ['GET'], audience: 'staff', about: 'Proves the books; answers what does not hold.', input: z.object({}), output: z.array(z.object({ fault: z.string(), about: z.string(),
  currency: z.string(), expected: z.number(), found: z.number() })) });
export const adminAdjust = endpoint({ path: 'admin/store/adjust/{id}', methods: ['POST'], audience: 'staff', toast: 'saved', about: 'Writes an amount to a store’s account, above zero in its favour, below at its cost; the store reads the reason.',
  input: z.object({ id: idOf('store'), amount: signedAmount, reason: text(500) }), output: z.array(balance) });
export const adminPayouts = endpoint({ path: 'admin/payouts', methods: ['GET'], audience: 'staff', about: 'Payouts of every store, newest first, 25 a page.', input: z.object({ page, state: oneOf(states) }), output: pageOf(payout) });
export const adminPayout = endpoint({ path: 'admin/payout/{id}', methods: ['GET'], audience: 'staff', about: 'A payout with every line of its statement.', input: z.object({ id: idOf('payout') }), output: statement });
export const adminGather = endpoint({ path: 'admin/payouts/gather', methods: ['POST'], audience: 'staff', toast: 'saved', about: 'Gathers what is due into one payout a store; what a store owes is carried on.', input: z.object({}),
  output: z.array(z.object({ id: z.int(), store_id: z.int(), amount: decimal, currency: z.string() })) });
export const adminPaid = endpoint({ path: 'admin/payout/paid/{id}', methods: ['POST'], audience: 'staff', toast: 'saved', about: 'Says that a payout was paid.', input: z.object({ id: idOf('payout'), reference: optionalText(100) }), output: payout });
export const adminCancelPayout = endpoint({ path: 'admin/payout/cancel/{id}', methods: ['POST'], audience: 'staff', toast: 'saved', about: 'Lets go of a payout that was not paid; its lines are due again.', input: z.object({ id: idOf('payout'), note: optionalText(500) }), output: payout });
const payoutSettings = z.object({ release_days: z.int(), payout_period: z.enum(['by-hand', 'day', 'week', 'month']) }).meta({ id: 'PayoutSettings' });
export const adminPayoutSettings = endpoint({ path: 'admin/payout-settings', methods: ['GET'], audience: 'staff', about: 'How many days after its delivery earnings are released, and how often payouts are gathered: periods of UTC, weeks from Monday.', input: z.object({}), output: payoutSettings });
export const adminSavePayoutSettings = endpoint({ path: 'admin/payout-settings/save', methods: ['POST'], audience: 'staff', toast: 'saved', about: 'Sets when earnings are released and how often payouts are gathered.',
  input: z.object({ release_days: wholeNumber(0, 90), payout_period: choice(['by-hand', 'day', 'week', 'month']) }), output: payoutSettings });
export const adminPayoutsCsv = endpoint({ path: 'admin/payouts.csv', methods: ['GET'], audience: 'staff', file: 'text/csv', about: 'The open payouts as a table for a bank or a spreadsheet.', input: z.object({}), output: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }) });
export const adminPayoutsXml = endpoint({ path: 'admin/payouts.xml', methods: ['GET'], audience: 'staff', file: 'application/xml', about: 'The open payouts as a SEPA bank order, pain.001.001.09; in euro.', input: z.object({}),
  output: z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) }) });
