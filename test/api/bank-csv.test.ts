// The mappings of banks’ CSV files: saved, tried on a file, refused in words.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { sayIn } from '#words/say.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { csv, csvHow } from '../bank-files.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { openShop, type Answer, type TestShop } from '../shop.ts';

let base: Fresh;
let open: TestShop;
let owner: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  open = await openShop(base);
  owner = await makeStaff(base, 'owner');
});
afterAll(async () => {
  await open.close();
  await base.close();
});
afterEach(async () => {
  expect(await auditMarket(base.db)).toEqual([]);
});

const post = (path: string, input: Record<string, unknown>) =>
  open.call('POST', `admin/${path}`, input, owner.headers);
const get = (path: string) => open.call('GET', `admin/${path}`, {}, owner.headers);
const refused = (answer: Answer, code: string, values = {}) => {
  const said = sayIn('en')(`refusal.${code}`, values);
  expect(answer, answer.text).toMatchObject({ http: 200, status: 201, data: { form: [said] } });
};
const statements = () => base.db.selectFrom('bank_statements').select('id').execute();

describe('mappings', () => {
  it('are saved, changed, tried and deleted', async () => {
    const name = unique('Lakeside');
    const saved = await post('bank-csv/save', { name, mapping: csvHow });
    expect(saved.data, saved.text).toMatchObject({
      name,
      mapping: { decimal: ',', header_line: 1 },
    });
    const { id } = saved.data as { id: number };
    const changed = await post('bank-csv/save', {
      id,
      name: `${name} 2`,
      mapping: { ...csvHow, decimal: '.' },
    });
    expect(changed.data).toMatchObject({ id, name: `${name} 2`, mapping: { decimal: '.' } });
    expect((await get('bank-csv')).data).toContainEqual(changed.data);
    expect(await post(`bank-csv/delete/${id}`, {})).toMatchObject({ status: 200, data: null });
    refused(await post(`bank-csv/delete/${id}`, {}), 'bank-csv-not-found');
    refused(await post('bank-csv/save', { id, name, mapping: csvHow }), 'bank-csv-not-found');
  });
  it('have a name that no other has, in any letters', async () => {
    const [name, second] = [unique('Lakeside'), unique('Hillside')];
    await post('bank-csv/save', { name, mapping: csvHow });
    const { data } = await post('bank-csv/save', { name: second, mapping: csvHow });
    const { id } = data as { id: number };
    refused(
      await post('bank-csv/save', { name: name.toUpperCase(), mapping: csvHow }),
      'bank-csv-name-used',
    );
    refused(await post('bank-csv/save', { id, name, mapping: csvHow }), 'bank-csv-name-used');
    expect(
      (await post('bank-csv/save', { id, name: second.toUpperCase(), mapping: csvHow })).status,
    ).toBe(200);
  });
  it('say what is missing or wrong in them', async () => {
    const save = (how: unknown) => post('bank-csv/save', { name: unique('Bank'), mapping: how });
    for (const nothing of [undefined, null, ''])
      refused(await save(nothing), 'required', { field: 'mapping' });
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
    for (const how of wrong) refused(await save(how), 'invalid-input', { field: 'mapping' });
    refused(await post('bank-csv/save', { name: 'a\u0000b', mapping: csvHow }), 'invalid-input', {
      field: 'name',
    });
  });
  it('are tried on a file of which nothing is kept', async () => {
    const before = await statements();
    const content = `${csv([{ amount: 1250, text: 'Hello', remitter: 'Amal' }])}\n20.11.2026;x;;;`;
    const { data } = await post('bank-csv/preview', { content, mapping: csvHow });
    expect(data).toMatchObject({
      count: 1,
      header: ['Day', 'Amount', 'Reference', 'Who', 'Text'],
      rows: [
        { line: 2, amount: 12.5, booked_on: '2026-11-20', remitter: 'Amal', texts: ['Hello'] },
      ],
      problems: [{ line: 3, column: 'Amount', text: 'x' }],
    });
    expect(await statements()).toEqual(before);
    refused(await post('bank-csv/preview', { mapping: csvHow }), 'required', { field: 'content' });
    refused(
      await post('bank-csv/preview', { content: 'a\nb', mapping: csvHow }),
      'csv-column-missing',
      { column: 'Day' },
    );
  });
});
