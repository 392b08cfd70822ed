// A catalogue from a file: its recognised format, its columns, a trial run, and the list of
// imports.
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { importFile } from '#contract/import-shapes.ts';
import { dropUploads } from '#market/imports/drop-uploads.ts';
import { makeStore } from '../make.ts';
import {
  badRows,
  doAll,
  lamps,
  opened,
  owner,
  post,
  suspend,
  titles,
  upload,
  uploaded,
  withImports,
} from './import-steps.ts';
import { base, open } from './own-shop.ts';

withImports();

/** A file that exceeds the limit once it is unpacked. */
function bomb(): Buffer {
  const part = gzipSync(Buffer.alloc(1_000_000, 'a,b\n'));
  return Buffer.concat(Array(importFile.mostUnpacked / 1_000_000 + 1).fill(part));
}

describe('a file', () => {
  it('may be packed', async () => {
    const made = await uploaded(gzipSync(lamps));
    expect(made).toMatchObject({ state: 'uploaded', sheet: { encoding: 'UTF-8' } });
    expect((await doAll('try', made.id)).trial).toMatchObject({ created: 2, refused: 1 });
    expect(await badRows(made.id)).toContain('=cheap');
  });

  it('is stored, and answered with its columns, their guesses and examples', async () => {
    const made = await uploaded(lamps);
    expect(made).toMatchObject({
      file: 'lamps.csv',
      by: 'Leila Haddad',
      state: 'uploaded',
      kept: true,
      language: 'en',
      sheet: { format: 'shopify', recognised: true, separator: ',', encoding: 'UTF-8' },
    });
    expect(made.sheet?.columns[3]).toEqual({
      name: 'Variant Price',
      field: 'price',
      guess: 'price',
      sure: true,
      examples: ['49.90', '29.90', '=cheap'],
    });
    expect(await titles()).toEqual([]);
  });

  it('is recognised in other encodings and separators', async () => {
    const latin = Buffer.from(lamps.replace('Clay', 'Argilé').replaceAll(',', ';'), 'latin1');
    expect((await uploaded(latin)).sheet).toMatchObject({
      separator: ';',
      encoding: 'Windows-1252',
    });
    const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(lamps, 'utf16le')]);
    expect((await uploaded(wide)).sheet).toMatchObject({ encoding: 'UTF-16' });
  });

  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
  it.each([
    ['a picture', png, 'import-not-csv'],
    ['a zip', Buffer.from('504b0304140000000800abcd2c0a2c0a', 'hex'), 'import-not-csv'],
    ['a text', 'Dear all', 'import-not-csv'],
    ['empty', '', 'import-file-empty'],
    ['larger than 10 MB', Buffer.alloc(10_000_001, 'a,b\n'), 'too-large'],
    ['packed, and broken off', gzipSync(lamps).subarray(0, 40), 'import-not-csv'],
    ['small, and large when it is unpacked', bomb(), 'too-large'],
  ])('that is %s is refused and not kept', async (_, content, code) => {
    const count = async () => (await sql`select from import_files`.execute(base.db)).rows.length;
    const before = await count();
    expect((await upload(content)).data).toMatchObject({ code });
    expect(await count()).toBe(before);
  });

  it('for a suspended store, none, or a language of nobody is refused beside the field', async () => {
    await suspend();
    expect((await upload(lamps)).data).toMatchObject({
      code: 'import-store-suspended',
      fields: { store_id: expect.any(String) },
    });
    expect((await upload(lamps, { store_id: 2_000_000_000 })).data).toMatchObject({
      code: 'store-not-found',
    });
    const store_id = await makeStore(base.db);
    expect((await upload(lamps, { store_id, language: 'xx' })).data).toMatchObject({
      code: 'import-language-unknown',
      fields: { language: expect.any(String) },
    });
  });

  it('is removed after some days, together with uploads that never ran', async () => {
    const idle = await uploaded(lamps);
    const run = await uploaded(lamps);
    await doAll('run', run.id);
    await sql`update imports set uploaded_at = now() - interval '15 days'`.execute(base.db);
    await dropUploads(base.db);
    expect(await opened(idle.id)).toMatchObject({ code: 'thing-not-found' });
    expect(await opened(run.id)).toMatchObject({ state: 'done', kept: false, bad_rows: 0 });
  });
});

describe('its columns', () => {
  it('are read as a person chose', async () => {
    const { id } = await uploaded('Bezeichnung,Betrag,Nr\nLampe,12.50,7\nTisch,80.00,8\n');
    expect((await opened(id)).sheet).toMatchObject({ recognised: false });
    expect((await post('run', id)).data).toMatchObject({ code: 'import-columns-lack' });
    const columns = ['title', 'price', null];
    expect((await post('columns', id, { columns })).data).toMatchObject({
      sheet: { columns: [{ field: 'title' }, { field: 'price' }, { field: null, guess: null }] },
    });
    expect(await doAll('run', id)).toMatchObject({ state: 'done', created: 2, refused: 0 });
    expect(await titles()).toEqual(['Lampe', 'Tisch']);
  });

  it.each([
    ['too few', ['title'], 'invalid-input'],
    ['no fields of ours', ['handle', 'title', 'password', null, null], 'invalid-input'],
    ['one twice', ['handle', 'title', 'title', null, null], 'import-column-twice'],
    ['none for the name', [null, null, 'sku', 'price', null], 'import-columns-lack'],
  ])('are refused when there are %s', async (_, columns, code) => {
    const { id, sheet } = await uploaded(lamps);
    expect((await post('columns', id, { columns })).data).toMatchObject({ code });
    expect((await opened(id)).sheet).toEqual(sheet);
  });
});

describe('a dry run', () => {
  it('counts what would happen, and writes nothing', async () => {
    const { id } = await uploaded(lamps);
    const tried = await doAll('try', id);
    expect(tried).toMatchObject({
      state: 'tried',
      trial: { created: 2, updated: 0, unchanged: 0, refused: 1 },
      created: 0,
      bad_rows: 1,
      found: expect.any(Number),
    });
    expect(tried.findings.join()).toContain('=cheap');
    expect(await titles()).toEqual([]);
    await post('columns', id, { columns: ['handle', 'title', null, 'price', 'stock'] });
    expect(await opened(id)).toMatchObject({ state: 'uploaded', trial: null, bad_rows: 0 });
  });
});

it('stands in a list with who, when, what and for whom', async () => {
  const { id } = await uploaded(lamps);
  await doAll('run', id);
  const list = async (input: object) =>
    (await open.call('GET', 'admin/imports', { ...input }, owner.headers)).data as {
      rows: { id: number }[];
    };
  expect((await list({ q: 'LAMPS.csv', view: 'done' })).rows[0]).toMatchObject({
    id,
    file: 'lamps.csv',
    by: 'Leila Haddad',
    state: 'done',
    created: 2,
    refused: 1,
  });
  expect((await list({ q: '%' })).rows).toEqual([]);
  expect((await list({ view: 'undone' })).rows.map((row) => row.id)).not.toContain(id);
});
