// Invoices from before papers were frozen: migrated with their numbers, and missing ones are
// issued.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { askInvoice } from '#market/papers/ask-invoice.ts';
import { issueBacklog } from '#market/papers/issue-backlog.ts';
import { visitor } from '#market/settings/actor.ts';
import { paperPdf } from '#outside/pdf/paper-pdf.ts';
import { databaseBefore } from '../db.ts';
import { papersOf } from '../papers.ts';
import { linesOf, readPdf } from '../read-pdf.ts';

let base: Awaited<ReturnType<typeof databaseBefore>>;
beforeAll(async () => {
  base = await databaseBefore('0010_papers.sql');
  await sql.raw(HISTORY).execute(base.db);
  await base.goOn();
});
afterAll(() => base.close());

/** A store that issued two invoices in 2026 and one in 2027, and parcels in other states. */
const HISTORY = `
  insert into languages (code, name, direction, is_default)
  values ('en', 'English', 'ltr', true);
  insert into settings (site_name, meta_title, meta_description, copyright_text)
  values ('{"en": "Souk"}', '{"en": "S"}', '{"en": "S"}', '{"en": "S"}');
  insert into stores (slug, name, country, city)
  values ('nordlys', 'Nordlys Home', 'DK', 'Copenhagen');
  insert into categories (slug, title, path) values ('lamps', '{"en": "Lamps"}', '{}');
  insert into shipping_rules (store_id, title) values (1, '{"en": "Post"}');
  insert into products (store_id, category_id, shipping_rule_id, slug, title, selling)
  values (1, 1, 1, 'lamp', '{"en": "Lamp"}', 1000);
  insert into addresses (shopper, name, email, phone, country, state, city, zip, address_1)
  values ('v:somebody', 'Amal', 'amal@example.com', '1', 'FR', 'IDF', 'Paris', '75001', 'Rue 1');
  insert into orders (
    code, shopper, order_method, currency, currency_exponent, user_address_id, address, subtotal,
    bundle_offer, tax, shipping_price, voucher_price, total, language, time_zone, created_at, paid,
    paid_at, refunded
  )
  select
    'ORDERORDERORDER' || n, 'v:somebody', 2, 'USD', 2, 1,
    '{"name": "Amal", "email": "amal@example.com", "phone": "1", "country": "FR",
      "state": "IDF", "city": "Paris", "zip": "75001", "address_1": "Rue 1"}',
    2000, 0, 200, 500, 0, 2700, 'en', case n when 2 then 'Not/AZone' else 'Asia/Dubai' end,
    '2026-12-20 10:00Z', 2700, '2026-12-25 10:00Z', case n when 4 then 700 else 0 end
  from generate_series(1, 7) n;
  insert into parcels (
    order_id, store_id, code, status, subtotal, bundle_offer, tax, shipping_price, voucher_price,
    total, cancelled_at
  )
  select
    n, 1, 'PARCELPARCELPARCEL' || n, case n when 6 then 1 when 5 then 2 else 5 end, 2000, 0, 200,
    500, 0, 2700, case when n in (5, 7) then timestamptz '2026-12-26 10:00Z' end
  from generate_series(1, 7) n;
  insert into order_lines (
    order_id, parcel_id, product_id, title, image, sku, quantity, selling, tax_price,
    shipping_price, shipping_type, tax_title, tax_type, tax_amount, commission
  )
  select n, n, 1, '{"en": "Lamp"}', '', 'L-1', 2, 1000, 100, 500, 1, '{"en": "VAT"}', 2, 1000, 80
  from generate_series(1, 7) n;
  insert into parcel_events (parcel_id, action, actor, at)
  select n, 'deliver', 'seller', '2026-12-25 10:00Z'
  from generate_series(1, 4) n;
  insert into invoices (parcel_id, store_id, year, number, issued_at, stated)
  select
    n, 1, y, i, at,
    '{"seller": {"name": "Nordlys Home", "city": "Copenhagen", "country": "DK"},
    "market": {"name": "Souk", "phone": "+1", "email": "s@souk.example"}, "method": 2, "money":
    {"currency_icon": "$", "currency_position": 1, "currency_exponent": 2,
        "decimal_format": "en-US"}}'
  from (
    values
      (1, 2026, 1, timestamptz '2026-12-31 10:00Z'), (2, 2026, 2, '2026-12-30 10:00Z'),
      (5, 2027, 1, '2026-12-31 22:00Z')
  ) v (n, y, i, at);
  insert into refunds (order_id, amount, state, actor, key, ended_at)
  values (4, 700, 'succeeded', 'market', 'ref_AAAAAAAAAAAAAAAAAAAAAAAA', now());
  insert into refund_parcels (refund_id, parcel_id, amount) values (1, 4, 700);
  insert into payouts (store_id, amount, currency, exponent, until, state, ended_at)
  values
    (1, 100, 'USD', 2, '2026-12-31', 'paid', '2027-01-01'),
    (1, 100, 'USD', 2, '2027-01-31', 'open', null);`;

it('keep their numbers and their texts, and are frozen as the others', async () => {
  const [first] = await papersOf(base.db, 1);
  const [second] = await papersOf(base.db, 2);
  expect(first).toMatchObject({
    form: 0,
    kind: 'invoice',
    code: 'S1-2026-000001',
    issuedOn: '2026-12-31',
    seller: { name: 'Nordlys Home' },
    buyer: { name: 'Amal', street: ['Rue 1'], state: 'IDF', contacts: ['1', 'amal@example.com'] },
    order: { code: 'ORDERORDERORDER1', method: 2, placedOn: '2026-12-20' },
    lines: [{ title: 'Lamp', sku: 'L-1', quantity: 2, unit: 1000, net: 2000, tax: 200, rate: 0 }],
    taxes: [{ title: 'VAT', rate: { type: 2, amount: 1000 }, base: 2000, tax: 200 }],
    parts: { subtotal: 2000, shipping: 500 },
    sums: { net: 2500, tax: 200, total: 2700 },
  });
  expect(second).toMatchObject({ code: 'S1-2026-000002', issuedOn: '2026-12-30' });
  expect((await papersOf(base.db, 5))[0]).toMatchObject({
    code: 'S1-2027-000001',
    issuedOn: '2027-01-01',
  });
  await expect(sql`update papers set total = 1`.execute(base.db)).rejects.toMatchObject({
    code: '23514',
  });
  if (!first) throw new Error('The first invoice was moved.');
  const text = linesOf(readPdf(await paperPdf(first)).pages[0] ?? []).join('\n');
  for (const part of [
    'S1-2026-000001',
    'December 31, 2026',
    '75001 Paris',
    'Île-de-France',
    'France',
    'Denmark',
    'Total$27.00',
  ])
    expect(text).toContain(part);
});

it('are followed by missing ones, issued one by one with the day of issue', async () => {
  const now = new Date('2027-02-03T10:00:00Z');
  const buyer = visitor('somebody', { language: 'en', timeZone: 'UTC' });
  const invoiceId = await transaction(base.db, (tx) => askInvoice(tx, buyer, 3, now));
  expect((await papersOf(base.db, 3))[0]).toMatchObject({
    id: invoiceId,
    code: 'S1-2027-000002',
    issuedOn: '2027-02-03',
    suppliedOn: '2026-12-25',
  });
  await expect(transaction(base.db, (tx) => askInvoice(tx, buyer, 6, now))).rejects.toMatchObject({
    code: 'no-invoice-yet',
  });
  expect(
    (await auditMarket(base.db)).filter(
      ({ fault }) => fault.includes('invoice') || fault.includes('paper'),
    ),
  ).toEqual([]);
  let done = 0;
  for (let some = 1; some > 0; done += some)
    some = await transaction(base.db, (tx) => issueBacklog(tx, now, 2));
  expect(done).toBe(4); // parcels 3, 4 and 5, and the payout
  const papersIn = async (parcel: number) =>
    (await papersOf(base.db, parcel)).map(
      ({ kind, code, sums }) => `${kind} ${code} ${sums.total}`,
    );
  expect(await papersIn(4)).toEqual([
    'invoice S1-2027-000003 2700',
    'credit-note C1-2027-000001 700',
  ]);
  expect(await papersIn(5)).toEqual([
    'invoice S1-2027-000001 2700',
    'credit-note C1-2027-000002 2700',
  ]);
  expect([await papersIn(6), await papersIn(7), await papersIn(1)]).toEqual([
    [],
    [],
    ['invoice S1-2026-000001 2700'],
  ]);
  expect(await base.db.selectFrom('paper_backlog').select('id').execute()).toEqual([]);
  const found = (await auditMarket(base.db)).map(({ fault }) => fault);
  expect(found.filter((fault) => /paper|invoice|credit|commission/.test(fault))).toEqual([]);
});
