// A case of folding: what shoppers type, what a product says, and whether it should be found.

/** The language of the text and of the shopper, the query, the text, and whether it matches. */
export type FoldingCase = [language: string, typed: string, title: string, fits: boolean];

export const all = (language: string, fits: boolean, pairs: [string, string][]): FoldingCase[] =>
  pairs.map(([typed, title]) => [language, typed, title, fits]);
