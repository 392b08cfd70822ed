const ZEROS = ['\u0660', '\u06f0', '\u0966'].map((zero) => zero.charCodeAt(0)); // Arabic, Persian, Devanagari
const DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
const DECIMAL_SIGN = '\u066b';

/** Turns Arabic, Persian and Hindi digits and the Arabic decimal sign into 0 to 9 and a point. */
export const latinDigits = (text: string): string =>
  text
    .replaceAll(DIGITS, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
    })
    .replaceAll(DECIMAL_SIGN, '.');
