// What kind of file somebody sends as a proof: by its first bytes, whatever it is called.

/** How many of a file's first bytes tell its kind. */
export const PROOF_BEGINNING = 16;

const at = (bytes: Uint8Array, signs: string, from = 0): boolean =>
  [...signs].every((sign, place) => bytes[from + place] === sign.codePointAt(0));

/** The kind of a file by its beginning; null: neither a picture (JPEG, PNG, WebP) nor a PDF. */
export function proofKind(beginning: Uint8Array): 'picture' | 'pdf' | null {
  if (at(beginning, '%PDF-')) return 'pdf';
  const isPicture =
    at(beginning, '\u00ff\u00d8\u00ff') ||
    at(beginning, '\u0089PNG\r\n\u001a\n') ||
    (at(beginning, 'RIFF') && at(beginning, 'WEBP', 8));
  return isPicture ? 'picture' : null;
}
