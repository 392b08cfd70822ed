// The requirements of an application, and what was submitted for them.
import { sql, type RawBuilder } from 'kysely';
import type { ApplicationItem } from '#contract/application-item.ts';
import type { Db } from '#db/connect.ts';

/** A file that an applicant submitted; its content was checked. */
export type SubmittedFile = { type: 'image/webp' | 'application/pdf'; bytes: Buffer };
type Row = Omit<ApplicationItem, 'given_at' | 'decided_at'> & {
  given_at: Date | null;
  decided_at: Date | null;
};

/**
 * Whether a requirement `r` belongs to an application `p` with the item `i`: while the application
 * waits, all that are active for its country; and always those with an item.
 */
export const concerns = sql<boolean>`(
  i.requirement_id is not null
  or (p.state = 'received' and r.asked and (r.countries = '{}' or p.country = any(r.countries)))
)`;

/** The requirements of an application and its items, in the owner's order, named in a language. */
export async function readItems(
  db: Db,
  { applicationId, language }: { applicationId: number; language: string },
): Promise<ApplicationItem[]> {
  const { rows } = await sql<Row>`
    select r.id, said(r.name, ${language}) as name,
      coalesce(said(r.explanation, ${language}), '') as explanation, r.kind, r.required,
      coalesce(i.version, 0) as version, coalesce(i.state, 'missing') as state,
      coalesce(i.said, '') as said, ${fileOf} as file, coalesce(i.reason, '') as reason,
      i.given_at, i.decided_at, d.name as decided_by
    from applications p
    join requirements r on true
    left join application_items i on i.requirement_id = r.id and i.application_id = p.id
    left join accounts d on d.id = i.decided_by
    where p.id = ${applicationId} and ${concerns}
    order by r.position, r.id
  `.execute(db);
  return rows.map(({ given_at, decided_at, ...row }) => ({
    ...row,
    given_at: given_at && given_at.toISOString(),
    decided_at: decided_at && decided_at.toISOString(),
  }));
}

const fileOf: RawBuilder<ApplicationItem['file']> = sql`
  case i.type when 'application/pdf' then 'pdf' when 'image/webp' then 'picture' else '' end
`;
