import { amountFromInput } from '#base/amount-from-input.ts';
import { toDecimal } from '#base/money.ts';
import type { Handlers } from '#api/handler.ts';
import type { commissionRuleCalls } from '#contract/commission-rule.ts';
import type { CommissionRuleRow } from '#contract/commission-rule.ts';
import type { Tx } from '#db/connect.ts';
import type { Visit } from '#hall/visit.ts';
import {
  deleteCommissionRule,
  orderCommissionRules,
  saveCommissionRule,
} from '#market/commission/change-commission-rules.ts';
import { listCommissionRules } from '#market/commission/read-commission-rules.ts';
import type { CommissionTerms } from '#market/commission/commission.ts';
import { tryCommission } from '#market/commission/try-commission.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const shown = async (
  db: Tx | Visit['reading']['db'],
  actor: Staff,
  { currency_exponent: exponent }: MarketSettings,
): Promise<CommissionRuleRow[]> =>
  (await listCommissionRules(db, actor)).map((rule) => ({
    id: rule.id,
    position: rule.position,
    store_id: rule.storeId,
    store: rule.store,
    category_id: rule.categoryId,
    category: rule.category,
    product_id: rule.productId,
    product: rule.product,
    rate: rule.rate,
    fixed: toDecimal(rule.fixed, exponent),
    cap: rule.cap === null ? null : toDecimal(rule.cap, exponent),
    valid_from: rule.validFrom?.toISOString() ?? null,
    version: rule.version,
    edited: rule.edited,
  }));

type SentTerms = {
  store_id: number | null;
  category_id: number | null;
  product_id: number | null;
  rate?: number | undefined;
  fixed: string;
  cap: string;
  valid_from: string | null;
};

function termsOf(
  { store_id, category_id, product_id, rate = 0, fixed, cap, valid_from }: SentTerms,
  { currency_exponent: exponent }: MarketSettings,
): CommissionTerms {
  const minor = (text: string) => (text === '' ? 0 : amountFromInput(text, exponent));
  return {
    storeId: store_id,
    categoryId: category_id,
    productId: product_id,
    rate,
    fixed: minor(fixed),
    cap: cap === '' ? null : minor(cap),
    validFrom: valid_from === null ? null : new Date(valid_from),
  };
}

/** Changes the rules, and returns all of them afterwards. */
async function change(
  { write, market }: Visit,
  actor: Staff,
  work: (tx: Tx) => Promise<unknown>,
): Promise<CommissionRuleRow[]> {
  return write(async (tx) => {
    await work(tx);
    return shown(tx, actor, market);
  });
}

export const commissionRuleHandlers: Handlers<typeof commissionRuleCalls> = {
  all: async ({ reading, market }, _, actor) => shown(reading.db, actor, market),
  save: async (visit, sent, actor) => {
    const { id, version } = sent;
    const rule = { id, version, ...termsOf(sent, visit.market) };
    return change(visit, actor, (tx) => saveCommissionRule(tx, actor, rule, visit.market));
  },
  try: async ({ reading, market }, { example_id: productId, amount, with_rule: sent, ...rule }) => {
    const { currency_exponent: exponent } = market;
    const base = amountFromInput(amount, exponent);
    const { place, commission, fixed, ...tried } = await tryCommission(reading.db, {
      productId,
      price: base,
      rule: sent ? { id: rule.id, ...termsOf(rule, market) } : null,
    });
    return {
      ...tried,
      rule: place,
      commission: toDecimal(commission, exponent),
      left: toDecimal(base - commission, exponent),
      fixed: toDecimal(fixed, exponent),
    };
  },
  order: async (visit, sorted, actor) => {
    await visit.write((tx) => orderCommissionRules(tx, actor, sorted));
    return null;
  },
  delete: async (visit, rule, actor) =>
    change(visit, actor, (tx) => deleteCommissionRule(tx, actor, rule, visit.market)),
};
