// The market's commission, as rules that the owner orders.
import { z } from 'zod';
import { amountText, optionalAmount } from '#contract/amounts.ts';
import { decimal, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { flagged } from '#contract/edited-values.ts';
import { lastEdited, orderCall } from '#contract/resource.ts';
import { optionalMoment, optionalNumber, wholeNumber } from '#contract/values.ts';

/**
 * `rate` in hundredths of a percent; `valid_from`: the start, null: always. Without a store,
 * category or product it applies to all. The first rule that matches a line applies.
 */
const commissionRule = z
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
    valid_from: isoTime.nullable(),
    version: z.int(),
    edited: lastEdited,
  })
  .meta({ id: 'CommissionRule' });
export type CommissionRuleRow = z.output<typeof commissionRule>;

const version = wholeNumber(1, 2_147_483_647);
const terms = {
  id: of('commission-rule', optionalId),
  store_id: of('store', optionalId),
  category_id: of('category', optionalId),
  product_id: of('product', optionalId),
  rate: wholeNumber(0, 10_000),
  fixed: amountText,
  cap: optionalAmount,
  valid_from: optionalMoment,
};

/**
 * The commission for a product at a price. `rule`: the position of the first matching rule, from 1,
 * or null; `tried`: it is the unsaved one that was sent. `capped`: it is the rule's maximum, or the
 * whole price.
 */
const trial = z
  .object({
    rule: z.int().nullable(),
    tried: z.boolean(),
    commission: decimal,
    left: decimal,
    rate: z.int(),
    fixed: decimal,
    capped: z.boolean(),
  })
  .meta({ id: 'CommissionTrial' });
export type CommissionTrial = z.output<typeof trial>;

const staff = { audience: 'staff', permission: 'money' } as const;

export const commissionRuleCalls = {
  all: endpoint({
    operationId: 'adminCommissionRules',
    path: 'admin/commission-rules',
    methods: ['GET'],
    ...staff,
    about: 'Lists the commission rules in the order in which they apply.',
    input: z.object({}),
    output: z.array(commissionRule),
  }),
  save: endpoint({
    operationId: 'adminSaveCommissionRule',
    path: 'admin/commission-rule/save',
    methods: ['POST'],
    ...staff,
    otherwise: 'commission-rule-not-found',
    toast: 'saved',
    about:
      'Creates a commission rule, as the last one, or updates one. Refused if somebody has saved ' +
      'it since this `version`. Orders that are already placed keep their commission.',
    input: z.object({ ...terms, version: version.nullish().default(null) }),
    output: z.array(commissionRule),
  }),
  try: endpoint({
    operationId: 'adminTryCommission',
    path: 'admin/commission-rules/try',
    methods: ['POST'],
    ...staff,
    otherwise: 'product-not-found',
    about:
      'Tries the commission rules on an example: one item of a product at a price. Saves ' +
      'nothing. `with_rule` is counted as if it were saved; a new one comes last.',
    input: z.object({
      example_id: idOf('product'),
      amount: amountText,
      with_rule: flagged,
      ...terms,
      rate: optionalNumber(0, 10_000),
      fixed: optionalAmount,
    }),
    output: trial,
  }),
  order: orderCall('commission-rule', 'commission-rules', 'money'),
  delete: endpoint({
    operationId: 'adminDeleteCommissionRule',
    path: 'admin/commission-rule/delete/{id}',
    methods: ['POST'],
    ...staff,
    otherwise: 'commission-rule-not-found',
    toast: 'saved',
    about: 'Deletes a commission rule. Refused if somebody has saved it since this `version`.',
    input: z.object({ id: idOf('commission-rule'), version }),
    output: z.array(commissionRule),
  }),
};
