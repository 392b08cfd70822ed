// How the owner edits the market's tax rules.
import { sql } from 'kysely';
import { decimalText, minorOf } from '#base/currency.ts';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { TaxRuleFields, TaxRuleRow } from '#contract/admin/tax-rule.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import type { Row } from '#market/edits/edit.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import { moneyForHistory } from '#market/edits/history-values.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';

type ListQuery = ListInput & { view?: 'unused' | 'gap' | undefined };
type Shown = { title: Record<string, string>; kind: Kind; amount: number; products: number };
type Kind = TaxRuleFields['kind'];

export const TAX_RULE = { noun: 'tax-rule', table: 'tax_rules' } as const;
const TYPE = { flat: 1, percent: 2 } as const;
/** Percentages are stored in hundredths. */
const HUNDREDTHS = 2;
const WHOLE = 10_000;

const products = sql<number>`(select count(*)::int from products p where p.tax_rule_id = t.id)`;
const kind = sql<Kind>`case t.type when 1 then 'flat' else 'percent' end`;
const VIEWS = {
  unused: sql<boolean>`not exists (select from products p where p.tax_rule_id = t.id)`,
  gap: sql<boolean>`cardinality(${gapsOf('t.title')}) > 0`,
};
const exponentOf = (rule: Kind, market: MarketSettings): number =>
  rule === 'percent' ? HUNDREDTHS : market.currency_exponent;
const shown = <R extends { kind: Kind; amount: number }>(rule: R, market: MarketSettings): R => ({
  ...rule,
  amount: toDecimal(rule.amount, exponentOf(rule.kind, market)),
});

/** A page of the market's tax rules that match; `q` searches their titles in every language. */
export async function listTaxRules(
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
  market: MarketSettings,
): Promise<Listed<TaxRuleRow>> {
  const { rows, ...counted } = await readList<TaxRuleRow>(db, paging, {
    from: sql`tax_rules t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      kind,
      amount: sql`t.amount`,
      products,
      gaps: gapsOf('t.title'),
    },
    where: [
      sql<boolean>`t.store_id is null`,
      ...(q ? [textsContain('t.title', q)] : []),
      ...(view ? [VIEWS[view]] : []),
    ],
    usual: 'title',
  });
  return { rows: rows.map((rule) => shown(rule, market)), ...counted };
}

/** A tax rule of the market with all that can be edited; null if there is none. */
export async function openTaxRule(db: Db, id: number, market: MarketSettings) {
  const { rows } = await sql<OpenedThing<Shown>>`
    select id, version, ${lastEdit(TAX_RULE.noun)} as edited, title, ${kind} as kind, amount,
      ${products} as products
    from tax_rules t
    where id = ${id} and store_id is null
  `.execute(db);
  return rows[0] ? shown(rows[0], market) : null;
}

/**
 * Makes a tax rule (`id` null) or saves one; `amount` is decimal text. Refuses 'required' without a
 * title in the market's first language, 'invalid-input' for more than 100 % or too many decimals,
 * and as `saveRow` does.
 */
export async function saveTaxRule(
  tx: Tx,
  by: Staff,
  { id, version, title, kind: requestedKind, amount }: Opened & TaxRuleFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { title });
  const minor = minorOf(amount, exponentOf(requestedKind, market));
  if (minor === null || (requestedKind === 'percent' && minor > WHOLE))
    throw new Refusal('invalid-input', { field: 'amount' });
  if (id !== null) await lockOwn(tx, { id, version });
  const columns = { title, type: TYPE[requestedKind], amount: minor };
  const saved = await saveRow(tx, by, history(market), { id, version, columns });
  await touch(tx, 'products', 'every-product');
  return saved;
}

/** Deletes a tax rule. Refuses as `requireUnused` and `deleteRow` do. */
export async function deleteTaxRule(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
  market: MarketSettings,
): Promise<void> {
  await lockOwn(tx, thing);
  await requireUnused(tx, by, 'tax-rule', thing.id);
  await deleteRow(tx, by, history(market), thing);
}

/**
 * The row for its history: the amount with its currency or as a percentage, and the name of its
 * kind.
 */
const history = (market: MarketSettings) => ({
  ...TAX_RULE,
  tell: ({ type, amount, ...row }: Row): Row => ({
    ...row,
    kind: type === TYPE.percent ? 'percent' : 'flat',
    amount:
      type === TYPE.percent
        ? { percent: decimalText(Number(amount), HUNDREDTHS) }
        : moneyForHistory(Number(amount), market),
  }),
});

/** Locks one of the market's rules; a seller's rule counts as not found. */
async function lockOwn(tx: Tx, thing: { id: number; version: number | null }): Promise<void> {
  const { row } = await lockRow(tx, TAX_RULE, thing);
  if (row.store_id !== null) throw new Refusal('thing-not-found');
}
