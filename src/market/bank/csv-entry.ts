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
  const firstOf = (name: string) => cell(name)[0] ?? '';
  const day = (name: string) => csvDay(firstOf(name), mapping.date);
  const money = (name: string) =>
    firstOf(name) === '' ? 0 : csvAmount(firstOf(name), mapping.decimal, exponent);
  const bookedOn = day('booked');
  const valueOn = firstOf('value') === '' ? bookedOn : day('value');
  const amount = amountOf(money, firstOf, mapping.columns);
  const currency =
    firstOf('currency') === '' ? mapping.currency : firstOf('currency').toUpperCase();
  const balance = firstOf('balance') === '' ? null : money('balance');
  if (bookedOn === null) blame(mapping.columns.booked, firstOf('booked'));
  else if (valueOn === null) blame(mapping.columns.value, firstOf('value'));
  if (amount === null)
    blame(
      mapping.columns.amount || mapping.columns.credit,
      firstOf('amount') || firstOf('credit') || firstOf('debit'),
    );
  if (currency !== mapping.currency) blame(mapping.columns.currency, currency);
  if (balance === null && firstOf('balance') !== '')
    blame(mapping.columns.balance, firstOf('balance'));
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
    bankRef: realRef(firstOf('reference')),
    texts: cell('texts').filter(Boolean),
    remitter: firstOf('remitter'),
    remitterAccount: firstOf('remitter_account').replaceAll(' ', ''),
  };
}

/** Above zero came in. What went out has a minus, a column of its own, or a word beside it. */
function amountOf(
  money: (name: string) => Money | null,
  firstOf: (name: string) => string,
  columns: CsvMapping['columns'],
): Money | null {
  if (!columns.amount) {
    const credit = money('credit');
    const debit = money('debit');
    return credit === null || debit === null ? null : Math.abs(credit) - Math.abs(debit);
  }
  const amount = firstOf('amount') === '' ? null : money('amount');
  if (amount === null || !columns.direction) return amount;
  return firstOf('direction').toLowerCase() === columns.debit_word.toLowerCase()
    ? -Math.abs(amount)
    : Math.abs(amount);
}
