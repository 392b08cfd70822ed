// Applies the fields that only our own format has: texts in every language, rules, and prices.
import { decimalText } from '#base/currency.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import { OWN_TEXTS, type Draft } from '#market/imports/draft.ts';
import { bareCell } from '#market/imports/read-rows.ts';
import type { Rules, RuleTable } from '#market/imports/read-rules.ts';

type Around = { rules: Rules; exponent: number };
type Texts = Record<string, string>;

/** The product with the draft's own fields applied; a draft of another format changes nothing. */
export function mergeOwnFields(
  { own }: Draft,
  base: ProposedProduct,
  { rules, exponent }: Around,
): ProposedProduct {
  if (!own) return base;
  const money = (amount: number | null) => (amount === null ? '' : decimalText(amount, exponent));
  const idOf = (table: RuleTable, title: string | null, now: number | null) =>
    title === null ? null : rules.find(table, title, now);
  const texts = Object.fromEntries(
    OWN_TEXTS.flatMap((field) => {
      const ownTexts = own.texts[field];
      return ownTexts ? [[field, mergeTexts(base[field], ownTexts)]] : [];
    }),
  );
  return {
    ...base,
    ...own.facts,
    ...texts,
    selling: own.selling === undefined ? base.selling : money(own.selling),
    offered: own.offered === undefined ? base.offered : money(own.offered),
    tax_rule_id:
      own.taxRule === undefined
        ? base.tax_rule_id
        : idOf('tax_rules', own.taxRule, base.tax_rule_id),
    shipping_rule_id:
      own.shippingRule === undefined
        ? base.shipping_rule_id
        : idOf('shipping_rules', own.shippingRule, base.shipping_rule_id),
    bundle_deal_id:
      own.bundleDeal === undefined
        ? base.bundle_deal_id
        : idOf('bundle_deals', own.bundleDeal, base.bundle_deal_id),
    video: own.video ?? base.video,
    warranty: own.warranty ?? base.warranty,
    refundable: own.refundable ?? base.refundable,
  };
}

/** Texts by language, in the order in which the database returns them. */
export function mergeTexts(before: Texts, texts: Record<string, string | null>): Texts {
  const after: Record<string, string | null> = { ...before };
  for (const [language, text] of Object.entries(texts))
    // spreadsheets drop some characters from cells, which is not a change
    if ((text ?? '') !== bareCell((before[language] ?? '').replaceAll(/\r\n?/g, '\n'), 'title'))
      after[language] = text;
  return Object.fromEntries(
    Object.entries(after)
      .flatMap(([language, text]) => (text ? [[language, text] as const] : []))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
