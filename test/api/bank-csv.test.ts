// The mappings of banks’ CSV files: saved, tried on a file, refused in words.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { csv, csvHow } from '../bank-files.ts';
import { unique } from '../make.ts';
import { expectInputRefused, openBankShop, type BankShop } from './bank-shop.ts';

let shop: BankShop;
beforeAll(async () => {
  shop = await openBankShop();
});
afterAll(() => shop.close());
afterEach(async () => expect(await auditMarket(shop.base.db)).toEqual([]));

describe('mappings', () => {
  it('are saved, changed, tried and deleted', async () => {
    const name = unique('Lakeside');
    const saved = await shop.post('bank-csv/save', { name, mapping: csvHow });
    expect(saved.data, saved.text).toMatchObject({
      name,
      mapping: { decimal: ',', header_line: 1 },
    });
    const { id } = saved.data as { id: number };
    const changed = await shop.post('bank-csv/save', {
      id,
      name: `${name} 2`,
      mapping: { ...csvHow, decimal: '.' },
    });
    expect(changed.data).toMatchObject({ id, name: `${name} 2`, mapping: { decimal: '.' } });
    expect((await shop.get('bank-csv')).data).toContainEqual(changed.data);
    expect(await shop.post(`bank-csv/delete/${id}`, {})).toMatchObject({ status: 200, data: null });
    expectInputRefused(await shop.post(`bank-csv/delete/${id}`, {}), 'bank-csv-not-found');
    expectInputRefused(
      await shop.post('bank-csv/save', { id, name, mapping: csvHow }),
      'bank-csv-not-found',
    );
  });
  it('have a name that no other has, in any letters', async () => {
    const [name, second] = [unique('Lakeside'), unique('Hillside')];
    await shop.post('bank-csv/save', { name, mapping: csvHow });
    const { data } = await shop.post('bank-csv/save', { name: second, mapping: csvHow });
    const { id } = data as { id: number };
    expectInputRefused(
      await shop.post('bank-csv/save', { name: name.toUpperCase(), mapping: csvHow }),
      'bank-csv-name-used',
    );
    expectInputRefused(
      await shop.post('bank-csv/save', { id, name, mapping: csvHow }),
      'bank-csv-name-used',
    );
    expect(
      (await shop.post('bank-csv/save', { id, name: second.toUpperCase(), mapping: csvHow }))
        .status,
    ).toBe(200);
  });
  it('say what is missing or wrong in them', async () => {
    const save = (how: unknown) =>
      shop.post('bank-csv/save', { name: unique('Bank'), mapping: how });
    for (const nothing of [undefined, null, ''])
      expectInputRefused(await save(nothing), 'required', { field: 'mapping' });
    const { columns } = csvHow;
    const wrong = [
      { ...csvHow, columns: { ...columns, booked: 'a\u0000b' } },
      { ...csvHow, columns: { ...columns, reference: 'a\u0001b' } },
      { ...csvHow, columns: { ...columns, texts: ['\u0000'] } },
      { ...csvHow, columns: { ...columns, remitter: '\ud800' } },
      { ...csvHow, account: 'a\u0000b' },
      { ...csvHow, columns: { ...columns, credit: 'In', debit: 'Out' } },
      { ...csvHow, header_line: 1e9 },
      'x',
      [],
    ];
    for (const how of wrong)
      expectInputRefused(await save(how), 'invalid-input', { field: 'mapping' });
    expectInputRefused(
      await shop.post('bank-csv/save', { name: 'a\u0000b', mapping: csvHow }),
      'invalid-input',
      {
        field: 'name',
      },
    );
  });
  it('are tried on a file, of which nothing is saved', async () => {
    const before = await shop.statements();
    const content = `${csv([{ amount: 1250, text: 'Hello', remitter: 'Amal' }])}\n20.11.2026;x;;;`;
    const { data } = await shop.post('bank-csv/preview', { content, mapping: csvHow });
    expect(data).toMatchObject({
      count: 1,
      header: ['Day', 'Amount', 'Reference', 'Who', 'Text'],
      rows: [
        { line: 2, amount: 12.5, booked_on: '2026-11-20', remitter: 'Amal', texts: ['Hello'] },
      ],
      problems: [{ line: 3, column: 'Amount', text: 'x' }],
    });
    expect(await shop.statements()).toEqual(before);
    expectInputRefused(await shop.post('bank-csv/preview', { mapping: csvHow }), 'required', {
      field: 'content',
    });
    expectInputRefused(
      await shop.post('bank-csv/preview', { content: 'a\nb', mapping: csvHow }),
      'csv-column-missing',
      { column: 'Day' },
    );
  });
});
