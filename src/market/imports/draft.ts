// A draft: one product as its file describes it, before it is compared with the market. Fields that
// the file lacks are absent.
import type { Money } from '#base/money.ts';
import type { Finding } from '#contract/findings.ts';
import type { ProductFacts } from '#contract/fact-names.ts';

/** An option's name and its chosen value: Colour, Green. */
export type Option = { name: string; value: string };

/** A picture's address, and its row and column in the file. */
export type DraftPicture = {
  address: string;
  line: number;
  column: string | null;
  /** Its alternative text, if the file has one. */
  alt?: string | undefined;
};

export type DraftVariant = {
  line: number;
  sku?: string | undefined;
  /** Pieces; null when the file does not count them. */
  stock?: number | null | undefined;
  /**
   * The present and the previous price, in minor units. In our own format, 0 means the product's
   * price.
   */
  price?: Money | undefined;
  was?: Money | null | undefined;
  grams?: number | undefined;
  options: Option[];
  /**
   * True for one of several variants made from a row without a value for an option: a row that
   * names the value replaces it.
   */
  loose?: boolean | undefined;
  /** The picture that shows this variant. */
  image?: DraftPicture | undefined;
};

/** Texts of a product that our own format has in every language. */
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
/**
 * Fields that only our own format has: texts in every language, and fields that other shops lack.
 */
export type OwnFields = {
  /** By language; null empties the text in that language. */
  texts: Partial<Record<OwnText, Record<string, string | null>>>;
  /** Whether the file has the product's price apart from those of its variants. */
  apart: boolean;
  /** The product's price, and its reduced price; null: not reduced. */
  selling?: Money | undefined;
  offered?: Money | null | undefined;
  /** Titles of tax and shipping rules; null: none. */
  taxRule?: string | null | undefined;
  shippingRule?: string | undefined;
  bundleDeal?: string | null | undefined;
  /**
   * Identifiers, and the facts that its offers must state by law; only columns that the file has.
   */
  facts: Partial<Omit<ProductFacts, 'warnings'>>;
  video?: string | undefined;
  videoPicture?: DraftPicture | null | undefined;
  /** The first is the main picture; undefined: the file has no such column. */
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
  /** The product's id, if the file has one. */
  productId?: number | undefined;
  own?: OwnFields | undefined;
  /** Identifies the product within the store, across files. */
  key: string;
  line: number;
  lines: number[];
  /** The text that its slug is made from. */
  named: string;
  title?: string | undefined;
  overview?: string | null | undefined;
  description?: string | null | undefined;
  metaTitle?: string | null | undefined;
  metaDescription?: string | null | undefined;
  brand?: string | null | undefined;
  /** Titles of its category, from the root down. */
  category?: string[] | undefined;
  tags?: string[] | undefined;
  published?: boolean | undefined;
  taxed: boolean;
  /** True when the file has no price for it, so that a new product is not shown. */
  unpriced?: boolean | undefined;
  pictures: DraftPicture[];
  variants: DraftVariant[];
  /** False when a variant was refused: then the store's existing variants all stay. */
  whole: boolean;
};

/** A problem of a row, or of the product that begins there. */
export type Problem = Finding & { row: number };

/** The problems found so far, and the rows that are refused because of them. */
export type Findings = { problems: Problem[]; refused: Set<number> };

export const noFindings = (): Findings => ({ problems: [], refused: new Set() });

/** Adds a problem that refuses its row. */
export function refuse(findings: Findings, problem: Problem): void {
  findings.problems.push(problem);
  findings.refused.add(problem.row);
}

/** Adds a problem of a row that is imported without the faulty part. */
export function addProblem(findings: Findings, problem: Problem): void {
  findings.problems.push(problem);
}
