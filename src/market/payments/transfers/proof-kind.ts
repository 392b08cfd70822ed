// What a file is that somebody sends as a proof, by how it begins: whatever it is called.

/** So many of a file's first bytes say what it is. */
export const PROOF_BEGINNING = 16;

const at = (bytes: Uint8Array, signs: string, from = 0): boolean =>
  [...signs].every((sign, place) => bytes[from + place] === sign.codePointAt(0));

/**
 * Takes the beginning of a file; null where it is neither a picture (JPEG, PNG, WebP) nor a PDF.
 */
export function proofKind(beginning: Uint8Array): 'picture' | 'pdf' | null {
  if (at(beginning, '%PDF-')) return 'pdf';
  const isPicture =
    at(beginning, '\u00ff\u00d8\u00ff') ||
    at(beginning, '\u0089PNG\r\n\u001a\n') ||
    (at(beginning, 'RIFF') && at(beginning, 'WEBP', 8));
  return isPicture ? 'picture' : null;
}
