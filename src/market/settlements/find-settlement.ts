import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { readAbsentLines, type AbsentLine } from '#market/settlements/read-absent-lines.ts';
import {
  readSettlementLines,
  type Found,
  type SettlementLine,
} from '#market/settlements/read-settlement-lines.ts';

/** The content of a settlement file, compared with the books. */
export type SettlementReport = {
  id: number;
  method: number;
  name: string;
  createdAt: Date;
  counts: Record<Found | 'absent', number>;
  lines: SettlementLine[];
  absent: AbsentLine[];
};

/**
 * A settlement file compared with the books: rows that do not match come first. Refuses
 * 'settlement-not-found'.
 */
export async function findSettlement(db: Db, id: number): Promise<SettlementReport> {
  const head = await db
    .selectFrom('settlements')
    .select(['id', 'method', 'name', 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!head) throw new Refusal('settlement-not-found');
  const lines = await readSettlementLines(db, id);
  const absent = await readAbsentLines(db, id, head.method);
  const count = (found: Found) => lines.filter((line) => line.found === found).length;
  return {
    ...head,
    counts: {
      matched: count('matched'),
      missing: count('missing'),
      different: count('different'),
      absent: absent.length,
    },
    lines,
    absent,
  };
}
