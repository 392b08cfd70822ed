import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';

/** A settlement in the list: how many of its rows fitted, and how many did not. */
export type ListedSettlement = {
  id: number;
  method: number;
  name: string;
  createdAt: Date;
  matched: number;
  missing: number;
  different: number;
};

/** The settlements that were taken in, newest first, with how their rows were found. */
export async function readSettlements(db: Db, _: Staff): Promise<ListedSettlement[]> {
  const { rows } = await sql<ListedSettlement>`
    select s.id, s.method, s.name, s.created_at as "createdAt",
      count(*) filter (where l.found = 'matched') as matched,
      count(*) filter (where l.found = 'missing') as missing,
      count(*) filter (where l.found = 'different') as different
    from settlements s
    left join settlement_lines l on l.settlement_id = s.id
    group by s.id
    order by s.id desc
    limit 200
  `.execute(db);
  return rows;
}
