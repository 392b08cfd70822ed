import { Refusal } from '#base/refusal.ts';
import type { Proof } from '#market/payments/transfers/transfer-proof.ts';
import { proofOf } from '#outside/files/proofs.ts';

/**
 * The proof among the files of a form; an empty file field counts as none. Refuses 'proof-one', and
 * what `proofOf` refuses.
 */
export async function proofAmong(sent: File[]): Promise<Proof | null> {
  const [file, second] = sent.filter(({ name, size }) => name !== '' || size > 0);
  if (second) throw new Refusal('proof-one');
  return file ? proofOf(Buffer.from(await file.arrayBuffer())) : null;
}
