// The market's own tax rules, as staff edit them; those of sellers are not included.
import { z } from 'zod';
import { textsShown } from '#contract/answer-values.ts';
import { amountText } from '#contract/amounts.ts';
import { texts, view } from '#contract/edited-values.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';
import { choice } from '#contract/values.ts';

const KINDS = ['percent', 'flat'] as const;
const kind = z.enum(KINDS);
/**
 * Percent of the price, with up to two decimals; or an amount for each item, in the market's
 * currency.
 */
const amount = z.number();
/** The number of products with this rule. */
const products = z.int();

const fields = { title: texts(80), kind: choice(KINDS), amount: amountText };
const row = z.object({ title: z.string(), kind, amount, products, gaps: z.array(z.string()) });

export type TaxRuleFields = z.output<z.ZodObject<typeof fields>>;
export type TaxRuleRow = { id: number } & z.output<typeof row>;

const rules = {
  noun: 'tax-rule',
  plural: 'tax-rules',
  permission: 'settings',
  filters: { view: view('unused', 'gap') },
} as const;

export const adminTaxRuleCalls = {
  ...resourceCalls({
    ...rules,
    fields,
    shown: { title: textsShown, kind, amount, products },
    row: row.shape,
    sorts: ['title', 'products'],
  }),
  ...bulkCalls({ ...rules, acts: ['delete'], given: {} }),
};
