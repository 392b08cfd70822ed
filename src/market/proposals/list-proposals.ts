// The proposals of sellers, for staff. Waiting ones are read in the order of one index
// (product_proposals_waiting), however many there are.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ProposalQuery, ProposalRow } from '#contract/admin/product-proposal.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import type { Staff } from '#market/settings/actor.ts';

type Condition = RawBuilder<SqlBool>;

/** A page of proposals in a state; `q` is part of a product's title or of a store's name. */
export async function listProposals(
  db: Db,
  { language }: Staff,
  { q, view, store, category, ...query }: ProposalQuery,
): Promise<Listed<ProposalRow>> {
  const { rows, ...counted } = await readList<ProposalRow>(db, query, {
    from: sql`product_proposals t`,
    columns: {
      id: sql`t.id`,
      title: sql`coalesce(said(t.proposed -> 'title', ${language}), '')`,
      image: sql`t.proposed ->> 'image'`,
      store: sql`(select s.name from stores s where s.id = t.store_id)`,
      category: sql`coalesce((
        select said(c.title, ${language}) from categories c where c.id = t.category_id
      ), '')`,
      kind: sql`t.kind`,
      state: sql`t.state`,
      at_once: sql`t.at_once`,
      sent_at: sql`t.sent_at`,
      decided_at: sql`t.decided_at`,
    },
    where: [
      stateOf(view),
      ...(q ? [foundBy(q)] : []),
      ...(store === null ? [] : [sql<SqlBool>`t.store_id = ${store}`]),
      ...(category === null ? [] : [await below(db, category)]),
    ],
    usual: view ? '-id' : 'sent_at',
  });
  return {
    rows: rows.map(({ sent_at, decided_at, ...row }) => ({
      ...row,
      sent_at: isoOf(sent_at),
      decided_at: isoOf(decided_at),
    })),
    ...counted,
  };
}

const isoOf = (at: string | null): string | null => at && new Date(at).toISOString();

function stateOf(view: ProposalQuery['view']): Condition {
  if (view === undefined) return sql<SqlBool>`t.state = 'sent'`;
  if (view === 'at-once') return sql<SqlBool>`t.state = 'approved' and t.at_once`;
  return sql<SqlBool>`t.state = ${view}`;
}

const foundBy = (q: string): Condition => sql<SqlBool>`(
  (t.proposed -> 'title')::text ilike ${likeText(q)}
  or t.store_id in (select id from stores where name ilike ${likeText(q)})
)`;

/** Matches products in a category or in any below it. */
async function below(db: Db, category: number): Promise<Condition> {
  const { rows } = await sql<{ id: number }>`
    select id from categories where path @> array[${category}::int]
  `.execute(db);
  return sql<SqlBool>`t.category_id = any(${rows.map(({ id }) => id)}::int[])`;
}

/** The proposal that has waited longest (except `but`), and how many wait in all. */
export async function readNext(db: Db, but = 0): Promise<{ id: number | null; waiting: number }> {
  const { rows } = await sql<{ id: number | null; waiting: number }>`
    select (
      select id from product_proposals
      where state = 'sent' and id <> ${but}
      order by sent_at, id
      limit 1
    ) as id, (select count(*)::int from product_proposals where state = 'sent') as waiting
  `.execute(db);
  return rows[0] ?? { id: null, waiting: 0 };
}
