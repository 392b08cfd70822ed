import { useCountries } from '#web/desk/shop/use-countries.ts';

/** The names of countries by their codes, as one list; unknown codes stand for themselves. */
export function useCountryNames(): (codes: readonly string[]) => string {
  const countries = useCountries();
  const list = new Intl.ListFormat(document.documentElement.lang, { type: 'unit' });
  return (codes) => list.format(codes.map((code) => countries[code]?.name ?? code));
}
