import { describe, expect, it } from 'vitest';
import { exponentOf } from '#base/currency.ts';
import { csvMapping } from '#contract/csv-mapping.ts';
import { csvAmount, csvDay } from '#market/bank/csv-values.ts';
import { previewCsv } from '#market/bank/read-bank-csv.ts';
import { readStatementFile } from '#market/bank/read-statement-file.ts';
import { bytesOf, only, read } from '../statement-files.ts';

const german = {
  decimal: ',',
  date: 'DD.MM.YYYY',
  charset: 'windows-1252',
  header_line: 2,
  account: 'DE89 3704',
  currency: 'EUR',
  columns: {
    booked: 'Buchungstag',
    value: 'wertstellung',
    amount: 'Betrag',
    remitter: 'Auftraggeber',
    texts: ['Verwendungszweck'],
    balance: 'Saldo',
  },
};

describe('CSV', () => {
  it('is read by the mapping of its bank: letters, decimals, days, columns by their names', () => {
    expect(only(read('german.csv', german))).toMatchObject({
      kind: 'csv',
      account: 'DE893704',
      opening: 0,
      closing: 143_450,
      entries: [
        { amount: 129_900, bookedOn: '2026-11-21', remitter: 'Müller', texts: ['RF54 0012;34'] },
        { amount: -250, valueOn: '2026-11-19' },
        { amount: 13_800, remitter: 'Haddad' },
      ],
    });
  });
  it('may have two columns, and lines at the end that are none', () => {
    const mapping = {
      decimal: '.',
      date: 'DD/MM/YY',
      footer_lines: 1,
      account: 'X',
      currency: 'INR',
      columns: {
        booked: 'Date',
        credit: 'Deposit',
        debit: 'Withdrawal',
        reference: 'Ref No',
        texts: ['Narration'],
      },
    };
    expect(only(read('two-columns.csv', mapping)).entries).toMatchObject([
      { amount: 138_000, bankRef: 'N123' },
      { amount: -1200 },
    ]);
    expect(() => read('two-columns.csv', { ...mapping, footer_lines: 0 })).toThrow(
      'statement-unreadable',
    );
  });
  it('may have no header, and a word for what went out', () => {
    const mapping = {
      decimal: '.',
      date: 'YYYYMMDD',
      header_line: 0,
      account: 'X',
      currency: 'JPY',
      columns: {
        booked: '1',
        amount: '2',
        direction: '3',
        debit_word: 'd',
        texts: ['4'],
        reference: '5',
      },
    };
    expect(only(read('no-header.csv', mapping)).entries).toMatchObject([
      { amount: 138_000, texts: ['from Omar'] },
      { amount: -5 },
    ]);
  });
  it('says what was understood and what was not, before anything is imported', () => {
    const { statement, problems, header, lines } = previewCsv(
      'Day;Sum\n1.1.2026;1,50\n31.2.2026;2,00\n3.1.2026;1.50\n',
      csvMapping.parse({
        decimal: ',',
        date: 'DD.MM.YYYY',
        account: 'X',
        currency: 'EUR',
        columns: { booked: 'Day', amount: 'Sum' },
      }),
      2,
    );
    expect({ header, lines, amounts: statement.entries.map(({ amount }) => amount) }).toEqual({
      header: ['Day', 'Sum'],
      lines: [2],
      amounts: [150],
    });
    expect(problems).toEqual([
      { line: 3, column: 'Day', text: '31.2.2026' },
      { line: 4, column: 'Sum', text: '1.50' },
    ]);
  });
  it('refuses a missing column, balances that do not hold, and a file without a mapping', () => {
    expect(() =>
      read('german.csv', { ...german, columns: { ...german.columns, remitter: 'Payer' } }),
    ).toThrow('csv-column-missing');
    const broken = bytesOf('german.csv').toString('latin1').replace('-2,50', '-3,50');
    expect(() =>
      readStatementFile(
        { name: 'x', content: broken },
        csvMapping.parse({ ...german, charset: 'utf-8' }),
        exponentOf,
      ),
    ).toThrow('statement-sums');
    expect(() => read('german.csv')).toThrow('csv-mapping-missing');
  });
  it.each([
    ['1.299', ',', 129_900],
    ['1.299', '.', null],
    ['1.29', ',', null],
    ['1,38,000.00', '.', 13_800_000],
    ['-12,5', ',', -1250],
    ['12,50-', ',', -1250],
    ['(3.00)', '.', -300],
    ['€ 1 234,50', ',', 123_450],
    ['1’234.50', '.', 123_450],
    ['1,2,3', '.', null],
    ['', '.', null],
    ['1e5', '.', null],
    ['12.345', '.', null],
  ] as const)('reads %s with %s', (amount, decimal, minor) => {
    expect(csvAmount(amount, decimal, 2)).toBe(minor);
  });
  it.each([
    ['20/11/26', 'DD/MM/YY', '2026-11-20'],
    ['11/20/2026', 'MM/DD/YYYY', '2026-11-20'],
    ['20-Nov-2026', 'DD-MMM-YYYY', '2026-11-20'],
    ['2026-11-20 08:15', 'YYYY-MM-DD', '2026-11-20'],
    ['31.02.2026', 'DD.MM.YYYY', null],
    ['20261', 'YYYYMMDD', null],
  ] as const)('reads %s as %s', (day, form, iso) => {
    expect(csvDay(day, form)).toBe(iso);
  });
});
