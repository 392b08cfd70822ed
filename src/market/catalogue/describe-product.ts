// Describes a product for its history in words, where its row only has numbers.
import { sql } from 'kysely';
import { decimalText } from '#base/currency.ts';
import { commaOf, listText } from '#base/comma.ts';
import type { Tx } from '#db/connect.ts';
import type { Row } from '#market/edits/edit.ts';
import { moneyForHistory } from '#market/edits/history-values.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type VariantRow = {
  label: string;
  sku: string;
  price: number;
  weight: number;
  quantity: number;
};
type Read = Row & {
  id: number;
  selling: number;
  offered: number | null;
  variants: VariantRow[];
};

/** A product's names, prices, tags, pictures and variants, in the market's first language. */
export const describeProduct = async (tx: Tx, id: number, market: MarketSettings): Promise<Row> =>
  (await describeProducts(tx, [id], market)).get(id) ?? {};

/** Describes several products at once, by their ids. */
export async function describeProducts(
  tx: Tx,
  ids: number[],
  market: MarketSettings,
): Promise<Map<number, Row>> {
  if (ids.length === 0) return new Map();
  const language = market.default_language;
  const { rows } = await sql<Read>`
    select p.id, p.selling, p.offered,
      (select jsonb_build_array(id, said(title, ${language})) from categories where id = p.category_id) as category_id,
      (select jsonb_build_array(id, said(title, ${language})) from brands where id = p.brand_id) as brand_id,
      (select jsonb_build_array(id, said(title, ${language})) from tax_rules where id = p.tax_rule_id) as tax_rule_id,
      (select jsonb_build_array(id, said(title, ${language})) from shipping_rules where id = p.shipping_rule_id)
        as shipping_rule_id,
      (select jsonb_build_array(id, said(title, ${language})) from bundle_deals where id = p.bundle_deal_id)
        as bundle_deal_id,
      array(
        select said(t.title, ${language})
        from product_tags pt
        join tags t on t.id = pt.tag_id
        where pt.product_id = p.id
        order by t.id
      )::text[] as tag_ids,
      array(
        select concat_ws(': ', pi.image, nullif((
          select string_agg(said(v.title, ${language}), ${commaOf(language)} order by v.attribute_id, v.id)
          from attribute_values v
          where v.id = any(pi.attribute_value_ids)
        ), ''))
        from product_images pi
        where pi.product_id = p.id
        order by pi.position, pi.id
      )::text[] as images,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'label', coalesce((
            select string_agg(said(v.title, ${language}), ${commaOf(language)} order by v.attribute_id, v.id)
            from attribute_values v
            where v.id = any(i.choice)
          ), ''),
          'sku', i.sku, 'price', i.price, 'weight', i.weight, 'quantity', i.quantity
        ) order by i.position, i.id)
        from inventories i
        where i.product_id = p.id
      ), '[]') as variants
    from products p
    where p.id = any(${ids}::int[])
  `.execute(tx);
  return new Map(rows.map((read) => [read.id, described(read, market)]));
}

function described(read: Read, market: MarketSettings): Row {
  const { id: _, variants, selling, offered, ...names } = read;
  const money = (minor: number) => decimalText(minor, market.currency_exponent);
  const line = (...parts: string[]) => listText(market.default_language, parts);
  return {
    ...names,
    selling: moneyForHistory(selling, market),
    offered: moneyForHistory(offered, market),
    variants: variants.map(({ label, sku, price, weight }) =>
      line(label, sku, price > 0 ? money(price) : '', weight > 0 ? `${weight} g` : ''),
    ),
    stock: variants.map(({ label, quantity }) => line(label, String(quantity))),
  };
}

/** The difference between two descriptions; of lists, only the entries that one of them lacks. */
export function differenceOf(was: Row, became: Row): { was: Row; became: Row } {
  const without = (row: Row, base: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const others = base[name];
        return Array.isArray(value) && Array.isArray(others) && LONG.has(name)
          ? [name, value.filter((entry) => !others.includes(entry))]
          : [name, value];
      }),
    );
  return { was: without(was, became), became: without(became, was) };
}

/** Lists of which the history stores only the changed entries. */
const LONG = new Set(['variants', 'stock', 'tag_ids']);
