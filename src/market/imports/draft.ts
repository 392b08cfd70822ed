// A draft: one product as a file says it, before anything is known of the market. What the file
// does not speak of is absent.
import type { Money } from '#base/money.ts';
import type { Finding } from '#contract/findings.ts';

/** An option's name and the value chosen: Colour, Green. */
export type Option = { name: string; value: string };

/** A picture's address, and where in the file it stands. */
export type DraftPicture = {
  address: string;
  line: number;
  column: string | null;
  /** What it shows, where the file says so. */
  alt?: string | undefined;
};

export type DraftVariant = {
  line: number;
  sku?: string | undefined;
  /** Pieces; null when the file sells it without counting. */
  stock?: number | null | undefined;
  /** What it costs now, and what it cost before; minor units. */
  price?: Money | undefined;
  was?: Money | null | undefined;
  grams?: number | undefined;
  options: Option[];
  /**
   * True for one of the many that a row without an option's value stands for: it gives way to a row
   * that names the value.
   */
  loose?: boolean | undefined;
  /** The picture that shows this variant. */
  image?: DraftPicture | undefined;
};

export type Draft = {
  /** What tells the product from the store's others, from one file to the next. */
  key: string;
  line: number;
  lines: number[];
  /** What its address is made from. */
  named: string;
  title?: string | undefined;
  overview?: string | null | undefined;
  description?: string | null | undefined;
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
  brand?: string | null | undefined;
  /** Titles of its category from the root down. */
  category?: string[] | undefined;
  tags?: string[] | undefined;
  published?: boolean | undefined;
  taxed: boolean;
  /** True when its file names no price, which makes a new product a draft. */
  unpriced?: boolean | undefined;
  pictures: DraftPicture[];
  variants: DraftVariant[];
  /** False when a variant was refused: what the market has of it stays then. */
  whole: boolean;
};

/** What is wrong in a row, or of a product that begins there. */
export type Problem = Finding & { row: number };

/** What was found wrong: problems to tell, and the rows that did not come in for them. */
export type Findings = { problems: Problem[]; refused: Set<number> };

export const noFindings = (): Findings => ({ problems: [], refused: new Set() });

/** Tells a problem for which the row does not come in. */
export function refuse(findings: Findings, problem: Problem): void {
  findings.problems.push(problem);
  findings.refused.add(problem.row);
}

/** Tells a problem in a row that comes in all the same, without what was wrong in it. */
export function tell(findings: Findings, problem: Problem): void {
  findings.problems.push(problem);
}
