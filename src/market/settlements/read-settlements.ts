import { sql, type SqlBool } from 'kysely';
import type { Listed } from '#contract/resource.ts';
import type { SettlementQuery, SettlementRow } from '#contract/settlement.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';

/** A page of the settlement files that were read, with the results of their rows. */
export async function listSettlements(
  db: Db,
  { q, view, method, ...query }: SettlementQuery,
): Promise<Listed<SettlementRow>> {
  const { rows, ...counted } = await readList<
    Omit<SettlementRow, 'created_at'> & { created_at: Date }
  >(db, query, {
    from: sql`settlements t`,
    columns: {
      id: sql`t.id`,
      method: sql`t.method`,
      name: sql`t.name`,
      created_at: sql`t.created_at`,
      matched: howMany('matched'),
      missing: howMany('missing'),
      different: howMany('different'),
    },
    where: [
      ...(view ? [hasGap] : []),
      ...(method === undefined ? [] : [sql<SqlBool>`t.method = ${method}`]),
      ...(q ? [sql<SqlBool>`t.name ilike ${likeText(q)}`] : []),
    ],
    usual: '-id',
  });
  return {
    rows: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    ...counted,
  };
}

const howMany = (found: string) => sql`(
  select count(*)::int from settlement_lines where settlement_id = t.id and found = ${found}
)`;

const hasGap = sql<SqlBool>`exists (
  select from settlement_lines l where l.settlement_id = t.id and l.found <> 'matched'
)`;
