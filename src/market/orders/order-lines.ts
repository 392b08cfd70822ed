import { colonOf } from '#base/colon.ts';
import { listText } from '#base/comma.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import type { Words } from '#db/tables.ts';
import { runningSale } from '#market/pricing/running-sales.ts';

/** Options and their values, by language. */
type Chosen = Record<string, [option: string, value: string][]>;
type Row = Omit<LineToOrder, 'choice'> & { choice: Chosen | null };

export type LineToOrder = {
  id: number;
  product_id: number;
  inventory_id: number;
  quantity: number;
  selected: boolean;
  public: boolean;
  /** Its store is on holiday. */
  away: boolean;
  stock: number;
  store_id: number;
  title: Words;
  image: string;
  choice: Words | null;
  sku: string;
  has_choice: boolean;
  selling: number;
  offered: number | null;
  inventory_price: number;
  flash_price: number | null;
  flash_sale_id: number | null;
  flash_left: number | null;
  bundle_buy: number | null;
  bundle_free: number | null;
  tax_title: Words | null;
  tax_type: number | null;
  tax_amount: number | null;
  shipping_place_id: number | null;
  shipping_type: number | null;
  shipping_rule_id: number;
  single_price: boolean;
  place_price: number | null;
  pickup_price: number | null;
  pickup_point: boolean | null;
  day_needed: number | null;
  /** Whether the place is the one that the chosen address falls under. */
  fits: boolean;
  /** Whether its rule ships to the chosen address; true while there is none. */
  reachable: boolean;
  /** When it was put in, in microseconds since 1970. */
  added_at: number;
  /** Ids of the product's category and all above it. */
  category_path: number[];
};

/**
 * The caller's cart lines in the order of the cart, with everything that decides their current
 * price. One query.
 */
export const readCartLines = (db: Db, shopper: string, now: Date): Promise<LineToOrder[]> =>
  pricedRows(db, inCart(sql`where l.shopper = ${shopper}`), now);

/** The lines of several carts at once. */
export const readLinesOfCarts = (db: Db, shoppers: string[], now: Date): Promise<LineToOrder[]> =>
  pricedRows(db, inCart(sql`where l.shopper = any(${shoppers}::text[])`), now);

/** The selected lines, locked until the transaction ends. */
export const lockSelectedLines = (tx: Tx, shopper: string, now: Date): Promise<LineToOrder[]> =>
  pricedRows(
    tx,
    inCart(sql`where l.shopper = ${shopper} and l.selected order by l.id for update of l`),
    now,
  );

/**
 * A line of an order without a cart: how many of a variant, and whether the customer picks it up.
 */
export type BasketLine = { inventoryId: number; quantity: number; pickup: boolean };
type Place = { country: string; state: string };

/**
 * What these lines would be in the cart of whoever has this address, in their order; each has the
 * id of its variant. Those of variants that there are not any more are missing. One statement.
 */
export const readBasketLines = (
  db: Db,
  lines: BasketLine[],
  address: Place | null,
  now: Date,
): Promise<LineToOrder[]> =>
  pricedRows(
    db,
    {
      lines: sql`(
        select i.id, i.product_id, i.id as inventory_id, b.quantity, true as selected,
          case when b.pickup then 2 else 1 end as shipping_type, to_timestamp(b.at) as created_at
        from jsonb_to_recordset(${JSON.stringify(lines.map((line, at) => ({ ...line, at })))}::jsonb)
          as b ("inventoryId" int, quantity int, pickup boolean, at int)
        join inventories i on i.id = b."inventoryId"
      ) l`,
      address: address
        ? sql`(values (0, ${address.country}, ${address.state})) a (id, country, state) on true`
        : sql`(values (null::int, null, null)) a (id, country, state) on true`,
      place: sql`best.id`,
      rest: sql``,
    },
    now,
  );

/** Where lines stand, to which address and place they go, and which of them are asked for. */
type Source = Record<'lines' | 'address' | 'place' | 'rest', RawBuilder<unknown>>;

const inCart = (rest: RawBuilder<unknown>): Source => ({
  lines: sql`cart_lines l`,
  address: sql`addresses a on a.shopper = l.shopper and a.chosen`,
  place: sql`l.shipping_place_id`,
  rest,
});

/** The options that were chosen and their values, in each language. */
const CHOSEN = sql`
  select jsonb_object_agg(code, texts)
  from (
    select lang.code,
      jsonb_agg(
        jsonb_build_array(said(a.title, lang.code), said(v.title, lang.code)) order by a.id
      ) as texts
    from languages lang, inventory_attributes ia
    join attributes a on a.id = ia.attribute_id
    join attribute_values v on v.id = ia.attribute_value_id
    where ia.inventory_id = i.id
    group by lang.code
  ) chosen
`;

/** Whether a variant has a price of its own: then it costs that, and is in no flash sale. */
const OWN_PRICE = sql`(i.choice <> '{}' and i.price > 0)`;

async function pricedRows(
  db: Db,
  { lines, address, place, rest }: Source,
  now: Date,
): Promise<LineToOrder[]> {
  const { rows } = await sql<Row>`
    select l.id, l.product_id, l.inventory_id, l.quantity, l.selected, p.public,
      coalesce(s.away_until > now(), false) as away,
      i.quantity as stock, p.store_id, p.title, p.image, i.sku, i.choice <> '{}' as has_choice,
      (
        ${CHOSEN}
      ) as choice,
      p.selling, p.offered, i.price as inventory_price, f.price as flash_price,
      case when not ${OWN_PRICE} then f.id end as flash_sale_id,
      case when not ${OWN_PRICE} then f.quota - f.sold end as flash_left, b.buy as bundle_buy,
      b.free as bundle_free, t.title as tax_title, t.type as tax_type, t.amount as tax_amount,
      ${place} as shipping_place_id, l.shipping_type, p.shipping_rule_id, r.single_price,
      sp.price as place_price, sp.pickup_price, sp.pickup_point, sp.day_needed,
      (extract(epoch from l.created_at) * 1000000)::bigint as added_at,
      sp.id is not distinct from best.id as fits,
      a.id is null or best.id is not null as reachable,
      c.path as category_path
    from ${lines}
    join products p on p.id = l.product_id
    join stores s on s.id = p.store_id
    join categories c on c.id = p.category_id
    join inventories i on i.id = l.inventory_id
    join shipping_rules r on r.id = p.shipping_rule_id
    left join bundle_deals b on b.id = p.bundle_deal_id
    left join tax_rules t on t.id = p.tax_rule_id
    left join ${address}
    left join lateral (
      select of_rule.id
      from shipping_places of_rule
      where of_rule.shipping_rule_id = p.shipping_rule_id
        and (
          of_rule.country = 'ALL'
          or of_rule.country = a.country and of_rule.state in ('ALL', a.state)
        )
      order by of_rule.country = 'ALL', of_rule.state = 'ALL'
      limit 1
    ) best on true
    left join shipping_places sp on sp.id = ${place} and sp.shipping_rule_id = p.shipping_rule_id
    ${runningSale(now)}
    ${rest}
  `.execute(db);
  return rows
    .map((row) => ({ ...row, choice: row.choice && inWords(row.choice) }))
    .toSorted((a, b) => a.added_at - b.added_at || a.id - b.id);
}

/** `Colour: Red, Size: L`, as each language writes it. */
const inWords = (chosen: Chosen): Words =>
  Object.fromEntries(
    Object.entries(chosen).map(([code, pairs]) => [
      code,
      listText(
        code,
        pairs.map(([option, value]) => `${option}${colonOf(code)}${value}`),
      ),
    ]),
  );
