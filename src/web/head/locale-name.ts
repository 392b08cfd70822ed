/** Facebook's name for Arabic has no country. */
const TERRITORY: Record<string, string> = { ar: 'AR' };

/**
 * A language as Open Graph writes it, with the territory that most of its speakers live in:
 * `fr_FR`.
 */
export function localeName(code: string): string {
  const territory = TERRITORY[code] ?? new Intl.Locale(code).maximize().region;
  return territory ? `${code}_${territory}` : code;
}
