// Helpers for tests of imports in the browser: upload a file, make a call and look at the result.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect } from 'vitest';
import type { OpenedImport } from '#contract/import-shapes.ts';
import { fileOf } from '#market/imports/keep-pictures.ts';
import { workImport, type ImportFiles } from '#market/imports/work-import.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

export let owner: MadeStaff;
export let store: number;

/** An open shop with an empty store for each test. */
export function withImports(): void {
  withOwnShop();
  beforeAll(async () => {
    owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
    await sql`insert into shipping_rules (title) values ('{"en":"Everywhere"}')`.execute(base.db);
  });
  beforeEach(async () => {
    store = await makeStore(base.db);
  });
}

export const suspend = () =>
  sql`
  update stores set suspended_at = now(), suspended_reason = 'x' where id = ${store}
`.execute(base.db);
export const HEAD = 'Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty';
export const csv = (...rows: string[]) => [HEAD, ...rows].map((row) => `${row}\n`).join('');
export const lamps = csv(
  'brass-lamp,Brass lamp,L-1,49.90,5',
  'clay-lamp,Clay lamp,L-2,29.90,3',
  'glass-lamp,Glass lamp,L-3,=cheap,3',
);
export const post = async (verb: string, id: number, more = {}) =>
  open.call('POST', `admin/import/${verb}/${id}`, more, owner.headers);
export const upload = (content: string | Buffer, more: Record<string, unknown> = {}) =>
  open.call(
    'POST',
    'admin/import/upload',
    {
      file: [new File([new Uint8Array(Buffer.from(content))], 'lamps.csv', { type: 'text/csv' })],
      store_id: store,
      ...more,
    },
    owner.headers,
  );
export const uploaded = async (content: string | Buffer, more = {}) =>
  (await upload(content, more)).data as OpenedImport;
export const opened = async (id: number) =>
  (await open.call('GET', `admin/import/${id}`, {}, owner.headers)).data as OpenedImport;
/** There is a picture at each of these addresses; others do not exist. */
export const standing = new Map<string, Buffer>();
export const removed: string[] = [];
const files: ImportFiles = {
  find: async (address) =>
    standing.get(address) ??
    (await base.db
      .selectFrom('pictures')
      .select(['name', 'width', 'height', 'bytes'])
      .where('name', '=', fileOf(address))
      .executeTakeFirst()) ??
    null,
  keep: async (bytes) => ({
    name: `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.webp`,
    width: 8,
    height: 8,
    bytes: bytes.length,
  }),
  remove: async (name) => {
    removed.push(name);
  },
};
export const work = (id: number) => workImport(base.db, id, files);
export const doAll = async (verb: 'try' | 'run' | 'undo', id: number) => {
  const answer = await post(verb, id);
  expect(answer, answer.text).toMatchObject({ status: 200, data: { state: 'waiting' } });
  await work(id);
  return opened(id);
};
export const titles = async () =>
  (
    await sql<{ title: string }>`
      select title ->> 'en' as title from products where store_id = ${store} order by 1
    `.execute(base.db)
  ).rows.map(({ title }) => title);
export const badRows = async (id: number) => {
  const { data } = await open.call('GET', `admin/import/bad-rows/${id}`, {}, owner.headers);
  return new TextDecoder().decode((data as { bytes: Uint8Array }).bytes);
};
