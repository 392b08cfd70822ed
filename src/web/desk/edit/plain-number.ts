/** Where the digits of Arabic, Persian and Hindi begin. */
const ZEROS = [0x0660, 0x06f0, 0x0966];

/** A number as somebody types or pastes it, in any digits, with a comma or a point: `12.50`. */
export function plainNumber(typed: string): string {
  return [...typed]
    .map((letter) => {
      const code = letter.charCodeAt(0);
      const zero = ZEROS.find((first) => code >= first && code <= first + 9);
      return zero === undefined ? letter : String(code - zero);
    })
    .join('')
    .replace(/[٫,]/g, '.')
    .replace(/\s/g, '');
}
