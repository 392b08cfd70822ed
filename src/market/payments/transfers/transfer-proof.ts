import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';

/** A proof of a transfer: a picture or a PDF whose content was checked. */
export type Proof = { type: 'image/webp' | 'application/pdf'; bytes: Buffer };

/** The proof of an order's transfer that staff have not decided yet; null: there is none. */
export async function readWaitingProof(db: Db, orderId: number): Promise<Proof | null> {
  const { rows } = await sql<Proof>`
    select p.type, p.bytes
    from transfer_proofs p
    join transfers t on t.id = p.transfer_id
    where t.order_id = ${orderId} and t.state = 'waiting'
  `.execute(db);
  return rows[0] ?? null;
}

/** Stores the proof of a transfer that was just reported. */
export async function keepProof(tx: Tx, transferId: number, proof: Proof, now: Date) {
  const row = { transfer_id: transferId, ...proof, created_at: now };
  await tx.insertInto('transfer_proofs').values(row).execute();
}
