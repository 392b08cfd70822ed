// Whether what staff sent can be a product, and the columns that it is kept in.
import { sql } from 'kysely';
import { minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { ProductFields } from '#contract/admin/product.ts';
import type { Tx } from '#db/connect.ts';
import { cleanTexts } from '#market/catalogue/clean-text.ts';
import { foldedText } from '#market/catalogue/folded-text.ts';
import { freeSlug } from '#market/catalogue/free-slug.ts';
import type { Row } from '#market/edits/edit.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts, textsOrNone } from '#market/settings/required-texts.ts';

/** `stored`: the product's row as it is; null for a new one. */
type Sent = Omit<ProductFields, 'variants' | 'images'> & { id: number | null; stored: Row | null };
const RULES = [
  ['tax_rule_id', 'tax_rules'],
  ['shipping_rule_id', 'shipping_rules'],
  ['bundle_deal_id', 'bundle_deals'],
] as const;

/**
 * The columns of a product, and its tags. Refuses 'required' without a title in the market's first
 * language, or without a price where it is public; 'invalid-input' for amounts that are none, tags
 * that are not there, and rules of another store; 'offer-too-high' unless it is below the price.
 */
export async function checkedProduct(
  tx: Tx,
  market: MarketSettings,
  sent: Sent,
): Promise<{ columns: Row; tags: number[] }> {
  const { id, stored, tag_ids: tags, slug, public: published, selling, offered, ...rest } = sent;
  const { title, overview, description, badge, unit, meta_title } = rest;
  requireTexts(market, { title });
  const prices = pricesOf({ selling, offered, published }, market);
  await checkRules(tx, sent);
  return {
    tags,
    columns: {
      ...rest,
      ...prices,
      published,
      slug: slug || (await freeSlug(tx, id, title[market.default_language] ?? '')),
      overview: textsOrNone(cleanTexts(overview, stored?.overview)),
      description: textsOrNone(cleanTexts(description, stored?.description)),
      badge: textsOrNone(badge),
      unit: textsOrNone(unit),
      meta_title: textsOrNone(meta_title),
      meta_description: textsOrNone(rest.meta_description),
      image_alt: textsOrNone(rest.image_alt),
      folded: foldedText(title, await readTags(tx, tags)),
    },
  };
}

function pricesOf(
  sent: { selling: string; offered: string; published: boolean },
  { currency_exponent: exponent }: MarketSettings,
): { selling: Money; offered: Money | null } {
  const selling = minorOf(sent.selling, exponent);
  if (selling === null) throw new Refusal('invalid-input', { field: 'selling' });
  if (selling === 0 && sent.published) throw new Refusal('required', { field: 'selling' });
  if (sent.offered === '') return { selling, offered: null };
  const offered = minorOf(sent.offered, exponent);
  if (offered === null || offered === 0) throw new Refusal('invalid-input', { field: 'offered' });
  if (offered >= selling) throw new Refusal('offer-too-high', { field: 'offered' });
  return { selling, offered };
}

/** The store is there; a rule is the market's, or the store's own. */
async function checkRules(tx: Tx, sent: Sent): Promise<void> {
  const store = tx.selectFrom('stores').select('id').where('id', '=', sent.store_id);
  if (!(await store.executeTakeFirst())) throw new Refusal('invalid-input', { field: 'store_id' });
  for (const [field, table] of RULES) {
    const id = sent[field];
    if (id === null) continue;
    const { rows } = await sql<{ id: number }>`
      select id
      from ${sql.table(table)}
      where id = ${id} and coalesce(store_id, ${sent.store_id}) = ${sent.store_id}
    `.execute(tx);
    if (rows.length === 0) throw new Refusal('invalid-input', { field });
  }
}

async function readTags(tx: Tx, ids: number[]): Promise<Record<string, string>[]> {
  const { rows } = await sql<{ title: Record<string, string> }>`
    select title from tags where id = any(${ids}::int[]) order by id
  `.execute(tx);
  if (rows.length < ids.length) throw new Refusal('invalid-input', { field: 'tag_ids' });
  return rows.map(({ title }) => title);
}
