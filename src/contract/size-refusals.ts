// The refusals about size tables.
export const sizeRefusals = {
  'size-measure': 201,
  'size-row-length': 201,
  'size-text': 201,
} as const;
