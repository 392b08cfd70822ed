// The market’s books: what it owes each store, its accounts, and their audit.
import { z } from 'zod';
import { signedAmount } from '#contract/amounts.ts';
import { decimal } from '#contract/answer-values.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, optionalId } from '#contract/ids.ts';
import { listCalls } from '#contract/list-calls.ts';
import { holds } from '#contract/payout.ts';
import { text } from '#contract/values.ts';

/**
 * `held`: earned but not released; `due`: released but in no payout; below zero the store owes it;
 * `owes`: that debt; `reserve`: released, but kept for some days; `gathered`: in an open payout;
 * `paid`: in total. `on_hold`: the part of `held` and `due` that is blocked by an open case.
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

/** One store's balance, in the shop's currency; `elsewhere`: its balances in others, if any. */
const storeBalance = balance
  .omit({ store_id: true })
  .extend({ id: z.int(), elsewhere: z.array(balance) })
  .meta({ id: 'StoreBalance' });
export type StoreBalance = z.output<typeof storeBalance>;

export const booksCalls = {
  ...listCalls({
    plural: 'balances',
    permission: 'money',
    about:
      'Lists what the market owes each store, by name. The view `debt` has the stores that owe ' +
      'the market. `q` matches part of a name.',
    listed: storeBalance,
    sorts: ['store'],
    filters: { view: view('debt', 'due'), store: optionalId },
  }),
  accounts: endpoint({
    operationId: 'adminAccounts',
    path: 'admin/accounts',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    about:
      'Returns the balance of each account in the market’s books. Above zero, it is owed to the ' +
      'account’s holder.',
    input: z.object({}),
    output: z.array(
      z.object({
        account: z.string(),
        method: z.int().nullable(),
        currency: z.string(),
        amount: decimal,
      }),
    ),
  }),
  audit: endpoint({
    operationId: 'adminAudit',
    path: 'admin/audit-money',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    about: 'Audits the market’s books, and returns what is wrong.',
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
  }),
  adjust: endpoint({
    operationId: 'adminAdjust',
    path: 'admin/store/adjust/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'store-not-found',
    toast: 'saved',
    toastWaiting: 'approval-waits',
    about:
      'Books an adjustment to a store’s account: above zero in its favour, below zero at its ' +
      'cost. The store reads the reason. `waiting` is the request that a second person has to ' +
      'approve first.',
    input: z.object({ id: idOf('store'), amount: signedAmount, reason: text(500) }),
    output: z.array(balance.extend({ waiting: z.int().nullable() })),
  }),
};
export type BalanceQuery = z.output<typeof booksCalls.list.input>;
