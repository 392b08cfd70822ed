// What the market takes of a sale, as the owner orders the rules.
import { z } from 'zod';
import { amountText, optionalAmount } from '#contract/amounts.ts';
import { decimal } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { wholeNumber } from '#contract/values.ts';

/**
 * `rate` in hundredths of a percent; without a store, category or product it is for all of them.
 * The first rule that fits a line is taken.
 */
export const commissionRule = z
  .object({
    id: z.int(),
    position: z.int(),
    store_id: z.int().nullable(),
    store: z.string().nullable(),
    category_id: z.int().nullable(),
    category: z.string().nullable(),
    product_id: z.int().nullable(),
    product: z.string().nullable(),
    rate: z.int(),
    fixed: decimal,
    cap: decimal.nullable(),
  })
  .meta({ id: 'CommissionRule' });
export type CommissionRuleRow = z.output<typeof commissionRule>;

export const commissionRuleCalls = {
  all: endpoint({
    operationId: 'adminCommissionRules',
    path: 'admin/commission-rules',
    methods: ['GET'],
    audience: 'staff',
    permission: 'money',
    about: 'The rules of commission in their order.',
    input: z.object({}),
    output: z.array(commissionRule),
  }),
  save: endpoint({
    operationId: 'adminSaveCommissionRule',
    path: 'admin/commission-rule/save',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'commission-rule-not-found',
    toast: 'saved',
    about:
      'Writes a rule of commission, or changes one; a new one stands last. Orders that were ' +
      'placed keep theirs.',
    input: z.object({
      id: of('commission-rule', optionalId),
      store_id: of('store', optionalId),
      category_id: of('category', optionalId),
      product_id: of('product', optionalId),
      rate: wholeNumber(0, 10_000),
      fixed: amountText,
      cap: optionalAmount,
    }),
    output: z.array(commissionRule),
  }),
  move: endpoint({
    operationId: 'adminMoveCommissionRule',
    path: 'admin/commission-rule/move/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'commission-rule-not-found',
    toast: 'saved',
    about: 'Puts a rule of commission at another place in their order, counted from 1.',
    input: z.object({ id: idOf('commission-rule'), place: wholeNumber(1, 10_000) }),
    output: z.array(commissionRule),
  }),
  delete: endpoint({
    operationId: 'adminDeleteCommissionRule',
    path: 'admin/commission-rule/delete/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'money',
    otherwise: 'commission-rule-not-found',
    toast: 'saved',
    about: 'Takes a rule of commission away.',
    input: z.object({ id: idOf('commission-rule') }),
    output: z.array(commissionRule),
  }),
};
