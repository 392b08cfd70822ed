import { latinDigits } from '#base/latin-digits.ts';

/**
 * Whether a postal code matches a pattern, in digits of any script; spaces and hyphens may be left
 * out.
 */
export function fitsZip(pattern: string, typed: string): boolean {
  const zip = latinDigits(typed);
  const form = new RegExp(`^(?:${pattern})$`, 'i');
  return [zip, zip.replaceAll(' ', ''), zip.replaceAll(/[ -]/g, '')].some((text) =>
    form.test(text),
  );
}
