import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { numberText, taxesOf, type Invoice, type MoneyForm, type Party } from '#market/orders/invoice.ts';
import { readPlaces } from '#market/places/read-places.ts';

type Address = { name: string; address_1?: string; address_2?: string; zip?: string; city?: string; state?: string; country?: string; phone?: string; email?: string };
type Row = {
  store_id: number; year: number; number: number; issued_at: Date; stated: { seller: Address; market: Address; method: number; money: MoneyForm }; parcel_code: string;
  code: string; created_at: Date; language: string; time_zone: string; currency: string; address: Address; voucher_code: string | null;
  subtotal: number; bundle_offer: number; tax: number; shipping_price: number; voucher_price: number; fee: number; total: number;
};
type Line = { title: string; choice: string | null; sku: string; quantity: number; bundle_free: number; selling: number; tax_price: number; tax_title: string | null; tax_type: number | null; tax_amount: number | null };

/** An invoice that was issued, in the language of its order. Refuses 'no-invoice-yet' when there is none. */
export async function readInvoice(db: Db, parcelId: number): Promise<Invoice> {
  const { rows: [row] } = await sql<Row>`
    select i.store_id, i.year, i.number, i.issued_at, i.stated, p.code as parcel_code, o.code, o.created_at, o.language, o.time_zone, o.currency, o.address, o.voucher_code,
      p.subtotal, p.bundle_offer, p.tax, p.shipping_price, p.voucher_price, p.fee, p.total
    from invoices i join parcels p on p.id = i.parcel_id join orders o on o.id = p.order_id where i.parcel_id = ${parcelId}`.execute(db);
  if (!row) throw new Refusal('no-invoice-yet');
  const { rows: lines } = await sql<Line>`
    select said(title, ${row.language}) as title, said(choice, ${row.language}) as choice, sku, quantity, bundle_free, selling, tax_price, said(tax_title, ${row.language}) as tax_title, tax_type, tax_amount
    from order_lines where parcel_id = ${parcelId} order by id`.execute(db);
  const { seller, market, method, money } = row.stated, party = (address: Address) => partyOf(address, row.language);
  return {
    number: numberText(row.store_id, row.year, row.number), issuedAt: row.issued_at, language: row.language, timeZone: row.time_zone,
    order: { code: row.code, placedAt: row.created_at, method }, parcelCode: row.parcel_code, seller: party(seller), market: party(market), buyer: party(row.address), currency: row.currency, money,
    lines: lines.map(({ title, choice, sku, quantity, bundle_free, selling, tax_price }) => ({ title, choice: choice ?? '', sku, quantity, free: bundle_free, unit: selling, tax: tax_price * quantity, amount: selling * quantity })),
    taxes: taxesOf(lines), voucherCode: row.voucher_price > 0 ? row.voucher_code : null,
    sums: { subtotal: row.subtotal, bundle: row.bundle_offer, shipping: row.shipping_price, tax: row.tax, voucher: row.voucher_price, fee: row.fee, total: row.total },
  };
}

function partyOf({ name, address_1, address_2, zip, city, state, country, phone, email }: Address, language: string): Party {
  const land = country ? readPlaces(language).countries[country] : undefined;
  const region = state ? land?.states[state]?.name ?? '' : '';
  const town = [[zip, city].filter(Boolean).join(' '), region === city ? '' : region].filter(Boolean).join(', ');
  return { name, address: filled(address_1, address_2, town, land?.name ?? country), contacts: filled(phone, email) };
}

const filled = (...lines: (string | undefined)[]): string[] => lines.flatMap((line) => line || []);
