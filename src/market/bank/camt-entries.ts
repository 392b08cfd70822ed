// The entries of a camt file: one for each movement, or for each payment in it.
import { minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { CamtEntry, CamtTransaction } from '#market/bank/camt-shape.ts';
import { isDay, realRef, type ReadEntry } from '#market/bank/bank-statement.ts';

/**
 * The payments of an entry if they sum up to it, else the entry as one. `whole`: its signed amount,
 * in minor units. Refuses 'statement-unreadable'.
 */
export function entriesOf(
  entry: CamtEntry,
  whole: Money,
  currency: string,
  exponent: number,
): ReadEntry[] {
  const details = entry.NtryDtls.flatMap(({ TxDtls }) => TxDtls);
  const asOne = { details, amount: whole, currency, child: 0, amongOthers: false };
  if (details.length <= 1) return [entryOf(entry, asOne)];
  const amounts = details.map((one) => childAmount(one, entry, currency, exponent));
  const sum = amounts.reduce<number>((all, amount) => all + (amount ?? Number.NaN), 0);
  if (sum !== whole) return [entryOf(entry, asOne)];
  return details.map((detail, child) =>
    entryOf(entry, {
      details: [detail],
      amount: amounts[child] ?? 0,
      currency,
      child,
      amongOthers: true,
    }),
  );
}

function childAmount(
  detail: CamtTransaction,
  entry: CamtEntry,
  currency: string,
  exponent: number,
): Money | null {
  const amount = [detail.Amt, detail.AmtDtls?.TxAmt?.Amt].find(
    (candidate) => candidate?.['@Ccy'] === currency,
  );
  const minor = minorOf(amount?.['#text'], exponent);
  return minor === null ? null : signed(minor, detail.CdtDbtInd ?? entry.CdtDbtInd);
}

type Part = {
  details: CamtTransaction[];
  amount: Money;
  currency: string;
  child: number;
  amongOthers: boolean;
};

/** What the bank says about the whole entry counts for a payment only if that is the only one. */
function entryOf(
  entry: CamtEntry,
  { details, amount, currency, child, amongOthers }: Part,
): ReadEntry {
  const [first] = details;
  const parties = details.length === 1 ? first?.RltdPties : undefined;
  const bookedOn = dayOf(entry.BookgDt ?? entry.ValDt);
  return {
    amount,
    currency,
    bookedOn,
    valueOn: entry.ValDt ? dayOf(entry.ValDt) : bookedOn,
    bankRef:
      realRef(entry.AcctSvcrRef) || (details.length === 1 ? realRef(first?.Refs?.AcctSvcrRef) : ''),
    child,
    endToEnd: details.length === 1 ? realRef(first?.Refs?.EndToEndId) : '',
    texts: [...details.flatMap(textsOf), ...(amongOthers ? [] : [entry.AddtlNtryInf ?? ''])].filter(
      Boolean,
    ),
    remitter: parties?.Dbtr?.Nm ?? parties?.Dbtr?.Pty?.Nm ?? '',
    remitterAccount: parties?.DbtrAcct?.Id.IBAN ?? parties?.DbtrAcct?.Id.Othr?.Id ?? '',
    reversal: entry.RvslInd === 'true' || entry.RvslInd === '1',
  };
}

function textsOf({ RmtInf, AddtlTxInf }: CamtTransaction): string[] {
  const structured =
    RmtInf?.Strd.flatMap(({ CdtrRefInf, AddtlRmtInf }) => [
      CdtrRefInf?.Ref ?? '',
      ...AddtlRmtInf,
    ]) ?? [];
  return [...structured, ...(RmtInf?.Ustrd ?? []), AddtlTxInf ?? ''];
}

/** An amount with its sign: credit came in, debit went out. Refuses 'statement-unreadable'. */
export function signed(minor: Money, mark: string): Money {
  if (mark !== 'CRDT' && mark !== 'DBIT') throw unreadable();
  return mark === 'CRDT' ? minor : -minor;
}

function dayOf(day: string | undefined): string {
  if (day === undefined || !isDay(day)) throw unreadable();
  return day;
}

/** A file that no bank writes like this, and the line. */
export const unreadable = (line?: number) =>
  new Refusal('statement-unreadable', line === undefined ? { line: 1 } : { line });
