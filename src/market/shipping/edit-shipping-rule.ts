// How the owner edits the market's shipping rules, with their places.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type {
  PlaceShown,
  ShippingRuleFields,
  ShippingRuleRow,
} from '#contract/admin/shipping-rule.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch, touching } from '#db/touch.ts';
import { gapsOf, readList, textsContain } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts } from '#market/settings/required-texts.ts';
import { removePlacesOf, saveShippingPlaces } from '#market/shipping/save-shipping-places.ts';

type ListQuery = ListInput & { view?: 'unused' | 'gap' | undefined };
type Shown = {
  title: Record<string, string>;
  single_price: boolean;
  places: PlaceShown[];
  products: number;
};

export const SHIPPING_RULE = {
  noun: 'shipping-rule',
  table: 'shipping_rules',
  cameBack: touching('shipping'),
} as const;

/** The places of a rule `t`; “everywhere else” comes last. */
export const placesJson = sql<PlaceShown[]>`coalesce((
  select jsonb_agg(
    to_jsonb(sp) - 'id' - 'shipping_rule_id'
    order by sp.country = 'ALL', sp.country, sp.state = 'ALL', sp.state
  )
  from shipping_places sp
  where sp.shipping_rule_id = t.id
), '[]')`;
const products = sql<number>`(
  select count(*)::int from products p where p.shipping_rule_id = t.id
)`;
const VIEWS = {
  unused: sql<boolean>`not exists (select from products p where p.shipping_rule_id = t.id)`,
  gap: sql<boolean>`cardinality(${gapsOf('t.title')}) > 0`,
};

/** A page of the market's shipping rules; `q` searches their titles in every language. */
export async function listShippingRules(
  db: Db,
  { language }: Staff,
  { q, view, ...paging }: ListQuery,
): Promise<Listed<ShippingRuleRow>> {
  return readList<ShippingRuleRow>(db, paging, {
    from: sql`shipping_rules t`,
    columns: {
      id: sql`t.id`,
      title: sql`said(t.title, ${language})`,
      single_price: sql`t.single_price`,
      places: sql`(
        select count(*)::int from shipping_places sp where sp.shipping_rule_id = t.id
      )`,
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
}

/** A shipping rule of the market with its places, “everywhere else” last; null if there is none. */
export async function openShippingRule(db: Db, id: number, market: MarketSettings) {
  const { rows } = await sql<OpenedThing<Shown>>`
    select id, version, ${lastEdit(SHIPPING_RULE.noun)} as edited, title, single_price,
      ${placesJson} as places,
      ${products} as products
    from shipping_rules t
    where id = ${id} and store_id is null
  `.execute(db);
  return rows[0] ? inDecimals(rows[0], market) : null;
}

/** A rule's prices as the API returns them. */
export function inDecimals<Rule extends { places: PlaceShown[] }>(
  rule: Rule,
  market: MarketSettings,
): Rule {
  const decimal = (minor: number) => toDecimal(minor, market.currency_exponent);
  const places = rule.places.map((place) => ({
    ...place,
    price: decimal(place.price),
    pickup_price: decimal(place.pickup_price),
  }));
  return { ...rule, places };
}

/**
 * Makes a shipping rule (`id` null) or saves one, and its places. Refuses 'required' without a
 * title in the market's first language, and as `saveShippingPlaces` and `saveRow` do.
 */
export async function saveShippingRule(
  tx: Tx,
  by: Staff,
  { id, version, title, single_price, places }: Opened & ShippingRuleFields,
  market: MarketSettings,
): Promise<SavedRow> {
  requireTexts(market, { title });
  if (id !== null) await lockOwn(tx, { id, version });
  const saved = await saveRow(tx, by, SHIPPING_RULE, {
    id,
    version,
    columns: { title, single_price },
    hanging: (rule) => saveShippingPlaces(tx, market, rule, places),
  });
  await touch(tx, 'shipping', 'products', 'every-product');
  return saved;
}

/**
 * Deletes a shipping rule. Refuses 'in-use' while products use it, and as `removePlaces` and
 * `deleteRow` do.
 */
export async function deleteShippingRule(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockOwn(tx, thing);
  await requireUnused(tx, by, 'shipping-rule', thing.id);
  await deleteRow(tx, by, SHIPPING_RULE, { ...thing, clear: () => removePlacesOf(tx, thing.id) });
  await touch(tx, 'shipping');
}

/** Locks one of the market's rules; a seller's rule counts as not found. */
async function lockOwn(tx: Tx, thing: { id: number; version: number | null }): Promise<void> {
  const { row } = await lockRow(tx, SHIPPING_RULE, thing);
  if (row.store_id !== null) throw new Refusal('thing-not-found');
}
