// Bank statements in every format: an entry that names an order and has its exact amount is booked
// once, the rest is listed.
import { describe, expect, it } from 'vitest';
import { endsOf, entriesOf, refOf, takeIn } from '../bank.ts';
import { camt, csv, mt940 } from '../bank-files.ts';
import { unique } from '../make.ts';
import { paymentsOf, receive, standing } from '../transfers.ts';
import { base, bought, keeper } from './bank-books.ts';
import { ends, how, receiptsOf, take, withStatements } from './bank-statements-set-up.ts';

withStatements();

const takeCsv = (content: string) => takeIn(base.db, keeper.staff, content, { mapping: how });

describe('every form', () => {
  it.each(['052', '053', '054'] as const)('camt.%s books what names an order', async (form) => {
    const made = await bought();
    const file = camt(form, [
      { amount: 2000, ref: unique('R'), text: `Order ${refOf(made)}`, remitter: 'Amal & Co' },
      { amount: 777, ref: unique('R'), text: 'Something else' },
    ]);
    const taken = await take(file);
    expect(await endsOf(base.db, taken)).toEqual(['booked matched', 'open no-reference']);
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 2000, done: true });
    const [entry] = await entriesOf(base.db, taken[0]?.id);
    expect(await receiptsOf(made.id)).toMatchObject([
      {
        amount: 2000,
        source: 'statement',
        value_on: '2026-11-20',
        reference: entry?.bank_ref,
        remitter: 'Amal & Co',
        account_id: keeper.staff.accountId,
        entry_id: entry?.id,
      },
    ]);
  });
  it('MT940 does, with the reference split over two lines', async () => {
    const made = await bought();
    const ref = refOf(made);
    const text = `${'x'.repeat(60)} ${ref.slice(0, 4)}\n${ref.slice(4)}`;
    expect(await ends(mt940([{ amount: 2000, ref: unique('R'), text }]))).toEqual([
      'booked matched',
    ]);
    expect(await standing(base.db, made.id)).toMatchObject({ done: true });
  });
  it('CSV does, by the bank’s mapping', async () => {
    const made = await bought();
    const taken = await takeCsv(
      csv([{ amount: 2000, ref: unique('R'), text: refOf(made), remitter: 'Amal' }]),
    );
    expect(await endsOf(base.db, taken)).toEqual(['booked matched']);
    await expect(take(csv([{ amount: 1 }]))).rejects.toMatchObject({ code: 'csv-mapping-missing' });
  });
  it('of a sum, its payments are booked and not the sum', async () => {
    const [one, two] = [await bought(1000), await bought(1500)];
    const parts = [one, two].map((made) => ({ amount: made.total, text: refOf(made) }));
    const taken = await take(camt('053', [{ amount: 2500, ref: unique('R'), parts }]));
    expect(await endsOf(base.db, taken)).toEqual(['booked matched', 'booked matched']);
    expect((await standing(base.db, two.id))?.done).toBe(true);
  });
  it('the sum of one file and its payments of another are not booked both', async () => {
    for (const order of [
      ['053', '054'],
      ['054', '053'],
    ] as const) {
      const made = [await bought(1000), await bought(1500)];
      const ref = unique('R');
      const parts = made.map((one) => ({ amount: one.total, text: refOf(one) }));
      const files = {
        '053': camt('053', [{ amount: 2500, ref }]),
        '054': camt('054', [{ amount: 2500, ref, parts }]),
      };
      for (const form of order) await take(files[form]);
      const [whole] = await base.db
        .selectFrom('bank_entries')
        .select(['state', 'why'])
        .where('bank_ref', '=', ref)
        .where('amount', '=', 2500)
        .execute();
      expect(whole).toEqual({ state: 'ignored', why: 'batch' });
      for (const { id } of made) expect(await standing(base.db, id)).toMatchObject({ done: true });
    }
  });
});

describe('what does not fit exactly', () => {
  it('is listed, and says why', async () => {
    const [less, more, paid, euro, cash] = [
      await bought(),
      await bought(),
      await bought(),
      await bought(),
      await bought(),
    ];
    await receive(base.db, keeper.staff, { orderId: paid.id, amount: 2000, valueOn: '2026-01-01' });
    await base.db
      .updateTable('orders')
      .set({ currency: 'EUR' })
      .where('id', '=', euro.id)
      .execute();
    await base.db
      .updateTable('orders')
      .set({ order_method: 2 })
      .where('id', '=', cash.id)
      .execute();
    const wrong = refOf(less).replace(
      /^RF(\d\d)/,
      (_, check: string) => `RF${check === '11' ? '12' : '11'}`,
    );
    const found = await ends(
      camt('053', [
        { amount: 1999, ref: unique('R'), text: refOf(less) },
        { amount: 2001, ref: unique('R'), text: refOf(more) },
        { amount: 2000, ref: unique('R'), text: refOf(paid) },
        { amount: 2000, ref: unique('R'), text: refOf(euro) },
        { amount: 2000, ref: unique('R'), text: refOf(cash) },
        { amount: 2000, ref: unique('R'), text: wrong },
        { amount: 2000, ref: unique('R'), text: 'Thank you' },
        { amount: 4000, ref: unique('R'), text: `${refOf(less)} and ${refOf(more)}` },
        { amount: -500, ref: unique('R'), text: 'Rent' },
        { amount: 500, ref: unique('R'), text: 'Rent', reversal: true },
        { amount: -500, ref: unique('R'), text: 'Nobody’s', reversal: true },
      ]),
    );
    expect(found).toEqual(
      [
        'less',
        'more',
        'paid',
        'currency',
        'method',
        'no-reference',
        'no-reference',
        'several',
        'debit',
        'reversal',
        'reversal',
      ].map((why) => `open ${why}`),
    );
    await base.db
      .updateTable('orders')
      .set({ currency: 'USD' })
      .where('id', '=', euro.id)
      .execute();
    for (const { id } of [less, more, euro, cash]) expect(await receiptsOf(id)).toEqual([]);
  });
  it('by no more than the tolerance is booked, and the gap is the market’s', async () => {
    await base.db.updateTable('settings').set({ transfer_tolerance: 100 }).execute();
    const [near, far] = [await bought(), await bought()];
    expect(
      await ends(
        camt('053', [
          { amount: 1900, ref: unique('R'), text: refOf(near) },
          { amount: 1899, ref: unique('R'), text: refOf(far) },
        ]),
      ),
    ).toEqual(['booked matched', 'open less']);
    expect([
      (await paymentsOf(base.db, near.id))[0],
      (await standing(base.db, far.id))?.done,
    ]).toMatchObject([{ bank_charges: 100, state: 'succeeded' }, false]);
    await base.db.updateTable('settings').set({ transfer_tolerance: 0 }).execute();
  });
  it('for an order in two parts is booked where the rest is exactly what is missing', async () => {
    const made = await bought();
    await receive(base.db, keeper.staff, { orderId: made.id, amount: 500, valueOn: '2026-01-01' });
    expect(
      await ends(camt('053', [{ amount: 1500, ref: unique('R'), text: refOf(made) }])),
    ).toEqual(['booked matched']);
    expect(await standing(base.db, made.id)).toMatchObject({ paid: 2000, done: true });
  });
});
