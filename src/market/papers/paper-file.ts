import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import type { Paper } from '#market/papers/paper.ts';

/** What stands on a paper, and the bytes of its file; null while nobody has asked for it yet. */
export type PaperFile = { content: Paper; bytes: Uint8Array<ArrayBuffer> | null };

/** A paper to hand out. The caller has looked whether it may be seen. */
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
 * Keeps the file of a paper as it was made for the first time, so that it is the same for ever,
 * also when another version of the shop would draw it otherwise. Answers the bytes that are kept:
 * those of whoever came first.
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
