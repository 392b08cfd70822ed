// An IBAN: where a store's money goes. The schema checks its digits too (is_iban).
import { isValidIBAN } from 'ibantools';
import { withoutUnseen } from '#base/unseen.ts';

/**
 * An IBAN in capitals, without spaces and other characters that come with pasting; null if it is
 * not valid for its country in length, structure and check digits (ISO 13616).
 */
export function plainIban(text: string): string | null {
  const iban = withoutUnseen(text).replaceAll(/\s/g, '').toUpperCase();
  return isValidIBAN(iban) ? iban : null;
}
