// What the market owes a store, for the people who run it.
import { z } from 'zod';
import { pageOf } from '#contract/answer-values.ts';
import { balance } from '#contract/books.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { payout, payoutStates, statement, statementLine } from '#contract/payout.ts';
import { oneOf, optionalText, page } from '#contract/values.ts';

const payee = z.object({ name: z.string(), iban: z.string() });

const store_id = of('store', optionalId);
const filters = { page, state: oneOf(payoutStates), store_id };

export const sellerMoneyCalls = {
  balance: endpoint({
    operationId: 'sellerBalance',
    path: 'seller/balance',
    methods: ['GET'],
    audience: 'seller',
    permission: 'money',
    about: 'Returns what the market owes the caller’s store, in each currency.',
    input: z.object({ store_id }),
    output: z.array(balance),
  }),
  due: endpoint({
    operationId: 'sellerDue',
    path: 'seller/due',
    methods: ['GET'],
    audience: 'seller',
    permission: 'money',
    about:
      'Lists the lines of the store’s account that are in no payout yet, newest first, 25 a page.',
    input: z.object({ store_id, page }),
    output: pageOf(statementLine),
  }),
  payouts: endpoint({
    operationId: 'sellerPayouts',
    path: 'seller/payouts',
    methods: ['GET'],
    audience: 'seller',
    permission: 'money',
    about: 'Lists the payouts of the caller’s store, newest first, 25 a page.',
    input: z.object(filters),
    output: pageOf(payout),
  }),
  payout: endpoint({
    operationId: 'sellerPayout',
    path: 'seller/payout/{id}',
    methods: ['GET'],
    audience: 'seller',
    permission: 'money',
    otherwise: 'payout-not-found',
    about: 'Returns a payout with every line of its statement.',
    input: z.object({ id: idOf('payout'), store_id }),
    output: statement,
  }),
  payee: endpoint({
    operationId: 'sellerPayee',
    path: 'seller/payee',
    methods: ['GET'],
    audience: 'seller',
    permission: 'money',
    viewable: false,
    about: 'Returns the bank account that receives the store’s payouts.',
    input: z.object({ store_id }),
    output: payee,
  }),
  savePayee: endpoint({
    operationId: 'sellerSavePayee',
    path: 'seller/payee/save',
    methods: ['POST'],
    audience: 'seller',
    permission: 'money',
    toast: 'saved',
    about:
      'Sets the bank account that receives the store’s payouts. For its owners. With ' +
      '`payee_name_seen` and `iban_seen`, refused if the present account is another one.',
    input: z.object({
      store_id,
      payee_name: optionalText(70),
      payee_name_seen: optionalText(70).nullish(),
      iban: optionalText(50),
      iban_seen: optionalText(50).nullish(),
    }),
    output: payee,
  }),
};
