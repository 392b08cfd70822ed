// The content of a letter in parts, which letter-layout.ts and plain.ts turn into HTML and text.
import type { Letters } from '#contract/letters.ts';
import type { LetterFacts } from '#outside/letters/facts.ts';
import type { Stationery } from '#market/settings/read-stationery.ts';
import type { Say } from '#words/say.ts';

/** `image`: the address of a small picture of the item, and its alternative text. */
export type BillLine = {
  text: string;
  price: string;
  image?: { url: string; alt: string };
};
export type Bill = {
  stores: { name: string; lines: BillLine[] }[];
  sums: [name: string, amount: string][];
};
export type Part =
  | { text: string }
  | { quiet: string }
  /** Digits to type elsewhere, on a line of their own. */
  | { code: string }
  /** Text that a person wrote. */
  | { quote: string }
  | { facts: [name: string, value: string][] }
  | { bill: Bill }
  | { button: string; to: string };

export type Sheet = {
  subject: string;
  /** The heading inside the letter, if not the subject. */
  title?: string;
  parts: Part[];
  /** The address for replies, if not the shop's. */
  replyTo?: string;
  /** Where a subscriber can unsubscribe, shown in the footer and in the headers. */
  leave?: { page: string; oneClick: string };
};

/** What writing a letter needs: its stationery, and access to the shop's data. */
export type Desk = {
  facts: LetterFacts;
  paper: Stationery;
  language: string;
  /** A path as an address, of the shop in the letter's language. */ link: (path: string) => string;
};
/** The writer of each kind of letter; it returns null when there is nothing to write any more. */
export type Sheets = {
  [Kind in keyof Letters]: (
    say: Say,
    data: Letters[Kind],
    desk: Desk,
  ) => Sheet | Promise<Sheet | null>;
};
