import type { Money } from '#base/money.ts';
import type { CsvMapping } from '#contract/csv-mapping.ts';
import { csvAmount, csvDay } from '#market/bank/csv-values.ts';
import { realRef, type ReadEntry } from '#market/bank/bank-statement.ts';

type Cells = (name: string) => string[];
type Blame = (column: string, text: string) => void;

/**
 * The entry of a row, with the balance beside it; null if the row has none. `cell` gives the cells
 * of a field, and `blame` is told of each that cannot be read.
 */
export function csvEntry(
  cell: Cells,
  mapping: CsvMapping,
  exponent: number,
  blame: Blame,
): (ReadEntry & { balance: Money | null }) | null {
  const one = (name: string) => cell(name)[0] ?? '';
  const day = (name: string) => csvDay(one(name), mapping.date);
  const money = (name: string) =>
    one(name) === '' ? 0 : csvAmount(one(name), mapping.decimal, exponent);
  const bookedOn = day('booked');
  const valueOn = one('value') === '' ? bookedOn : day('value');
  const amount = amountOf(money, one, mapping.columns);
  const currency = one('currency') === '' ? mapping.currency : one('currency').toUpperCase();
  const balance = one('balance') === '' ? null : money('balance');
  if (bookedOn === null) blame(mapping.columns.booked, one('booked'));
  else if (valueOn === null) blame(mapping.columns.value, one('value'));
  if (amount === null)
    blame(
      mapping.columns.amount || mapping.columns.credit,
      one('amount') || one('credit') || one('debit'),
    );
  if (currency !== mapping.currency) blame(mapping.columns.currency, currency);
  if (balance === null && one('balance') !== '') blame(mapping.columns.balance, one('balance'));
  if (bookedOn === null || valueOn === null || amount === null || amount === 0) return null;
  return {
    amount,
    currency,
    bookedOn,
    valueOn,
    balance,
    child: 0,
    endToEnd: '',
    reversal: false,
    bankRef: realRef(one('reference')),
    texts: cell('texts').filter(Boolean),
    remitter: one('remitter'),
    remitterAccount: one('remitter_account').replaceAll(' ', ''),
  };
}

/** Above zero came in. What went out has a minus, a column of its own, or a word beside it. */
function amountOf(
  money: (name: string) => Money | null,
  one: (name: string) => string,
  columns: CsvMapping['columns'],
): Money | null {
  if (!columns.amount) {
    const credit = money('credit');
    const debit = money('debit');
    return credit === null || debit === null ? null : Math.abs(credit) - Math.abs(debit);
  }
  const amount = one('amount') === '' ? null : money('amount');
  if (amount === null || !columns.direction) return amount;
  return one('direction').toLowerCase() === columns.debit_word.toLowerCase()
    ? -Math.abs(amount)
    : Math.abs(amount);
}
