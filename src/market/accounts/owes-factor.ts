import { sql, type SqlBool } from 'kysely';

/** Somebody of the staff `s` with a role `r` that demands a second factor has none yet. */
export const owesFactor = sql<SqlBool>`(
  r.second_factor and not exists (
    select from guarded_accounts g where g.account_id = s.account_id
  )
)`;
