// Checks that no secret and no card data is readable anywhere: in the log, in the database.
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#db/connect.ts';
import { namedKeys } from '../stand-ins/gateways/set-keys.ts';
import type { AtShop } from './at-shop.ts';
import { keysOf } from '../shop-gateways.ts';

/** Card data in the stand-ins' answers, and the card number that tests type. */
export const CARD = '4242424242424242';
const OF_CARDS = [CARD, 'reusable-token-of-the-card', 'flw-t1nf', '553188'];

/**
 * The secrets of a shop's gateways: the sealed keys, and everything that the shop used as proof.
 */
export function secretsOf(shops: AtShop[]): string[] {
  const keys = shops.flatMap(({ there, method }) =>
    Object.entries(namedKeys(there.keys))
      .filter(([name]) => keysOf(method).secret.includes(name))
      .map(([, value]) => value),
  );
  const shown = shops.flatMap(({ there }) =>
    there.log.flatMap(({ headers: { authorization = '' } }) => authorization.split(' ').slice(1)),
  );
  return [...new Set([...keys, ...shown, ...OF_CARDS])].filter((secret) => secret.length > 5);
}

/**
 * Expects that neither the log nor any column of the database contains a secret of the shop's
 * gateways, or one of these texts.
 */
export async function expectNoSecrets(shops: AtShop[], more: string[] = []): Promise<void> {
  const secrets = [...secretsOf(shops), ...more];
  const [at] = shops;
  if (!at) throw new Error('There is no shop.');
  expect(
    at.lines.flatMap((line) =>
      secrets
        .filter((secret) => line.includes(secret))
        .map((secret) => `${secret} in ${line.slice(0, 200)}`),
    ),
  ).toEqual([]);
  expect(await whereStands(at.base.db, secrets)).toEqual([]);
}

/** The tables, in any schema, with a row that contains one of these texts. */
export async function whereStands(db: Db, texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{
    schema: string;
    name: string;
  }>`
    select table_schema as schema, table_name as name
    from information_schema.tables
    where table_type = 'BASE TABLE'
      and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const found = await Promise.all(
    tables.map(async ({ schema, name }) => {
      const { rows } = await sql<{ text: string }>`
        select distinct t.text
        from ${sql.id(schema, name)} one
        cross join unnest(${texts}::text[]) t(text)
        where strpos(one::text, t.text) > 0
        or strpos(one::text, replace(t.text, '"', '""')) > 0`.execute(db);
      return rows.map(({ text }) => `${schema}.${name}: ${text}`);
    }),
  );
  return found.flat();
}
