// The gate of the EU pack: no product goes on sale without the facts that its offer must state
// (Regulation (EU) 2023/988, Article 19). The schema enforces this for every writer
// (0156_facts_gate.sql); these functions check it first, so that the caller can name the missing
// field or keep the product off sale.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { factsLacking, factValues } from '#contract/fact-names.ts';
import type { Db, Tx } from '#db/connect.ts';
import type { Surroundings } from '#market/catalogue/surroundings.ts';
import type { Row } from '#market/edits/edit.ts';

type Offered = Parameters<typeof factsLacking>[0] & { id: number | null; public: boolean };

/**
 * Refuses 'facts-missing' with the first missing field. A product that was already on sale without
 * it stays on sale.
 */
export function requireFacts(
  { gate, lacking }: Pick<Surroundings, 'gate' | 'lacking'>,
  { id, public: isPublic, ...facts }: Offered,
): void {
  if (!gate || !isPublic || (id !== null && lacking.has(id))) return;
  const [field] = factsLacking(facts);
  if (field !== undefined) throw new Refusal('facts-missing', factValues(field));
}

/** Whether the gate is on. */
export async function asksForFacts(db: Db): Promise<boolean> {
  const { rows } = await sql`select from settings where eu_pack`.execute(db);
  return rows.length > 0;
}

/** The row of a product restored from deletion: hidden if the gate would not let it on sale. */
export async function backHidden(tx: Tx, row: Row): Promise<Row> {
  const lacks = Array.isArray(row.lacking) ? row.lacking : [];
  return row.published === true && lacks.length > 0 && (await asksForFacts(tx))
    ? { ...row, published: false }
    : row;
}
