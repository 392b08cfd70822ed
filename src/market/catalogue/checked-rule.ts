// The rule of a collection: from its form to the stored form, and back.
import { z } from 'zod';
import { minorOf } from '#base/currency.ts';
import { toDecimal, type Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { SentRule, ShownRule } from '#contract/admin/collection-rule.ts';
import type { Tx } from '#db/connect.ts';
import type { StoredCondition, StoredRule } from '#market/catalogue/gathering.ts';
import { lockNamed } from '#market/edits/require-unused.ts';
import { moneyForHistory } from '#market/edits/history-values.ts';
import type { Row } from '#market/edits/edit.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Sent = SentRule['conditions'][number];
type RuleContext = { tx: Tx; market: MarketSettings; at: number };

const TABLES = {
  category: 'categories',
  brand: 'brands',
  tag: 'tags',
  store: 'stores',
} as const;
const BLANK = { ids: [], from: '', to: '', days: null };

/** A rule in its stored form. Refuses 'required' and 'invalid-input' at a condition's field. */
export async function checkedRule(
  tx: Tx,
  market: MarketSettings,
  { match, conditions, sort, most }: SentRule,
): Promise<StoredRule> {
  const stored: StoredCondition[] = [];
  for (const [at, sent] of conditions.entries())
    stored.push(await checkedCondition(sent, { tx, market, at }));
  return { match, conditions: stored, sort, most };
}

/** A stored rule in the shape of its form. */
export function shownRule(
  rule: StoredRule | null,
  { currency_exponent: exponent }: MarketSettings,
): ShownRule | null {
  if (!rule) return null;
  const text = (amount: Money | null) =>
    amount === null ? '' : String(toDecimal(amount, exponent));
  return {
    match: rule.match,
    conditions: rule.conditions.map((condition) =>
      condition.by === 'price'
        ? { ...BLANK, by: 'price', from: text(condition.from), to: text(condition.to) }
        : { ...BLANK, ...condition },
    ),
    sort: rule.sort,
    most: rule.most,
  };
}

const price = z.number().nullish().default(null);
const written = z
  .looseObject({ conditions: z.array(z.looseObject({ by: z.string(), from: price, to: price })) })
  .nullable();

/** The row of a collection for its history, with the prices of its rule as decimal amounts. */
export function ruleForHistory(row: Row, market: MarketSettings): Row {
  const rule = written.parse(row.rule);
  const historyOf = ({
    from,
    to,
    ...condition
  }: Row & { from: Money | null; to: Money | null }) => ({
    ...condition,
    ...(condition.by === 'price' && {
      from: moneyForHistory(from, market),
      to: moneyForHistory(to, market),
    }),
  });
  return { ...row, rule: rule && { ...rule, conditions: rule.conditions.map(historyOf) } };
}

async function checkedCondition(sent: Sent, context: RuleContext): Promise<StoredCondition> {
  switch (sent.by) {
    case 'price':
      return checkedPrice(sent, context);
    case 'new':
      if (sent.days === null) throw new Refusal('required', fieldOf(context, 'days'));
      return { by: 'new', days: sent.days };
    case 'discounted':
    case 'in-stock':
      return { by: sent.by };
    default:
      return { by: sent.by, ids: await checkedIds(sent.by, sent.ids, context) };
  }
}

function checkedPrice(sent: Sent, context: RuleContext): StoredCondition {
  const amount = (name: 'from' | 'to') => {
    if (sent[name] === '') return null;
    const minor = minorOf(sent[name], context.market.currency_exponent);
    if (minor === null) throw new Refusal('invalid-input', fieldOf(context, name));
    return minor;
  };
  const [from, to] = [amount('from'), amount('to')];
  if (from === null && to === null) throw new Refusal('required', fieldOf(context, 'from'));
  if (from !== null && to !== null && from > to)
    throw new Refusal('invalid-input', fieldOf(context, 'to'));
  return { by: 'price', from, to };
}

async function checkedIds(
  by: keyof typeof TABLES,
  ids: number[],
  context: RuleContext,
): Promise<number[]> {
  if (ids.length === 0) throw new Refusal('required', fieldOf(context, 'ids'));
  const found = await lockNamed(context.tx, TABLES[by], ids);
  if (found < ids.length) throw new Refusal('invalid-input', fieldOf(context, 'ids'));
  return ids;
}

const fieldOf = ({ at }: RuleContext, name: string) => ({ field: `rule.conditions.${at}.${name}` });
