// What makes a product relevant to a question, and how much: all weights of search stand here
// (decisions/2026-11-27-search-that-understands-languages.md says how they were found).

export const RELEVANCE = {
  /** What a word is worth by where it stands: description, codes and store, kind, title. */
  fields: [0.2, 0.1, 0.6, 1],
  /** How much it counts that words stand close together. */
  near: 0.3,
  /** What a synonym of a word is worth, of what the word itself is. */
  synonym: 0.93,
  /** What it adds to stand in a category whose whole name is typed. */
  named: 0.5,
  /**
   * How much popularity (the logarithm of pieces sold) and the rating add to a text's fit: less
   * than it makes whether a title or a description says a word.
   */
  sold: 0.004,
  rating: 0.004,
  /** What cannot be bought stands last. */
  soldOut: 10,
};

/** Up to so many products all are looked at; of more, those that are among the best sold of all. */
export const FEW = 10_000;
/** So many of them are told apart by their relevance, the first of those by all their words. */
export const KEPT = 1000;
export const RANKED = 300;
/** A question that fewer products answer whole is answered in part as well, by so many. */
export const ENOUGH = 24;
export const IN_PART = 100;
