// Phone numbers as somebody writes them. What knows every country's is fetched when a phone field
// is first entered; until then every number may pass, and the shop judges it.
type Known = typeof import('libphonenumber-js/min');
let known: Known | null = null;

export async function loadPhones(): Promise<void> {
  known ??= await import('libphonenumber-js/min').catch(() => null);
}

const read = (phone: string, country: string) =>
  known?.parsePhoneNumberFromString(phone, known.isSupportedCountry(country) ? country : undefined);

/** Whether a number can be called; true while nobody knows. */
export const isPhone = (phone: string, country: string): boolean =>
  known === null || (read(phone, country)?.isPossible() ?? false);

/** A number as the courier can call it from anywhere; what is none stays as it is. */
export function tidyPhone(phone: string, country: string): string {
  const number = read(phone, country);
  return number?.isPossible() ? number.formatInternational() : phone;
}
