// Wrong passwords for staff accounts, in the audit log. One row counts those of an account, a
// network and an hour, so that nobody can flood the log by guessing.
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';

export const SIGN_IN_FAILED = 'sign-in.failed';
/** How many networks get a row of their own per account and hour; all others share one. */
const MOST_NETWORKS = 20;
const ELSEWHERE = 'other networks';

/**
 * Queues the note of a wrong password. Whose address it is, is looked up later, so that the answer
 * takes equally long for staff and for everybody else.
 */
export async function enqueueFailedSignIn(db: Db, email: string, network: string): Promise<void> {
  await transaction(db, (tx) => enqueue(tx, 'note-failed-sign-in', { email, network }));
}

/** `at` defaults to now by the database's clock. */
type Failed = { email: string; network: string; at?: Date };

/**
 * Records a wrong password if the address belongs to staff. Returns the account's id if this is the
 * first from that network within the hour, else null.
 */
export async function noteFailedSignIn(
  tx: Tx,
  { email, network, at: moment }: Failed,
): Promise<number | null> {
  const {
    rows: [staff],
  } = await sql<{ id: number }>`
    select a.id
    from accounts a
    join staff s on s.account_id = a.id
    where a.email = ${email}
  `.execute(tx);
  if (!staff) return null;
  const subject = `account:${staff.id}`;
  const at = sql`coalesce(${moment ?? null}::timestamptz, now())`;
  await oneAtATime(tx, `${SIGN_IN_FAILED} ${subject}`);
  const {
    rows: [row],
  } = await sql<{ times: number }>`
    with hour as (
      select note
      from audit
      where action = ${SIGN_IN_FAILED}
        and subject = ${subject}
        and date_trunc('hour', at at time zone 'UTC') = date_trunc('hour', ${at} at time zone 'UTC')
    ),
    place as (
      select case
        when exists (select from hour where note = ${network})
          or (select count(*) from hour) < ${MOST_NETWORKS}
          then ${network}
        else ${ELSEWHERE}
      end as note
    )
    insert into audit as a (actor, action, subject, note, at, last_at)
    select 'somebody', ${SIGN_IN_FAILED}, ${subject}, note, ${at}, ${at}
    from place
    on conflict (subject, note, date_trunc('hour', at at time zone 'UTC'))
    where action = 'sign-in.failed'
    do update set times = a.times + 1, last_at = excluded.last_at
    returning times
  `.execute(tx);
  return row?.times === 1 ? staff.id : null;
}
