import { directionOf } from '#base/language.ts';
import { toDecimal, type Money } from '#base/money.ts';
import type { Paper as Content, PaperKind } from '#market/papers/paper.ts';
import type { Paper } from '#outside/pdf/paper.ts';
import { isolated, type Direction } from '#outside/pdf/runs.ts';
import { priceText } from '#base/price-text.ts';
import { sayIn, type Say } from '#words/say.ts';

/** A paper that is being written: its content, and how it writes amounts and dates. */
export type Sheet = {
  paper: Paper;
  content: Content;
  title: string;
  money: (minor: Money) => string;
  day: (day: string) => string;
};

export const GREY = '#6b655c';

/** The direction of a sheet's language. */
export const directionOfSheet = ({ language }: Content): Direction => directionOf(language);

/** Begins a sheet; `open` makes the paper for its title. */
export function sheetOf(content: Content, open: (title: string) => Paper): Sheet {
  const { language, money } = content;
  const say = sayIn(language);
  const dates = new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const title = titleOf(content.kind, say);
  return {
    paper: open(title),
    content,
    title,
    money: (minor) => isolated(priceText(toDecimal(minor, money.currency_exponent), money)),
    day: (day) => dates.format(new Date(`${day}T00:00:00Z`)),
  };
}

function titleOf(kind: PaperKind, say: Say): string {
  if (kind === 'credit-note') return say('invoice.title-credit');
  if (kind === 'commission-invoice') return say('invoice.title-commission');
  return kind === 'invoice' ? say('invoice.title') : say('invoice.title-commission-credit');
}
