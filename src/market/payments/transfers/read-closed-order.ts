import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import type { ClosedOrder } from '#market/payments/transfers/may-reopen.ts';

/** A line of a closed order. */
export type ClosedLine = {
  lineId: number;
  productId: number;
  inventoryId: number | null;
  /** The flash sale it was sold in, unless a new round of that sale has begun since. */
  flashSaleId: number | null;
  quantity: number;
};
export type Closed = {
  order: Omit<ClosedOrder, 'arrived' | 'tolerance'>;
  lines: ClosedLine[];
  parcels: number[];
};

type Head = {
  shopper: string;
  voucher_id: number | null;
  used_voucher: boolean;
  created_at: Date;
  cancelled_at: Date;
  by_clock: boolean;
  buyer_known: boolean;
  asked: Money;
  parcels: number[];
};

/**
 * A closed order, with everything it needs to be opened again: stock, quotas and voucher are
 * locked, in the order in which placing an order locks them. The caller has locked the order.
 */
export async function readClosed(tx: Tx, orderId: number): Promise<Closed> {
  const head = await readHead(tx, orderId);
  const voucher =
    head.used_voucher && head.voucher_id !== null
      ? await readVoucher(tx, head.voucher_id, head.shopper)
      : null;
  const lines = await readLines(tx, head.parcels, head.created_at);
  return {
    lines,
    parcels: head.parcels,
    order: {
      byClock: head.by_clock,
      closedAt: head.cancelled_at,
      buyerKnown: head.buyer_known,
      asked: head.asked,
      pieces: await readPieces(tx, lines),
      quotas: await readQuotas(tx, lines),
      voucher,
    },
  };
}

/** Counts parcels that were closed with the order, not those that were cancelled before. */
async function readHead(tx: Tx, orderId: number): Promise<Head> {
  const {
    rows: [head],
  } = await sql<Head>`
    select o.shopper, o.voucher_id, o.created_at, o.cancelled_at,
      coalesce(o.address ->> 'email', '') <> '' as buyer_known,
      c.asked - o.paid + o.refunded as asked, c.parcels, c.vouchers > 0 as used_voucher,
      c.by_clock
        and not exists (select from cancellations x where x.order_id = o.id) as by_clock
    from orders o
    cross join lateral (
      select coalesce(sum(p.total), 0)::bigint as asked,
        coalesce(sum(p.voucher_price), 0) as vouchers,
        coalesce(array_agg(p.id order by p.id), '{}') as parcels,
        coalesce(
          bool_and(
            exists (
              select from parcel_events e
              where e.parcel_id = p.id
                and e.action = 'cancel'
                and e.actor = 'staff'
                and e.account_id is null
            )
          ),
          false
        ) as by_clock
      from parcels p
      where p.order_id = o.id and p.cancelled_at = o.cancelled_at
    ) c
    where o.id = ${orderId} and o.cancelled_at is not null
  `.execute(tx);
  if (!head) throw new Error(`Order ${orderId} is not closed.`);
  return head;
}

async function readVoucher(tx: Tx, id: number, shopper: string): Promise<ClosedOrder['voucher']> {
  await sql`select from vouchers where id = ${id} for update`.execute(tx);
  const {
    rows: [row],
  } = await sql<{ left: number; ownLeft: number }>`
    select v.usage_limit - v.used as left,
      v.limit_per_customer - (
        select count(*)
        from voucher_uses u
        where u.voucher_id = v.id and u.shopper = ${shopper}
      )::int as "ownLeft"
    from vouchers v
    where v.id = ${id}
  `.execute(tx);
  return row ?? { left: 0, ownLeft: 0 };
}

/** A round of a flash sale that began after the order is another one: its quota stays. */
async function readLines(tx: Tx, parcels: number[], placedAt: Date): Promise<ClosedLine[]> {
  const { rows } = await sql<ClosedLine>`
    select l.id as "lineId", l.product_id as "productId", l.inventory_id as "inventoryId",
      l.quantity,
      (
        select q.flash_sale_id
        from flash_sale_products q
        join flash_sales f on f.id = q.flash_sale_id
        where q.flash_sale_id = l.flash_sale_id
          and q.product_id = l.product_id
          and f.start_at <= ${placedAt}
      ) as "flashSaleId"
    from order_lines l
    where l.parcel_id = any (${parcels}) and l.quantity > 0
    order by l.id
  `.execute(tx);
  return rows;
}

async function readPieces(tx: Tx, lines: ClosedLine[]): Promise<ClosedOrder['pieces']> {
  const ids = lines.map(({ inventoryId }) => inventoryId);
  await sql`
    select from inventories
    where id = any (${ids}::int[])
    order by id
    for update
  `.execute(tx);
  const { rows } = await sql<{ id: number; left: number; offered: boolean }>`
    select i.id, i.quantity as left, p.public as offered
    from inventories i
    join products p on p.id = i.product_id
    where i.id = any (${ids}::int[])
  `.execute(tx);
  return [...Map.groupBy(lines, ({ inventoryId }) => inventoryId)].map(([id, own]) => {
    const row = rows.find((one) => one.id === id);
    return { needed: piecesOf(own), left: row?.left ?? 0, offered: row?.offered ?? false };
  });
}

async function readQuotas(tx: Tx, lines: ClosedLine[]): Promise<ClosedOrder['quotas']> {
  const sold = lines.filter(({ flashSaleId }) => flashSaleId !== null);
  const sales = sold.map((line) => line.flashSaleId);
  const products = sold.map((line) => line.productId);
  const { rows } = await sql<{ product_id: number; flash_sale_id: number; left: number }>`
    select product_id, flash_sale_id, quota - sold as left
    from flash_sale_products
    where (flash_sale_id, product_id) in (
      select *
      from unnest(${sales}::int[], ${products}::int[])
    )
    order by product_id
    for update
  `.execute(tx);
  return rows.map(({ product_id: product, flash_sale_id: sale, left }) => ({
    left,
    needed: piecesOf(
      sold.filter((line) => line.productId === product && line.flashSaleId === sale),
    ),
  }));
}

const piecesOf = (lines: ClosedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
