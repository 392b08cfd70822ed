import { paperLanguage } from '#market/papers/paper-language.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { SoldRow } from '#market/papers/invoice-draft.ts';
import { zoneOf } from '#market/papers/write-paper.ts';

/**
 * How amounts are written: with the currency sign for the shop's own currency, with its code for
 * others.
 */
export const moneyForm = (currency: RawBuilder<unknown>, exponent: RawBuilder<unknown>) => sql`
  jsonb_build_object(
    'currency_icon', case
      when c.currency = ${currency} then c.currency_icon
      else ${currency} || ' '
    end,
    'currency_position', case when c.currency = ${currency} then c.currency_position else 1 end,
    'currency_exponent', ${exponent}, 'decimal_format', c.decimal_format
  )
`;

/** The market as a party on a paper, from `settings c`. */
export const marketParty = (language: RawBuilder<unknown>) => sql`
  jsonb_build_object(
    'name', coalesce(nullif(c.legal_name, ''), said(c.site_name, ${language})),
    'also', case when c.legal_name = '' then '' else said(c.site_name, ${language}) end,
    'tax_number', c.tax_number, 'address_1', c.address_1, 'address_2', c.address_2, 'zip', c.zip,
    'city', c.city, 'state', c.state, 'country', c.country, 'phone', c.phone, 'email', c.email
  )
`;

/** A store as a party on a paper, from `stores s`. */
export const storeParty = sql`
  jsonb_build_object(
    'name', coalesce(nullif(s.legal_name, ''), s.name),
    'also', case when s.legal_name = '' then '' else s.name end, 'tax_number', s.tax_number,
    'address_1', s.address_1, 'address_2', s.address_2, 'zip', s.zip, 'city', s.city,
    'country', s.country
  )
`;

/** Everything on a parcel's invoice, in the order's language or `paperLanguage`. One statement. */
export async function readSold(tx: Tx, parcelId: number, storeId: number): Promise<SoldRow> {
  const zone = zoneOf(storeId);
  const language = sql`w.language`;
  const { rows } = await sql<SoldRow>`
    select w.language, o.currency, p.code as parcel, p.total, o.voucher_code as voucher,
      ${moneyForm(sql`o.currency`, sql`o.currency_exponent`)} as money, ${storeParty} as seller,
      ${marketParty(language)} as market,
      o.address || case
        when coalesce(o.address ->> 'company', '') = '' then '{}'::jsonb
        else jsonb_build_object('name', o.address -> 'company', 'also', o.address -> 'name')
      end || '{"phone": "", "email": ""}' as buyer,
      jsonb_build_object(
        'code', o.code, 'method', o.order_method,
        'placedOn', (o.created_at at time zone ${zone})::date
      ) as "order",
      (
        select (max(e.at) at time zone ${zone})::date::text
        from parcel_events e
        where e.parcel_id = p.id and e.action = 'deliver'
      ) as supplied_on,
      jsonb_build_object(
        'subtotal', p.subtotal, 'bundle', p.bundle_offer, 'shipping', p.shipping_price,
        'voucher', p.voucher_price, 'fee', p.fee
      ) as parts,
      (
        select jsonb_agg(
          jsonb_build_object(
            'id', l.id, 'title', said(l.title, ${language}),
            'choice', coalesce(said(l.choice, ${language}), ''), 'sku', l.sku,
            'quantity', l.quantity, 'free', l.bundle_free, 'unit', l.selling,
            'tax_price', l.tax_price, 'tax_title', said(l.tax_title, ${language}),
            'tax_type', l.tax_type, 'tax_amount', l.tax_amount
          )
          order by l.id
        )
        from order_lines l
        where l.order_id = p.order_id and l.parcel_id = p.id and l.quantity > 0
      ) as lines
    from parcels p
    join orders o on o.id = p.order_id
    join stores s on s.id = p.store_id
    cross join settings c
    cross join lateral (select ${paperLanguage(sql`o.language`)} as language) w
    where p.id = ${parcelId}
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`There is no parcel ${parcelId} to invoice.`);
  return row;
}
