// Phone numbers as people write them. The library for every country's numbers is loaded when a
// phone field first gets the focus; until then every number passes, and the server decides.
type Known = typeof import('libphonenumber-js/min');
let known: Known | null = null;

export async function loadPhones(): Promise<void> {
  known ??= await import('libphonenumber-js/min').catch(() => null);
}

const read = (phone: string, country: string) =>
  known?.parsePhoneNumberFromString(phone, known.isSupportedCountry(country) ? country : undefined);

/** Whether a number is valid; true while unknown. */
export const isPhone = (phone: string, country: string): boolean =>
  known === null || (read(phone, country)?.isPossible() ?? false);

/** A number in international form; an invalid one stays as it is. */
export function tidyPhone(phone: string, country: string): string {
  const number = read(phone, country);
  return number?.isPossible() ? number.formatInternational() : phone;
}
