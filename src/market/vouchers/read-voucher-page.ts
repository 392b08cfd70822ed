import { sql } from 'kysely';
import { listPage } from '#base/list-page.ts';
import { toDecimal } from '#base/money.ts';
import { createdText, dateText } from '#base/time.ts';
import { pageSize, priceType } from '#contract/constants.ts';
import type { voucherCalls, Voucher, VoucherQuery } from '#contract/voucher.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { likeText } from '#market/edits/listing.ts';
import type { Reading } from '#market/settings/reading.ts';

type Row = Pick<
  Voucher,
  'id' | 'title' | 'usage_limit' | 'limit_per_customer' | 'code' | 'scoped' | 'store'
> & {
  type: number;
  amount: number;
  capped_price: number | null;
  min_spend: number;
  start_at: Date;
  end_at: Date;
  created_at: Date;
  total: number;
};

const columns = { created_at: sql`v.created_at`, title: sql`title`, end_time: sql`v.end_at` };

/**
 * A page of the public vouchers that run now and are not used up: the market's own, and those of
 * open stores. Times are in the time zone `timeZone`.
 */
export async function readVoucherPage(
  reading: Reading,
  query: VoucherQuery,
  timeZone: string,
): Promise<OutputOf<typeof voucherCalls.all>> {
  const { page, q, order_by, type } = query;
  const size = pageSize.vouchers;
  const { language, now } = reading;
  const pattern = likeText(q);
  const { rows } = await sql<Row>`
    select v.id, said(v.title, ${language}) as title, v.type, v.amount, v.capped_price, v.min_spend,
      v.usage_limit, v.limit_per_customer, v.code, v.start_at, v.end_at,
      cardinality(v.product_ids || v.category_ids || v.store_ids) > 0 as scoped, v.created_at,
      count(*) over () as total,
      case
        when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug)
      end as store
    from vouchers v
    left join stores s on s.id = v.store_id
    where v.public
      and v.listed
      and v.used < v.usage_limit
      and v.start_at <= ${now}
      and v.end_at > ${now}
      and (s.id is null or (s.public and s.suspended_at is null and s.closed_at is null))
    ${q ? sql`and said(v.title, ${language}) ilike ${pattern}` : sql``}
    order by ${columns[order_by ?? 'created_at']} ${type === 'asc' ? sql`asc` : sql`desc`},
      v.id desc
    limit ${size} offset ${(page - 1) * size}
  `.execute(reading.db);
  const found =
    rows[0]?.total ??
    (page > 1 ? (await readVoucherPage(reading, { ...query, page: 1 }, timeZone)).total : 0);
  return listPage(
    rows.map((row) => voucherOf(row, reading.market.currency_exponent, timeZone)),
    { page, size, total: found, path: 'user/user-vouchers' },
  );
}

function voucherOf(
  { type, amount, capped_price, min_spend, start_at, end_at, created_at, total: _, ...row }: Row,
  exponent: number,
  timeZone: string,
): Voucher {
  return {
    ...row,
    type: type === priceType.flat ? 1 : 2,
    price: type === priceType.flat ? toDecimal(amount, exponent) : amount / 100,
    capped_price: capped_price === null ? null : toDecimal(capped_price, exponent),
    min_spend: toDecimal(min_spend, exponent),
    start_time: dateText(start_at, timeZone),
    end_time: dateText(end_at, timeZone),
    end_at: end_at.toISOString(),
    status: 1,
    created_at: created_at.toISOString(),
    created: createdText(created_at, timeZone),
  };
}
