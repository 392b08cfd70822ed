// Proofs of bank transfers that buyers upload: checked, and re-encoded if they are pictures.
import { Refusal } from '#base/refusal.ts';
import { proofFile } from '#contract/constants.ts';
import { proofKind } from '#market/payments/transfers/proof-kind.ts';
import type { Proof } from '#market/payments/transfers/transfer-proof.ts';
import { pdfKind } from '#outside/files/plain-pdf.ts';
import { shrunkPicture } from '#outside/files/pictures.ts';

/** Text on a screenshot has to stay readable. */
const SIDE = 2400;

/**
 * Takes the bytes of a file, whatever its name: a JPEG, PNG or WebP becomes a WebP of at most 2400
 * pixels a side without its metadata; a PDF with nothing but pages stays as it is. Refuses
 * 'proof-too-large' above 5 MB, 'proof-not-plain' for a PDF that is encrypted or holds scripts or
 * files, 'proof-unreadable' for anything else.
 */
export async function proofOf(bytes: Buffer): Promise<Proof> {
  if (bytes.length > proofFile.mostBytes) throw tooLarge();
  const kind = proofKind(bytes);
  if (kind === null) throw new Refusal('proof-unreadable');
  return kind === 'picture' ? pictureOf(bytes) : pdfOf(bytes);
}

function pdfOf(bytes: Buffer): Proof {
  const kind = pdfKind(bytes);
  if (kind === 'broken') throw new Refusal('proof-unreadable');
  if (kind === 'active') throw new Refusal('proof-not-plain');
  return { type: 'application/pdf', bytes };
}

async function pictureOf(bytes: Buffer): Promise<Proof> {
  const { data } = await shrunkPicture(bytes, SIDE).catch((problem: unknown) => {
    throw problem instanceof Refusal ? new Refusal('proof-unreadable') : problem;
  });
  if (data.length > proofFile.mostBytes) throw tooLarge();
  return { type: 'image/webp', bytes: data };
}

const tooLarge = () =>
  new Refusal('proof-too-large', { most: proofFile.mostBytes / (1024 * 1024) });
