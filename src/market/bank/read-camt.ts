import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import {
  camtFile,
  lists,
  type CamtAmount,
  type CamtEntry,
  type CamtStatement,
  type CamtTransaction,
} from '#market/bank/camt-shape.ts';
import {
  isDay,
  realRef,
  type ReadEntry,
  type ReadStatement,
  type StatementKind,
} from '#market/bank/statement.ts';

type Exponents = (currency: string) => number;

/**
 * Reads camt.053 (the booked day), .052 (within the day) and .054 (notices). Texts stay texts: a
 * reference of `000123` is not 123. Only booked entries count. Of a sum that the bank booked for
 * several payments each payment is an entry, where they come to the sum. Refuses
 * 'statement-unreadable'.
 */
export function readCamt(xml: string, exponentOf: Exponents): ReadStatement[] {
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw unreadable(); // no bank sends one; others mean harm
  const wellFormed = XMLValidator.validate(xml);
  if (wellFormed !== true) throw unreadable(wellFormed.err.line);
  const file = camtFile.safeParse(parsed(xml));
  if (!file.success) throw unreadable();
  const { BkToCstmrStmt, BkToCstmrAcctRpt, BkToCstmrDbtCdtNtfctn } = file.data.Document;
  const all = [
    ...readAll('camt.053', BkToCstmrStmt?.Stmt, exponentOf),
    ...readAll('camt.052', BkToCstmrAcctRpt?.Rpt, exponentOf),
    ...readAll('camt.054', BkToCstmrDbtCdtNtfctn?.Ntfctn, exponentOf),
  ];
  if (all.length === 0) throw unreadable();
  return all;
}

/** What the parser itself does not take, as tags within tags without end, is no file of a bank. */
function parsed(xml: string): unknown {
  try {
    return parser.parse(xml);
  } catch {
    throw unreadable();
  }
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true, // letters by their number too
  isArray: (name) => lists.has(name),
});

const readAll = (kind: StatementKind, found: CamtStatement[] = [], exponentOf: Exponents) =>
  found.map((statement) => readOne(kind, statement, exponentOf));

function readOne(kind: StatementKind, said: CamtStatement, exponentOf: Exponents): ReadStatement {
  const balance = (...codes: string[]) =>
    codes.map((code) => said.Bal.find(({ Tp }) => Tp.CdOrPrtry.Cd === code)).find(Boolean);
  const opening = balance('OPBD', 'PRCD');
  const closing = balance('CLBD');
  const account = said.Acct.Id.IBAN ?? said.Acct.Id.Othr?.Id ?? '';
  const currency = said.Acct.Ccy ?? (closing ?? opening ?? said.Ntry[0])?.Amt['@Ccy'] ?? '';
  if (!account || !/^[A-Z]{3}$/.test(currency)) throw unreadable();
  const minor = (amount: CamtAmount) => {
    if (amount['@Ccy'] !== currency) throw unreadable(); // an account has one currency
    return minorOf(amount['#text'], exponentOf(currency)) ?? raise();
  };
  const signedOf = ({ Amt, CdtDbtInd }: { Amt: CamtAmount; CdtDbtInd: string }) =>
    signed(minor(Amt), CdtDbtInd);
  return {
    kind,
    account: account.replaceAll(' ', ''),
    name: said.Id ?? '',
    currency,
    opening: opening ? signedOf(opening) : null,
    closing: closing ? signedOf(closing) : null,
    openedOn: opening?.Dt || null,
    closedOn: closing?.Dt || null,
    entries: said.Ntry.filter(({ Sts }) => Sts === undefined || Sts === 'BOOK').flatMap((entry) =>
      entriesOf(entry, signedOf(entry), currency, exponentOf(currency)),
    ),
  };
}

/** The payments of an entry where their sums come to its own; else the entry as one. */
function entriesOf(
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
  return details.map((one, child) =>
    entryOf(entry, {
      details: [one],
      amount: amounts[child] ?? 0,
      currency,
      child,
      amongOthers: true,
    }),
  );
}

function childAmount(
  one: CamtTransaction,
  entry: CamtEntry,
  currency: string,
  exponent: number,
): Money | null {
  const amount = [one.Amt, one.AmtDtls?.TxAmt?.Amt].find((said) => said?.['@Ccy'] === currency);
  const minor = minorOf(amount?.['#text'], exponent);
  return minor === null ? null : signed(minor, one.CdtDbtInd ?? entry.CdtDbtInd);
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

function signed(minor: Money, mark: string): Money {
  if (mark !== 'CRDT' && mark !== 'DBIT') throw unreadable();
  return mark === 'CRDT' ? minor : -minor;
}

function dayOf(day: string | undefined): string {
  if (day === undefined || !isDay(day)) throw unreadable();
  return day;
}

const unreadable = (line?: number) =>
  new Refusal('statement-unreadable', line === undefined ? { line: 1 } : { line });
function raise(): never {
  throw unreadable();
}
