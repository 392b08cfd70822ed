// An IBAN: where a store's money goes to. The schema checks it too (is_iban).
const SHAPE = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/**
 * An IBAN without its spaces and in capitals; null when its check digits do not hold (ISO 13616: as
 * a number, its first four places at the end, it leaves 1 of 97).
 */
export function plainIban(text: string): string | null {
  const iban = text.replaceAll(/\s/g, '').toUpperCase();
  if (!SHAPE.test(iban)) return null;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)]
    .map((place) => Number.parseInt(place, 36))
    .join('');
  return BigInt(digits) % 97n === 1n ? iban : null;
}
