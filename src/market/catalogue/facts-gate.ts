// The gate of the EU pack: nothing comes on sale without what its offers have to say (Regulation
// (EU) 2023/988, Article 19). The schema holds it for whoever writes (0156_facts_gate.sql); here it
// is asked beforehand, by those who can say which field, or keep the product off sale.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { factsLacking, factValues } from '#contract/fact-names.ts';
import type { Db, Tx } from '#db/connect.ts';
import type { Surroundings } from '#market/catalogue/surroundings.ts';
import type { Row } from '#market/edits/edit.ts';

type Offered = Parameters<typeof factsLacking>[0] & { id: number | null; public: boolean };

/**
 * Refuses 'facts-missing' with the first field that says nothing. What was on sale without it stays
 * so.
 */
export function requireFacts(
  { gate, lacking }: Pick<Surroundings, 'gate' | 'lacking'>,
  { id, public: wanted, ...facts }: Offered,
): void {
  if (!gate || !wanted || (id !== null && lacking.has(id))) return;
  const [field] = factsLacking(facts);
  if (field !== undefined) throw new Refusal('facts-missing', factValues(field));
}

/** Whether the gate is there. */
export async function asksForFacts(db: Db): Promise<boolean> {
  const { rows } = await sql`select from settings where eu_pack`.execute(db);
  return rows.length > 0;
}

/** A product's row that comes back from deletion: hidden where the gate would not let it in. */
export async function backHidden(tx: Tx, row: Row): Promise<Row> {
  const lacks = Array.isArray(row.lacking) ? row.lacking : [];
  return row.published === true && lacks.length > 0 && (await asksForFacts(tx))
    ? { ...row, published: false }
    : row;
}
