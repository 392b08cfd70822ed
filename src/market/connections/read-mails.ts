// The delivery log, for staff.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { MailQuery, MailRow, OpenedMail } from '#contract/admin/mail.ts';
import { secretKinds } from '#contract/secret-letters.ts';
import type { MailTrouble } from '#contract/mail-server.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeStart, readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';

/** `trouble` is a code here; the API turns it into a sentence. */
export type StoredMail = Omit<OpenedMail, 'trouble'> & { trouble: MailTrouble | null };

const columns = {
  id: sql`t.id`,
  kind: sql`t.kind`,
  to: sql`t.recipient`,
  language: sql`t.language`,
  subject: sql`t.subject`,
  state: sql`case when t.state = 'waiting' and t.last_error is not null then 'trying'
    else t.state end`,
  tries: sql`t.tries`,
  written_at: isoText('t.created_at'),
  sent_at: isoText('t.sent_at'),
};

/** A page of the emails that match, newest first. */
export const listMails = (
  db: Db,
  { q, view, kind, ...query }: MailQuery,
): Promise<Listed<MailRow>> =>
  readList<MailRow>(db, query, {
    from: sql`mails t`,
    columns,
    where: [
      ...(q ? [begins(q)] : []),
      ...(view ? [isIn(view)] : []),
      ...(kind ? [sql<SqlBool>`t.kind = ${kind}`] : []),
    ],
    usual: '-id',
  });

const begins = (q: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(t.recipient) like ${likeStart(q.toLowerCase())}`;

function isIn(view: NonNullable<MailQuery['view']>): RawBuilder<SqlBool> {
  if (view === 'lately')
    return sql<SqlBool>`t.state = 'failed' and t.created_at > now() - interval '7 days'
      and not exists (select from mails c where c.copy_of = t.id)`;
  if (view === 'waiting') return sql<SqlBool>`t.state = 'waiting' and t.last_error is null`;
  if (view === 'trying') return sql<SqlBool>`t.state = 'waiting' and t.last_error is not null`;
  return sql<SqlBool>`t.state = ${sql.lit(view)}`; // as the partial indexes say it
}

/** Whether the text of a letter `t` may be shown. */
const shown = sql<boolean>`(t.kind <> all(${secretKinds}::text[]) and t.html <> '')`;

/** One email, with its text if that may be shown. Refuses 'thing-not-found'. */
export async function openMail(db: Db, id: number): Promise<StoredMail> {
  const { rows } = await sql<StoredMail>`
    select ${sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`))},
      t.reply_to, t.trouble, t.last_error as answer, t.copy_of,
      case when ${shown} then t.html else '' end as html,
      case when ${shown} then t.plain else '' end as plain,
      ${shown} and t.state <> 'waiting' as repeatable
    from mails t
    where t.id = ${id}
  `.execute(db);
  const [mail] = rows;
  if (!mail) throw new Refusal('thing-not-found');
  return mail;
}
