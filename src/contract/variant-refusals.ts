// The refusals about the variants of products, their SKUs and prices.
export const variantRefusals = {
  'variant-twice': 201,
  'offer-too-high': 201,
  'facts-missing': 201,
  'sku-unknown': 201,
  'sku-twice': 201,
  'sku-of-several': 201,
} as const;
