import pg from 'pg';
import { CONNECT_MS } from '#db/patience.ts';

/**
 * Whether Souk may use a database: 'fit' when it is empty or Souk's own, 'foreign' when another
 * program has tables in it. Throws any other error of the server or the network.
 */
export async function checkDatabase(url: string): Promise<'fit' | 'foreign'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {}); // the query that fails tells it
  try {
    await client.connect();
    const { rows } = await client.query<{ tables: number; own: boolean }>(
      `select count(*)::int as tables, coalesce(bool_or(tablename = 'migrations'), false) as own
      from pg_tables
      where schemaname = 'public'`,
    );
    return rows[0]?.own || rows[0]?.tables === 0 ? 'fit' : 'foreign';
  } finally {
    await client.end().catch(() => {});
  }
}
