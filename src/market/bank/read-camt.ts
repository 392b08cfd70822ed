import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { minorOf } from '#base/currency.ts';
import { entriesOf, signed, unreadable } from '#market/bank/camt-entries.ts';
import { camtFile, lists, type CamtAmount, type CamtStatement } from '#market/bank/camt-shape.ts';
import type { ReadStatement, StatementKind } from '#market/bank/bank-statement.ts';

type Exponents = (currency: string) => number;

/**
 * Reads camt.053 (the booked day), .052 (within the day) and .054 (notices). Texts stay texts: the
 * reference `000123` is not 123. Only booked entries count. If the bank booked several payments as
 * one sum, each payment is an entry, provided they add up. Refuses 'statement-unreadable'.
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

/** What the parser rejects, such as endlessly nested tags, is no bank's file. */
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

function readOne(
  kind: StatementKind,
  statement: CamtStatement,
  exponentOf: Exponents,
): ReadStatement {
  const balance = (...codes: string[]) =>
    codes.map((code) => statement.Bal.find(({ Tp }) => Tp.CdOrPrtry.Cd === code)).find(Boolean);
  const opening = balance('OPBD', 'PRCD');
  const closing = balance('CLBD');
  const account = statement.Acct.Id.IBAN ?? statement.Acct.Id.Othr?.Id ?? '';
  const currency =
    statement.Acct.Ccy ?? (closing ?? opening ?? statement.Ntry[0])?.Amt['@Ccy'] ?? '';
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
    name: statement.Id ?? '',
    currency,
    opening: opening ? signedOf(opening) : null,
    closing: closing ? signedOf(closing) : null,
    openedOn: opening?.Dt || null,
    closedOn: closing?.Dt || null,
    entries: statement.Ntry.filter(({ Sts }) => Sts === undefined || Sts === 'BOOK').flatMap(
      (entry) => entriesOf(entry, signedOf(entry), currency, exponentOf(currency)),
    ),
  };
}

function raise(): never {
  throw unreadable();
}
