import { useCountries } from '#web/desk/shop/use-countries.ts';
import { inRow } from '#web/desk/parts/in-row.ts';

/** The names of countries by code, as one list; an unknown code stays as it is. */
export function useCountryNames(): (codes: readonly string[]) => string {
  const countries = useCountries();
  return (codes) => inRow(codes.map((code) => countries[code]?.name ?? code));
}
