const whole = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * A text as long as a gateway's field may be (UTF-16 units): cut between letters, never within one,
 * without line breaks and control characters; `otherwise` where nothing is left.
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
