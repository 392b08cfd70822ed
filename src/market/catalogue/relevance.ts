// The weights of search: what makes a product relevant, and how much. How they were found is in
// decisions/2026-11-27-search-that-understands-languages.md.

export const RELEVANCE = {
  /** The weight of a word by where it occurs: description, codes and store, kind, title. */
  fields: [0.2, 0.1, 0.6, 1],
  /** The weight of words standing close together. */
  near: 0.3,
  /** The weight of a synonym, compared with the word itself. */
  synonym: 0.93,
  /** What is added when the whole name of the product's category is typed. */
  named: 0.5,
  /**
   * The weights of popularity (the logarithm of pieces sold) and of the rating: together less than
   * the difference between a word in the title and one in the description.
   */
  sold: 0.004,
  rating: 0.004,
  /** Moves sold-out products to the end. */
  soldOut: 10,
};

/** Up to this many results are all ranked; of more, only the best-selling ones of the market. */
export const FEW = 10_000;
/** How many results are ranked, and how many of these by all their words. */
export const KEPT = 1000;
export const RANKED = 300;
/** When fewer products than this contain all the words, this many are added that contain some. */
export const ENOUGH = 24;
export const IN_PART = 100;
