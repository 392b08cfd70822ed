import { minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { movementText } from '#market/bank/mt940-text.ts';
import { isDay, realRef, type ReadEntry, type ReadStatement } from '#market/bank/bank-statement.ts';

type Exponents = (currency: string) => number;
/** A tag with its content, and the line of the file in which it begins. */
type Tag = { name: string; lines: string[]; at: number };
type Balance = { amount: Money; currency: string; day: string };

/**
 * Reads the MT940 statements of a file. Each page is a statement of its own, whose opening balance
 * is the closing balance of the page before. Refuses 'statement-unreadable' with the line.
 */
export function readMt940(file: string, exponentOf: Exponents): ReadStatement[] {
  const statements: Tag[][] = [];
  for (const tag of tagsOf(file)) {
    if (tag.name === '20') statements.push([]);
    statements.at(-1)?.push(tag);
  }
  if (statements.length === 0) throw unreadable(1);
  return statements.map((tags) => readOne(tags, exponentOf));
}

function tagsOf(file: string): Tag[] {
  const tags: Tag[] = [];
  for (const [at, line] of file.split(/\r\n|\r|\n/).entries()) {
    const [, name, rest = ''] = /^(?:\{.*\{4:)?:(\d{2}[A-Z]?):(.*)$/.exec(line) ?? [];
    if (name) tags.push({ name, lines: [rest], at: at + 1 });
    else if (!/^-?\}?\s*$|^\{/.test(line)) tags.at(-1)?.lines.push(line);
  }
  return tags;
}

function readOne(tags: Tag[], exponentOf: Exponents): ReadStatement {
  const first = tags[0]?.at ?? 1;
  const tag = (...names: string[]) => tags.find(({ name }) => names.includes(name));
  const account = tag('25', '25P')?.lines[0]?.replaceAll(' ', '') ?? '';
  const opening = balanceOf(tag('60F', '60M'), exponentOf);
  const closing = balanceOf(tag('62F', '62M'), exponentOf);
  if (!account || !opening || closing?.currency !== opening.currency) throw unreadable(first);
  const { currency } = opening;
  return {
    kind: 'mt940',
    account,
    name: [tag('28C', '28')?.lines[0], tag('20')?.lines[0]].filter(Boolean).join(' '),
    currency,
    opening: opening.amount,
    closing: closing.amount,
    openedOn: opening.day,
    closedOn: closing.day,
    entries: tags.flatMap((own, at) => {
      const next = tags[at + 1];
      const text = next?.name === '86' ? next.lines : [];
      return own.name === '61' ? [entryOf(own, text, currency, exponentOf(currency))] : [];
    }),
  };
}

/** `C261120EUR1234,56` */
function balanceOf(tag: Tag | undefined, exponentOf: Exponents): Balance | null {
  if (!tag) return null;
  const [, mark, day = '', currency = '', amount = ''] =
    /^([CD])(\d{6})([A-Z]{3})([\d,]+)/.exec(tag.lines[0] ?? '') ?? [];
  const minor = minorIn(amount, exponentOf(currency));
  if (!mark || minor === null) throw unreadable(tag.at);
  return { amount: mark === 'C' ? minor : -minor, currency, day: dayOf(day, tag.at) };
}

/** Value day, entry day, mark, third letter of the currency, amount, type, references. */
const MOVEMENT = /^(\d{6})(\d{4})?(RC|RD|EC|ED|C|D)([A-Z])?(\d+,\d*)[A-Z][A-Z0-9]{3}(.*)$/;

function entryOf(tag: Tag, text: string[], currency: string, exponent: number): ReadEntry {
  const [, value = '', entry = '', mark = '', , amount = '', refs = ''] =
    MOVEMENT.exec(tag.lines[0] ?? '') ?? [];
  const minor = minorIn(amount, exponent);
  if (!mark || minor === null) throw unreadable(tag.at);
  const valueOn = dayOf(value, tag.at);
  const [own = '', bankRef = ''] = refs.split('//');
  const { purpose, endToEnd, remitter, remitterAccount } = movementText(text);
  const comesIn = mark === 'C' || mark === 'EC' || mark === 'RD'; // RD takes a debit back
  return {
    amount: comesIn ? minor : -minor,
    currency,
    bookedOn: entry ? entryDay(entry, valueOn, tag.at) : valueOn,
    valueOn,
    bankRef: realRef(bankRef),
    child: 0,
    endToEnd: realRef(endToEnd),
    texts: [purpose, realRef(own), ...tag.lines.slice(1)].filter(Boolean),
    remitter,
    remitterAccount,
    reversal: mark === 'RC' || mark === 'RD',
  };
}

/** An entry's day comes without a year: takes the year that is nearest to the value day. */
function entryDay(monthDay: string, valueOn: string, line: number): string {
  const year = Number(valueOn.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((one) => `${one}-${monthDay.slice(0, 2)}-${monthDay.slice(2)}`)
    .filter(isDay);
  const away = (day: string) => Math.abs(Date.parse(day) - Date.parse(valueOn));
  const [nearest] = days.toSorted((a, b) => away(a) - away(b));
  if (nearest === undefined) throw unreadable(line);
  return nearest;
}

function dayOf(short: string, line: number): string {
  const day = `20${short.slice(0, 2)}-${short.slice(2, 4)}-${short.slice(4)}`;
  if (!isDay(day)) throw unreadable(line);
  return day;
}

const minorIn = (amount: string, exponent: number) =>
  minorOf(amount.replace(/,$/, '').replace(',', '.'), exponent);
const unreadable = (line: number) => new Refusal('statement-unreadable', { line });
