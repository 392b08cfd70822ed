/** Facebook's name for Arabic is that of no country. */
const TERRITORY: Record<string, string> = { ar: 'AR' };

/** A language as Open Graph writes it, with the territory where most people speak it: `fr_FR`. */
export function localeName(code: string): string {
  const territory = TERRITORY[code] ?? new Intl.Locale(code).maximize().region;
  return territory ? `${code}_${territory}` : code;
}
