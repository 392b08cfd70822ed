// An IBAN: where a store's money goes. The schema checks its digits too (is_iban).
import { isValidIBAN } from 'ibantools';

/**
 * An IBAN in capitals and without spaces; null if it is not valid for its country in length,
 * structure and check digits (ISO 13616).
 */
export function plainIban(text: string): string | null {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  return isValidIBAN(iban) ? iban : null;
}
