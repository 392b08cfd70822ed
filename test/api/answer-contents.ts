// The contents of an answer of the API: its texts, amounts and pictures.

/** All keys and values inside an answer. */
export function within(value: unknown): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [key, inner] as [string, unknown],
    ...within(inner),
  ]);
}

export function texts(data: unknown): string[] {
  return within(data).flatMap(([key, value]) =>
    typeof value === 'string' && /^(title|name|detail|site_name|description|about|label)$/.test(key)
      ? [value]
      : [],
  );
}

const MONEY =
  /^(selling|offered|price|shipping_price|pickup_price|tax_price|total_amount|subtotal|bundle_offer|tax|voucher_price|total_price|min_spend)$/;
const IMAGE = /^(image|image_2|default_image|header_logo|footer_logo|email_logo|video_thumb)$/;

/** Whether it is an amount that is not a number of cents, or a picture that is not a file name. */
export function wrong(key: string, value: unknown): boolean {
  if (MONEY.test(key) && value !== null)
    return typeof value !== 'number' || !/^\d+(\.\d{1,2})?$/.test(String(value));
  if (IMAGE.test(key) && value !== null)
    return typeof value !== 'string' || !/^([0-9a-f]{16}\.(webp|jpg|png))?$/.test(value);
  return false;
}
