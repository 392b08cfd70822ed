import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

export type Writer = { email: string; language: string; product: Record<string, string> };

/**
 * The person who wrote a review, with the address of their account or else of the order, and the
 * product; null when there is no address any more.
 */
export async function findWriter(db: Db, review: number): Promise<Writer | null> {
  const { rows } = await sql<Omit<Writer, 'email'> & { email: string | null }>`
    select coalesce(a.email, nullif(o.address ->> 'email', '')) as email,
      coalesce(a.language, o.language) as language, p.title as product
    from reviews v
    join orders o on o.id = v.order_id
    join products p on p.id = v.product_id
    left join accounts a on a.id = v.account_id
    where v.id = ${review}
  `.execute(db);
  const [writer] = rows;
  if (!writer?.email) return null;
  return { ...writer, email: writer.email };
}
