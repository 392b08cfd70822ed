// Issued papers stay unchanged, and only their buyer sees them.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import { askInvoice } from '#market/papers/ask-invoice.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { makeCustomer } from '../customer.ts';
import { makeProduct, makeStore, makeVisitor } from '../make.ts';
import { fillCart, order } from '../carts.ts';
import { invoiceOf, papersOf, waiting } from '../papers.ts';
import { base, market, one, withPapers } from './papers-set-up.ts';

withPapers();

describe('what was issued', () => {
  const everything = async () =>
    JSON.stringify(await base.db.selectFrom('papers').selectAll().execute());

  it('stays when the store, the market, the order or the buyer’s account change', async () => {
    const { customer } = await makeCustomer(base);
    const product = await makeProduct(base.db);
    const parcel = await one(customer, product);
    const before = await everything();
    const { order_id: orderId } = await base.db
      .selectFrom('parcels')
      .select('order_id')
      .where('id', '=', parcel)
      .executeTakeFirstOrThrow();
    await base.db
      .updateTable('stores')
      .set({ name: 'Another name' })
      .where('id', '=', product.store)
      .execute();
    await base.db.updateTable('settings').set({ currency_icon: '£', phone: '0' }).execute();
    await base.db
      .updateTable('orders')
      .set({ language: 'ar', time_zone: 'Asia/Tokyo' })
      .where('id', '=', orderId)
      .execute();
    for (const action of ['pick-up', 'send'] as const) {
      await transaction(base.db, (tx) =>
        moveParcel(tx, { parcelId: parcel, action, actor: 'seller' }),
      );
    }
    await transaction(base.db, (tx) => eraseAccount(tx, customer));
    await transaction(base.db, (tx) =>
      moveParcel(tx, { parcelId: parcel, action: 'deliver', actor: 'seller' }),
    );
    expect(await everything()).toBe(before);
    await base.db
      .updateTable('settings')
      .set({ currency_icon: '$', phone: '+971 4 123 4567' })
      .execute();
  });
  it.each([
    ['he', 'en'],
    ['zh-tw', 'en'],
    ['th', 'en'],
    ['ur', 'ur'],
    ['pt-br', 'pt-br'],
    ['el', 'el'],
  ])(
    'for somebody who reads %s is written in %s: no letter is a box',
    async (language, written) => {
      const parcel = await one(makeVisitor(language), await makeProduct(base.db));
      expect(await invoiceOf(base.db, parcel)).toMatchObject({ language: written });
    },
  );
  it('can not be changed, deleted or emptied, and its numbers have no gap', async () => {
    await one(makeVisitor());
    const before = await everything();
    for (const statement of [
      'update papers set total = total',
      `update papers set issued_on = issued_on + 1`,
      'delete from papers',
      'truncate papers cascade',
      'truncate paper_files',
      'truncate paper_counters',
      'update paper_counters set last = last + 2',
      'update paper_counters set last = last - 1',
      `update paper_counters set last = last + 1, last_on = last_on - 1`,
      'delete from paper_counters',
      `insert into paper_counters values (7, 'S', 2030, 2, '2030-01-01')`,
    ]) {
      await expect(sql.raw(statement).execute(base.db), statement).rejects.toMatchObject({
        code: '23514',
      });
    }
    expect(await everything()).toBe(before);
  });
  it('leaves no gap, no second invoice and no sums that the database would take', async () => {
    const [parcel = 0] = await waiting(base.db, market, 1, await makeStore(base.db));
    const copy = (change: Record<string, string | undefined>) => {
      const columns = [
        'kind',
        'issuer',
        'store_id',
        'series',
        'year',
        'number',
        'code',
        'issued_at',
        'issued_on',
        'parcel_id',
        'currency',
        'exponent',
        'total',
        'content',
      ];
      const from = columns.map((column) => change[column] ?? column).join(', ');
      return sql
        .raw(`insert into papers (${columns.join(', ')}) select ${from} from papers
        where kind = 'invoice' order by id limit 1`)
        .execute(base.db);
    };
    const next = {
      number: `(
            select max(number) + 1
            from papers p
            where p.issuer = papers.issuer and p.series = papers.series and p.year = papers.year
          )`,
      code: `'S0-2026-1'`,
      content: `content || '{"code": "S0-2026-1"}'`,
      parcel_id: String(parcel),
    };
    await expect(copy({ ...next, number: '999' })).rejects.toMatchObject({ code: '23503' });
    await expect(copy({ ...next, number: 'number' })).rejects.toMatchObject({ code: '23505' });
    await expect(copy({ ...next, parcel_id: 'parcel_id' })).rejects.toMatchObject({
      code: '23505',
    });
    for (const wrong of [
      { total: 'total + 1' },
      { issued_on: `issued_on + 400` },
      { issuer: '0' },
      { series: `'C'` },
      { currency: `'EUR'` },
      { code: `'S0-2026-2'` },
      { content: `jsonb_set(content, '{sums,tax}', '1') || '{"code": "S0-2026-1"}'` },
      { content: `jsonb_set(content, '{lines,0,net}', '1') || '{"code": "S0-2026-1"}'` },
      { content: `jsonb_set(content, '{parts,shipping}', '1') || '{"code": "S0-2026-1"}'` },
    ])
      await expect(copy({ ...next, ...wrong }), JSON.stringify(wrong)).rejects.toMatchObject({
        code: '23514',
      });
    await copy(next); // everything above was refused for its own fault alone
  });
});

describe('asking for an invoice', () => {
  const requestInvoice = (shopper: Shopper, parcel: number, now = new Date()) =>
    transaction(base.db, (tx: Tx) => askInvoice(tx, shopper, parcel, now));

  it('answers the one that was issued, to its buyer alone', async () => {
    const me = makeVisitor();
    const parcel = await one(me);
    const { id } = await invoiceOf(base.db, parcel);
    expect(await requestInvoice(me, parcel)).toBe(id);
    await expect(requestInvoice(makeVisitor(), parcel)).rejects.toMatchObject({
      code: 'parcel-not-found',
    });
    await expect(requestInvoice(me, 2_000_000_000)).rejects.toMatchObject({
      code: 'parcel-not-found',
    });
  });
  it('is refused before the parcel is confirmed, and after it was cancelled', async () => {
    const me = makeVisitor();
    await fillCart(base.db, me, { product: await makeProduct(base.db) });
    const { id } = await order(base.db, market, me);
    const { id: parcel } = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .executeTakeFirstOrThrow();
    await expect(requestInvoice(me, parcel)).rejects.toMatchObject({ code: 'no-invoice-yet' });
    await transaction(base.db, (tx) =>
      cancelOrder(tx, me, { orderId: id, title: 'No', message: 'No.' }),
    );
    await expect(requestInvoice(me, parcel)).rejects.toMatchObject({ code: 'no-invoice-yet' });
    expect(await papersOf(base.db, parcel)).toEqual([]);
  });
});
