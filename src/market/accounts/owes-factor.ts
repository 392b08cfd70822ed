import { sql, type SqlBool } from 'kysely';

/** True when the role `r` of a member of staff `s` demands a second factor and they have none. */
export const owesFactor = sql<SqlBool>`(
  r.second_factor and not exists (
    select from guarded_accounts g where g.account_id = s.account_id
  )
)`;
