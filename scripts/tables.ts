// Prints src/db/tables.ts from a migrated database: DATABASE_URL=… npm run tables
import { writeFile } from 'node:fs/promises';
import pg from 'pg';
import { migrate } from '#db/migrate.ts';

type Column = {
  table: string;
  column: string;
  type: string;
  domain: string | null;
  nullable: boolean;
  defaulted: boolean;
  generated: boolean;
};

const url = process.env.DATABASE_URL;
if (!url) throw new Error('Say DATABASE_URL of an empty database to read the tables from.');
await migrate(url, 'db/migrations');
const client = new pg.Client({ connectionString: url });
await client.connect();
const { rows } = await client.query<Column>(`
  select c.table_name as table, c.column_name as column, c.udt_name as type,
    c.domain_name as domain, c.is_nullable = 'YES' as nullable,
    c.column_default is not null or (c.is_identity = 'YES') as defaulted,
    c.is_generated = 'ALWAYS' or c.identity_generation = 'ALWAYS' as generated
  from information_schema.columns c
  join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public'
    and t.table_type = 'BASE TABLE'
    and c.table_name <> 'migrations'
  order by c.table_name, c.ordinal_position
`);
await client.end();

const base: Record<string, string> = {
  int4: 'number',
  int2: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  bool: 'boolean',
  timestamptz: 'Date',
  date: 'string',
  bytea: 'Buffer',
  jsonb: 'Json',
  _int4: 'number[]',
  _text: 'string[]',
  interval: 'string',
  uuid: 'string',
};

function typeOf(column: Column): string {
  const plain = column.domain === 'words' ? 'Words' : base[column.type];
  if (!plain) throw new Error(`${column.table}.${column.column}: no type for ${column.type}`);
  const read = column.nullable ? `${plain} | null` : plain;
  if (plain === 'Words' || plain === 'Json')
    return column.generated ? read : writtenAs('string', read, column);
  if (plain === 'Date') return writtenAs('Date | string', read, column);
  return column.generated
    ? `GeneratedAlways<${read}>`
    : column.defaulted
      ? `Generated<${read}>`
      : read;
}

/** A column whose type for writing differs from its type for reading. */
function writtenAs(type: string, read: string, { nullable, defaulted }: Column): string {
  const updated = nullable ? `${type} | null` : type;
  const inserted = nullable || defaulted ? `${updated} | undefined` : updated;
  return `ColumnType<${read}, ${inserted}, ${updated}>`;
}

const lineOf = (column: Column) => `    ${column.column}: ${typeOf(column)};`;
const tables = Map.groupBy(rows, (row) => row.table);
const blocks = [...tables].map(
  ([table, columns]) => `  ${table}: {\n${columns.map(lineOf).join('\n')}\n  };`,
);
await writeFile(
  'src/db/tables.ts',
  `// Printed from the migrated database by \`npm run tables\`: do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type Words = Record<string, string>;
export type Json = unknown;

export type Tables = {
${blocks.join('\n')}
};
`,
);
