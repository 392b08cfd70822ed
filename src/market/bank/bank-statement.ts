// A bank statement as it was read from a file, in whatever format: what moved on an account.
import { createHash } from 'node:crypto';
import type { Money } from '#base/money.ts';

export type StatementKind = 'camt.052' | 'camt.053' | 'camt.054' | 'mt940' | 'csv';

/**
 * One movement, in minor units of `currency`: above zero came in, below zero went out. Dates are
 * the bank's own, ISO. `reversal`: it takes an earlier movement back. `child`: its place among
 * payments that the bank booked as one sum, from 0; also 0 if it stands alone.
 */
export type ReadEntry = {
  amount: Money;
  currency: string;
  bookedOn: string;
  valueOn: string;
  bankRef: string;
  child: number;
  endToEnd: string;
  texts: string[];
  remitter: string;
  remitterAccount: string;
  reversal: boolean;
};

/** `opening` and `closing`: the booked balances before and after, if the file says them. */
export type ReadStatement = {
  kind: StatementKind;
  /** IBAN or number, without blanks. */
  account: string;
  name: string;
  currency: string;
  opening: Money | null;
  closing: Money | null;
  openedOn: string | null;
  closedOn: string | null;
  entries: ReadEntry[];
};

/** An entry with a key that tells it apart from every other entry of its account. */
export type KeyedEntry = ReadEntry & { key: string; occurrence: number };

/** How much the closing balance differs from opening and entries; 0 if a balance is unknown. */
export function gapOf({ opening, closing, entries }: ReadStatement): Money {
  if (opening === null || closing === null) return 0;
  return closing - entries.reduce((sum, { amount }) => sum + amount, opening);
}

/**
 * Gives each entry a key that is the same in every file that contains it: the bank's own reference
 * and its place in a batch, else all its fields. Equal entries in one statement are counted;
 * `times` carries the counts on from the page before.
 */
export function keyed(entries: ReadEntry[], times = new Map<string, number>()): KeyedEntry[] {
  return entries.map((entry) => {
    const key = keyOf(entry);
    const occurrence = (times.get(key) ?? 0) + 1;
    times.set(key, occurrence);
    return { ...entry, key, occurrence };
  });
}

/**
 * The entries of each statement of a file with their keys. Consecutive pages of an account have
 * nothing in common: what looks the same on both moved twice, unless it has a bank reference.
 */
export function keyedFile(statements: ReadStatement[]): KeyedEntry[][] {
  let times = new Map<string, number>();
  return statements.map((statement, at) => {
    const before = statements[at - 1];
    const goesOn =
      before?.account === statement.account &&
      before.opening !== before.closing &&
      before.closing !== null &&
      before.closing === statement.opening;
    times = new Map(goesOn ? [...times].filter(([key]) => key.startsWith('fields:')) : []);
    return keyed(statement.entries, times);
  });
}

function keyOf(entry: ReadEntry): string {
  if (entry.bankRef) return `ref:${entry.bankRef}#${entry.child}:${entry.amount}`;
  const { amount, currency, bookedOn, valueOn, child, endToEnd, texts, remitter, remitterAccount } =
    entry;
  const fields = [
    amount,
    currency,
    bookedOn,
    valueOn,
    child,
    endToEnd,
    remitter,
    remitterAccount,
    texts,
  ];
  return `fields:${createHash('sha256').update(JSON.stringify(fields)).digest('hex')}`;
}

/** A reference; empty if its text only means that there is none. */
export const realRef = (ref: string | undefined): string =>
  ref === undefined || /^(notprovided|nonref|none|n\/a|-)?$/i.test(ref.trim()) ? '' : ref.trim();

/** Whether a text is an ISO date that exists. */
export const isDay = (text: string): boolean =>
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text) &&
  text.length === 10;
