import { sql } from 'kysely';
import { minorOf } from '#base/currency.ts';
import { Refusal } from '#base/refusal.ts';
import type { PlaceFields } from '#contract/admin/shipping-rule.ts';
import type { Tx } from '#db/connect.ts';
import type { Row } from '#market/edits/edit.ts';
import { moneyForHistory } from '#market/edits/history-values.ts';
import { readPlaces } from '#market/places/read-places.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Columns = Omit<PlaceFields, 'price' | 'pickup_price'> & {
  price: number;
  pickup_price: number;
};
type Refuse = (code: 'invalid-input' | 'required' | 'already-taken', name: string) => never;
type StoredPlace = Columns & { id: number };

/**
 * Sets a rule's places. A place is identified by country and state: one that stays keeps its id,
 * which carts refer to. Returns the places before and after. Refuses 'required' for none,
 * 'invalid-input' for an invalid country, state or price, 'already-taken' for a place that is
 * listed twice, 'required' for a pickup point without an address, and as `removePlaces` does.
 */
export async function saveShippingPlaces(
  tx: Tx,
  market: MarketSettings,
  rule: number,
  sent: PlaceFields[],
): Promise<{ was: Row; became: Row }> {
  if (sent.length === 0) throw new Refusal('required', { field: 'places' });
  const places = checked(market, sent);
  const before = await readPlacesOf(tx, rule);
  await removePlaces(
    tx,
    before.filter((place) => !places.has(keyOf(place))).map(({ id }) => id),
  );
  const known = new Map(before.map((place) => [keyOf(place), place.id]));
  for (const [key, columns] of places) {
    const id = known.get(key);
    if (id === undefined)
      await tx
        .insertInto('shipping_places')
        .values({ shipping_rule_id: rule, ...columns })
        .execute();
    else await tx.updateTable('shipping_places').set(columns).where('id', '=', id).execute();
  }
  return historyOf(market, before, await readPlacesOf(tx, rule));
}

/**
 * Deletes places; carts that have chosen one must choose again. Refuses 'in-use' while a buyer has
 * yet to collect an order there.
 */
async function removePlaces(tx: Tx, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  // orders lock the lines of a cart before its places; the same order here prevents deadlocks
  await sql`
    select from cart_lines where shipping_place_id = any(${ids}::int[]) order by id for update
  `.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(distinct p.id)::int as count
    from order_lines l
    join parcels p on p.id = l.parcel_id
    where l.shipping_place_id = any(${ids}::int[]) and l.shipping_type = 2
      and p.cancelled_at is null and p.status < 5
  `.execute(tx);
  const [{ count } = { count: 0 }] = rows;
  if (count > 0) throw new Refusal('in-use', { count, field: 'places' });
  await tx.deleteFrom('shipping_places').where('id', 'in', ids).execute();
}

/** Deletes all places of a rule. */
export async function removePlacesOf(tx: Tx, rule: number): Promise<void> {
  const places = await readPlacesOf(tx, rule);
  await removePlaces(
    tx,
    places.map(({ id }) => id),
  );
}

function checked(market: MarketSettings, sent: PlaceFields[]): Map<string, Columns> {
  const places = new Map<string, Columns>();
  for (const [at, place] of sent.entries()) {
    const refuse: Refuse = (code, name) => {
      throw new Refusal(code, { field: `places.${at}.${name}` });
    };
    const wrong = wrongPart(place);
    if (wrong) refuse('invalid-input', wrong);
    if (place.pickup_point && place.pickup_address_line_1 === '')
      refuse('required', 'pickup_address_line_1');
    const minor = (name: 'price' | 'pickup_price') =>
      minorOf(place[name], market.currency_exponent) ?? refuse('invalid-input', name);
    const key = keyOf(place);
    if (places.has(key)) refuse('already-taken', place.state === 'ALL' ? 'country' : 'state');
    places.set(key, { ...place, price: minor('price'), pickup_price: minor('pickup_price') });
  }
  return places;
}

/** The first invalid name: the country, its state, or the country of the pickup point. */
function wrongPart({ country, state, pickup_country }: PlaceFields): string | null {
  const { countries } = readPlaces('en');
  if (country !== 'ALL' && !countries[country]) return 'country';
  if (state !== 'ALL' && !Object.hasOwn(countries[country]?.states ?? {}, state)) return 'state';
  return pickup_country === '' || countries[pickup_country] ? null : 'pickup_country';
}

async function readPlacesOf(tx: Tx, rule: number): Promise<StoredPlace[]> {
  return tx
    .selectFrom('shipping_places')
    .select([
      'id',
      'country',
      'state',
      'price',
      'day_needed',
      'pickup_point',
      'pickup_price',
      'pickup_phone',
      'pickup_address_line_1',
      'pickup_address_line_2',
      'pickup_zip',
      'pickup_city',
      'pickup_state',
      'pickup_country',
    ])
    .where('shipping_rule_id', '=', rule)
    .orderBy('country')
    .orderBy('state')
    .execute();
}

const keyOf = ({ country, state }: { country: string; state: string }) => `${country} ${state}`;
/** The places for the history: those that differ before and after. */
function historyOf(market: MarketSettings, before: StoredPlace[], after: StoredPlace[]) {
  const [was, became] = [before, after].map((places) =>
    places.map((one) => historyRow(market, one)),
  );
  const without = (some: Row[] = [], others: Row[] = []): Row[] => {
    const known = new Set(others.map((one) => JSON.stringify(one)));
    return some.filter((one) => !known.has(JSON.stringify(one)));
  };
  return { was: { places: without(was, became) }, became: { places: without(became, was) } };
}

/** A place for the history, without empty fields. */
function historyRow(
  market: MarketSettings,
  { id: _, price, pickup_price, ...place }: StoredPlace,
): Row {
  const filled = Object.entries(place).filter(([, value]) => value !== '' && value !== false);
  return {
    ...Object.fromEntries(filled),
    price: moneyForHistory(price, market),
    ...(place.pickup_point ? { pickup_price: moneyForHistory(pickup_price, market) } : {}),
  };
}
