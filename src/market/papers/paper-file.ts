import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import type { Paper } from '#market/papers/paper.ts';

/** The content of a paper, and its file; null until it is first requested. */
export type PaperFile = { content: Paper; bytes: Uint8Array<ArrayBuffer> | null };

/** Reads a paper to deliver it. The caller has checked that the person may see it. */
export async function readPaperFile(db: Db, id: number): Promise<PaperFile> {
  const { rows } = await sql<{ content: Paper; bytes: Buffer | null }>`
    select i.content, f.bytes
    from papers i
    left join paper_files f on f.paper_id = i.id
    where i.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no paper ${id}.`);
  return { content: row.content, bytes: row.bytes && new Uint8Array(row.bytes) };
}

/**
 * Stores the first file that is made of a paper, so that it stays the same even if a later version
 * of the shop would draw it differently. Returns the stored file: that of the first request.
 */
export async function keepPaperFile(
  tx: Tx,
  id: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  await sql`
    insert into paper_files (paper_id, bytes)
    values (${id}, ${Buffer.from(bytes)})
    on conflict do nothing
  `.execute(tx);
  return (await readPaperFile(tx, id)).bytes ?? bytes;
}
