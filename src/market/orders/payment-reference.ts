// The reference a buyer puts on a transfer: a creditor reference (ISO 11649) of the order's number.
// Its check digits reveal typing mistakes.

const LEAST_DIGITS = 6;
const MOST_DIGITS = 10;

/** The reference of an order, as banks take it: order 1234 is `RF54001234`. */
export function paymentReference(orderId: number): string {
  const number = numberOf(orderId);
  return `RF${checkDigits(number)}${number}`;
}

/** The same in groups of four, as people read and write it: `RF54 0012 34`. */
export const inGroups = (reference: string): string => reference.replaceAll(/(.{4})(?=.)/g, '$1 ');

/**
 * What a text says about orders: references with correct check digits, and words that may be codes.
 */
export type Mentions = { orderIds: number[]; codes: string[] };

/**
 * Finds order references in the texts of a transfer, however they are written: with spaces, dots or
 * dashes, in lower case, split over lines, without the letters RF. If the digits can be read in
 * several ways, all are returned; the caller knows which orders exist. `codes`: words that may be
 * an order's code, which older clients show as the reference.
 */
export function mentionsIn(texts: string[]): Mentions {
  const found = new Set<number>();
  const codes = new Set<string>();
  for (const text of [...texts, texts.join('')]) {
    const plain = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
    for (const { index } of plain.matchAll(/RF(?=\d{2})/g)) addAll(found, plain.slice(index + 2));
    for (const digits of digitsIn(text)) add(found, numberIn(digits));
    for (let at = 0; at + CODE_LETTERS <= plain.length && at < MOST_STARTS; at++) {
      const word = plain.slice(at, at + CODE_LETTERS);
      if (CODE.test(word)) codes.add(word);
    }
  }
  return { orderIds: [...found], codes: [...codes] };
}

const CODE_LETTERS = 16;
const MOST_STARTS = 1000;
/** In the form of `randomCode`; digits alone are someone's number and not a code. */
const CODE = /^(?=.*[A-Z])[2-9A-HJ-NP-Z]{16}$/;

/** Digits on their own, and digits separated only by a space, dot or dash. */
function digitsIn(text: string): string[] {
  return [...text.matchAll(/(?<![A-Za-z0-9])\d[\d .-]*(?![A-Za-z0-9])/g)].flatMap(([run]) => {
    const parts = run.split(/\D+/).filter(Boolean);
    return parts.flatMap((_, from) =>
      [1, 2, 3, 4].map((count) => parts.slice(from, from + count).join('')),
    );
  });
}

/** Every number that the digits after `RF` can begin with, according to their check digits. */
function addAll(found: Set<number>, rest: string): void {
  const digits = /^\d*/.exec(rest)?.[0] ?? '';
  for (let length = LEAST_DIGITS; length <= MOST_DIGITS; length++) {
    if (digits.length >= length + 2) add(found, numberIn(digits.slice(0, length + 2)));
  }
}

function add(found: Set<number>, id: number | null): void {
  if (id !== null) found.add(id);
}

/** The order's number from check digits and number; null if they do not match. */
function numberIn(digits: string): number | null {
  const check = digits.slice(0, 2);
  const number = digits.slice(2);
  if (number.length < LEAST_DIGITS || number.length > MOST_DIGITS) return null;
  const id = Number(number);
  return id > 0 && numberOf(id) === number && checkDigits(number) === check ? id : null;
}

const numberOf = (orderId: number) => String(orderId).padStart(LEAST_DIGITS, '0');

/** ISO 7064, mod 97-10, over the number and `RF00` behind it (R is 27, F is 15). */
function checkDigits(number: string): string {
  return String(98n - (BigInt(`${number}271500`) % 97n)).padStart(2, '0');
}
