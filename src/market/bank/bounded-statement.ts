import { Refusal } from '#base/refusal.ts';
import { isDay, type ReadEntry, type ReadStatement } from '#market/bank/bank-statement.ts';

// No bank needs more: an IBAN has 34 letters, a reference 35, a line of text 140.
const LONGEST_ACCOUNT = 64;
const LONGEST_REFERENCE = 140;
const LONGEST_NAME = 200;
const LONGEST_TEXT = 500;
const MOST_TEXTS = 30;
/** Ten thousand million of a currency with two decimals. */
const MOST_MONEY = 1_000_000_000_000;

/**
 * A statement in which everything can be stored: texts are cut, both balances are there or none,
 * and entries that moved nothing are left out. Refuses 'statement-unreadable' for what no bank
 * writes: control characters, endless amounts and references, days of other centuries.
 */
export function bounded(statement: ReadStatement): ReadStatement {
  const { opening, closing } = statement;
  const known = opening !== null && closing !== null;
  if (
    statement.account.length > LONGEST_ACCOUNT ||
    isControlled(statement.account + statement.name)
  )
    refuse();
  if (known && (!isMoney(opening) || !isMoney(closing))) refuse();
  return {
    ...statement,
    name: cut(statement.name, LONGEST_NAME),
    opening: known ? opening : null,
    closing: known ? closing : null,
    openedOn: dayOrNone(statement.openedOn),
    closedOn: dayOrNone(statement.closedOn),
    entries: statement.entries.filter(({ amount }) => amount !== 0).map(boundedEntry),
  };
}

function boundedEntry(entry: ReadEntry): ReadEntry {
  const { amount, bankRef, endToEnd, bookedOn, valueOn, texts, remitter, remitterAccount } = entry;
  const words = [bankRef, endToEnd, remitter, remitterAccount, ...texts];
  if (!isMoney(amount) || !isOurs(bookedOn) || !isOurs(valueOn)) refuse();
  if (bankRef.length > LONGEST_REFERENCE || isControlled(words.join(''))) refuse();
  return {
    ...entry,
    endToEnd: cut(endToEnd, LONGEST_REFERENCE),
    texts: texts.slice(0, MOST_TEXTS).map((text) => cut(text, LONGEST_TEXT)),
    remitter: cut(remitter, LONGEST_REFERENCE),
    remitterAccount: cut(remitterAccount, LONGEST_ACCOUNT),
  };
}

const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const isControlled = (text: string) => CONTROL.test(text);

/** The line of a text's first control character, from 1; 0 if there is none. */
export function lineOfControl(text: string): number {
  const at = text.search(CONTROL);
  return at < 0 ? 0 : text.slice(0, at).split('\n').length;
}

const isMoney = (amount: number) => Math.abs(amount) <= MOST_MONEY;
const isOurs = (day: string) => isDay(day) && day >= '1990' && day < '2100';
const dayOrNone = (day: string | null) => (day !== null && isOurs(day) ? day : null);
const cut = (text: string, most: number) => text.slice(0, most).toWellFormed();
function refuse(): never {
  throw new Refusal('statement-unreadable', { line: 1 });
}
