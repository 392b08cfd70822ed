const whole = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Cuts a text to a gateway's field of `most` UTF-16 units: between characters, never within one,
 * and without line breaks and control characters; `otherwise` if nothing is left.
 */
export function fit(text: string, most: number, otherwise = ''): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
  if (clean.length <= most) return clean || otherwise;
  let cut = '';
  for (const { segment } of whole.segment(clean)) {
    if (cut.length + segment.length > most) break;
    cut += segment;
  }
  return cut.trim() || otherwise;
}
