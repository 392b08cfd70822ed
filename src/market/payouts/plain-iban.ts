// An IBAN: where a store's money goes to. The schema checks its digits too (is_iban).
import { isValidIBAN } from 'ibantools';

/**
 * An IBAN without its spaces and in capitals; null when no country has such a one: its length, what
 * stands at which place and the check digits are those of its country (ISO 13616).
 */
export function plainIban(text: string): string | null {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  return isValidIBAN(iban) ? iban : null;
}
