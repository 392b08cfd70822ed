// Reads the data of letters from the database: orders and parcels here, money in money-facts.ts.
import { sql } from 'kysely';
import { commaOf } from '#base/comma.ts';
import type { Tx } from '#db/connect.ts';
import { moneyFacts } from '#jobs/mail/money-facts.ts';
import { slugIn } from '#market/catalogue/product-slug.ts';
import { readLeftCart } from '#market/reminders/read-left-cart.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { shopperOf } from '#market/settings/actor.ts';
import type {
  CalledOff,
  LetterFacts,
  LetterVariant,
  OwedOrder,
  SoldParcel,
} from '#outside/letters/facts.ts';

/** The present data of the shop, with texts in a language. */
export const letterFacts = (tx: Tx, language: string): LetterFacts => ({
  ...moneyFacts(tx),
  order: async (id) => {
    const found = await tx
      .selectFrom('orders')
      .select(['shopper', 'time_zone'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (!found) return null;
    return readOrder(tx, shopperOf(found.shopper, { language, timeZone: found.time_zone }), id);
  },
  timeZone: async (id) =>
    (
      await tx
        .selectFrom('orders')
        .select('time_zone')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).time_zone,
  linkKey: async (id) =>
    (
      await tx
        .selectFrom('orders')
        .select('link_key')
        .where('id', '=', id)
        .where('account_id', 'is', null)
        .executeTakeFirst()
    )?.link_key ?? '',
  calledOff: (parcel) => readCalledOff(tx, parcel),
  soldParcel: (parcel) => readSoldParcel(tx, language, parcel),
  owedOrder: (id) => readOwedOrder(tx, id),
  cart: (account) => readLeftCart(tx, account, language),
  variant: (inventory) => readVariant(tx, language, inventory),
  sale: (id) => readSaleTitle(tx, language, id),
});

async function readCalledOff(tx: Tx, parcel: number): Promise<CalledOff | undefined> {
  const { rows } = await sql<CalledOff>`
    select p.code, o.code as order_code, s.name as store, coalesce(e.reason, '') as reason,
      coalesce(e.note, '') as note, coalesce(e.actor = 'staff', false) as by_staff
    from parcels p
    join orders o on o.id = p.order_id
    join stores s on s.id = p.store_id
    left join parcel_events e
      on e.parcel_id = p.id and e.action = 'cancel' and e.actor in ('customer', 'staff')
    where p.id = ${parcel}
    order by e.id desc
    limit 1
  `.execute(tx);
  return rows[0];
}

async function readSoldParcel(
  tx: Tx,
  language: string,
  id: number,
): Promise<SoldParcel | undefined> {
  const { rows } = await sql<SoldParcel>`
    select p.code, o.code as order_code, s.name as store, p.status, p.due_at as due,
      o.time_zone as zone, o.order_method as method,
      o.paid_at is not null as paid, o.currency_exponent as exponent, p.subtotal,
      p.bundle_offer, p.voucher_price, p.shipping_price, p.tax, p.fee, p.total,
      (select jsonb_agg(jsonb_build_object(
          'amount', l.selling * l.quantity,
          'text', concat(l.quantity, ' × ', said(l.title, ${language}),
            ' (' || nullif(said(l.choice, ${language}), '') || ')',
            ${commaOf(language)} || nullif(l.sku, ''))) order by l.id)
        from order_lines l where l.parcel_id = p.id and l.quantity > 0) as lines
    from parcels p join orders o on o.id = p.order_id join stores s on s.id = p.store_id
    where p.id = ${id} and p.cancelled_at is null`.execute(tx);
  return rows[0];
}

async function readOwedOrder(tx: Tx, id: number): Promise<OwedOrder | undefined> {
  const { rows } = await sql<OwedOrder>`
    select code, address ->> 'name' as name, currency_exponent as exponent, pay_by as "payBy",
      time_zone as "timeZone"
    from orders where id = ${id}`.execute(tx);
  return rows[0];
}

async function readVariant(
  tx: Tx,
  language: string,
  inventory: number,
): Promise<LetterVariant | undefined> {
  const { rows } = await sql<LetterVariant>`
    select p.id, ${slugIn(language)} as slug, said(p.title, ${language}) as title,
      coalesce((
        select string_agg(said(v.title, ${language}), ' · ' order by ia.attribute_id)
        from inventory_attributes ia
        join attribute_values v on v.id = ia.attribute_value_id
        where ia.inventory_id = i.id
      ), '') as choice
    from inventories i
    join products p on p.id = i.product_id and p.public
    where i.id = ${inventory}`.execute(tx);
  return rows[0];
}

async function readSaleTitle(tx: Tx, language: string, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select said(title, ${language}) as title
    from flash_sales
    where id = ${id} and public and end_at > now()
  `.execute(tx);
  return rows[0]?.title;
}
