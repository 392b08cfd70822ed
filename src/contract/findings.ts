// What the importer reports about the rows and columns of a file: a code, and the values for its
// message. The messages are in locales → finding.

/** Every code, with the names of its values. */
export const findings = {
  'row-unreadable': [],
  'quote-not-closed': [],
  'cells-too-many': ['more'],
  'product-unnamed': [],
  'key-too-long': ['most'],
  'rows-too-many': ['product', 'rows', 'most'],
  'title-missing': ['product'],
  'price-missing': ['product'],
  'database-refused': ['product', 'reason'],
  'price-empty': [],
  'price-unclear': ['text'],
  'price-below-zero': ['text'],
  'price-not-number': ['text'],
  'price-zero': ['text'],
  'other-price-unclear': ['text'],
  'other-price-not-number': ['text'],
  'stock-not-number': ['text'],
  'stock-below-zero': ['text'],
  'weight-not-number': ['text'],
  'neither-yes-nor-no': ['text'],
  'tag-too-long': ['tag', 'most'],
  'picture-missing': ['file'],
  'picture-unreadable': ['file'],
  'option-missing': ['option'],
  'option-extra': ['option'],
  'options-same': ['other'],
  'variants-none': ['product'],
  'variants-fewer': ['product', 'lost', 'wanted'],
  'parent-missing': ['parent'],
  'product-twice': ['other'],
  'grouped-product': [],
  'external-product': [],
  'sale-above-price': ['text'],
  'category-missing': [],
  'category-unknown': ['category'],
  'brand-unknown': ['brand'],
  'tag-unknown': ['tag'],
  'option-unknown': ['option', 'value'],
  'sku-twice': ['sku', 'other'],
  'sku-of-several': ['sku'],
  'product-elsewhere': ['product'],
  /** The market refuses: with the values of that refusal. */
  'market-refused': ['product', 'refusal'],
  'column-guessed': ['field'],
  'number-by-column': ['cell', 'read', 'proof'],
  'number-by-others': ['cell', 'read', 'proof'],
  'number-guessed': ['cell', 'read'],
  'number-two-ways': ['cell', 'read'],
} as const satisfies Record<string, readonly string[]>;

export type FindingCode = keyof typeof findings;
type ValuesOf<Code extends FindingCode> = Record<(typeof findings)[Code][number], string | number>;

/** A code with its values. */
export type FindingText = {
  [Code in FindingCode]: { code: Code; values: ValuesOf<Code> };
}[FindingCode];

/**
 * A finding about a place in a file. `row`: as in a spreadsheet, the header is row 1; null for a
 * whole column. `column`: its name in the file; null for a whole row.
 */
export type Finding = { row: number | null; column: string | null } & FindingText;
