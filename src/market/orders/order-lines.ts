import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import type { Words } from '#db/tables.ts';
import { runningSale } from '#market/pricing/running-sales.ts';

export type LineToOrder = {
  id: number;
  product_id: number;
  inventory_id: number;
  quantity: number;
  selected: boolean;
  public: boolean;
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
  created_at: Date;
  /** Ids of the product's category and all above it. */
  category_path: number[];
};

/**
 * The caller's cart lines in the order of the cart, with everything that decides what they cost now.
 * One statement.
 */
export const readCartLines = (db: Db, shopper: string, now: Date): Promise<LineToOrder[]> =>
  cartLines(db, shopper, now, sql``);

/** Those that are selected, locked until the transaction ends. */
export const lockSelectedLines = (tx: Tx, shopper: string, now: Date): Promise<LineToOrder[]> =>
  cartLines(tx, shopper, now, sql`and l.selected order by l.id for update of l`);

async function cartLines(
  db: Db,
  shopper: string,
  now: Date,
  rest: RawBuilder<unknown>,
): Promise<LineToOrder[]> {
  const { rows } = await sql<LineToOrder>`
    select l.id, l.product_id, l.inventory_id, l.quantity, l.selected, p.public,
      i.quantity as stock, p.store_id, p.title, p.image, i.sku, i.choice <> '{}' as has_choice,
      (
        select jsonb_object_agg(code, texts)
        from (
          select lang.code,
            string_agg(
              said(a.title, lang.code) || ': ' || said(v.title, lang.code), ', '
              order by a.id
            ) as texts
          from languages lang, inventory_attributes ia
          join attributes a on a.id = ia.attribute_id
          join attribute_values v on v.id = ia.attribute_value_id
          where ia.inventory_id = i.id
          group by lang.code
        ) chosen
      ) as choice,
      p.selling, p.offered, i.price as inventory_price, f.price as flash_price,
      f.id as flash_sale_id, f.quota - f.sold as flash_left, b.buy as bundle_buy,
      b.free as bundle_free, t.title as tax_title, t.type as tax_type, t.amount as tax_amount,
      l.shipping_place_id, l.shipping_type, p.shipping_rule_id, r.single_price,
      sp.price as place_price, sp.pickup_price, sp.pickup_point, sp.day_needed, l.created_at,
      sp.id is not distinct from best.id as fits,
      a.id is null or best.id is not null as reachable,
      c.path as category_path
    from cart_lines l
    join products p on p.id = l.product_id
    join categories c on c.id = p.category_id
    join inventories i on i.id = l.inventory_id
    join shipping_rules r on r.id = p.shipping_rule_id
    left join bundle_deals b on b.id = p.bundle_deal_id
    left join tax_rules t on t.id = p.tax_rule_id
    left join shipping_places sp
      on sp.id = l.shipping_place_id and sp.shipping_rule_id = p.shipping_rule_id
    left join addresses a on a.shopper = l.shopper and a.chosen
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
    ${runningSale(now)}
    where l.shopper = ${shopper}
    ${rest}
  `.execute(db);
  return rows.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.id - b.id);
}
