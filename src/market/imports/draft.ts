// A draft: one product as a file says it, before anything is known of the market. What the file
// does not speak of is absent.
import type { Money } from '#base/money.ts';
import type { Finding } from '#contract/findings.ts';
import type { ProductFacts } from '#contract/fact-names.ts';

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
  /** The price now and before, in minor units. In our own format, 0 means the product's price. */
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

/** Texts of a product that our own form has in every language. */
export const OWN_TEXTS = [
  'title',
  'overview',
  'description',
  'unit',
  'meta_title',
  'meta_description',
  'warnings',
] as const;
export type OwnText = (typeof OWN_TEXTS)[number];
/** What only our own format has: every language, and fields that other shops do not know. */
export type OwnFields = {
  /** By language; null: none in that one. */
  texts: Partial<Record<OwnText, Record<string, string | null>>>;
  /** Whether the file says the price of the product apart from those of its variants. */
  apart: boolean;
  /** What the product costs, and what it is offered at; null: no offer. */
  selling?: Money | undefined;
  offered?: Money | null | undefined;
  /** Titles of rules; null: none. */
  taxRule?: string | null | undefined;
  shippingRule?: string | undefined;
  bundleDeal?: string | null | undefined;
  /** What it is identified by, and what its offers say by law; of those that the file has. */
  facts: Partial<Omit<ProductFacts, 'warnings'>>;
  video?: string | undefined;
  videoPicture?: DraftPicture | null | undefined;
  /** The first stands for the product; undefined: the file has no such column. */
  pictures?: OwnPicture[] | undefined;
  warranty?: boolean | undefined;
  refundable?: boolean | undefined;
};

/** A picture with its alternative text in every language, and the options of its variants. */
export type OwnPicture = DraftPicture & {
  alts: Record<string, string | null>;
  options: Option[];
};

export type Draft = {
  /** The id of the product, where the file says it. */
  productId?: number | undefined;
  own?: OwnFields | undefined;
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
export function addProblem(findings: Findings, problem: Problem): void {
  findings.problems.push(problem);
}
