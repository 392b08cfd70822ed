// What a letter says, part by part: letter-layout.ts and plain.ts write it down.
import type { Letters } from '#contract/letters.ts';
import type { LetterFacts } from '#outside/letters/facts.ts';
import type { Stationery } from '#market/settings/read-stationery.ts';
import type { Say } from '#words/say.ts';

/** `image`: the address of a small picture of the goods, and what stands for it unseen. */
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
  /** Digits to be typed elsewhere: alone on a line. */
  | { code: string }
  /** Somebody's own words. */
  | { quote: string }
  | { facts: [name: string, value: string][] }
  | { bill: Bill }
  | { button: string; to: string };

export type Sheet = {
  subject: string;
  /** The first line inside, where it is not the subject. */
  title?: string;
  parts: Part[];
  /** Who gets an answer; the shop when nobody is named. */
  replyTo?: string;
  /** Where a subscriber leaves with one press; it stands at the foot and in the headers. */
  leave?: { page: string; oneClick: string };
};

/** Where a letter is written: what it may ask, and on which paper. */
export type Desk = {
  facts: LetterFacts;
  paper: Stationery;
  language: string;
  /** A path as an address, of the shop in the letter's language. */ link: (path: string) => string;
};
/** Each kind's words; null when there is nothing to write any more. */
export type Sheets = {
  [Kind in keyof Letters]: (
    say: Say,
    data: Letters[Kind],
    desk: Desk,
  ) => Sheet | Promise<Sheet | null>;
};
