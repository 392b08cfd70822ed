// The typed client printed from the contract, against a running shop, as in docs/api.md.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { addresses } from '#client/addresses.ts';
import { openClient } from '#client/client.ts';
import { makeStaff } from '../at-work.ts';
import { transaction } from '#db/transaction.ts';
import { setPassword } from '#market/accounts/set-password.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
const PASSWORD = 'a quiet harbour at dawn';
const clientOf = (bearer: string | null, language = 'en') =>
  openClient({
    origin: open.origin,
    addresses,
    bearer: () => bearer,
    language: () => language,
  });

describe('the typed client', () => {
  it('does what docs/api.md shows', async () => {
    const owner = await makeStaff(base, 'owner');
    const sealed = await open.services.passwords.seal(PASSWORD);
    await transaction(base.db, (tx) => setPassword(tx, owner.email, sealed));
    const shown = [
      ...(await readFile('docs/api.md', 'utf8')).matchAll(/```ts\n([^`]+(?:`[^`]+`[^`]+)*?)```/g),
    ];
    const program = shown
      .map(([, block = '']) => block)
      .join('\n')
      .replaceAll('http://localhost:3000', open.origin)
      .replace('owner@souk.example', owner.email)
      .replace('the password of the owner', PASSWORD)
      .replaceAll('./clients/', `${pathToFileURL(resolve('clients')).href}/`);
    const folder = await mkdtemp(join(tmpdir(), 'souk-client-'));
    const file = join(folder, 'shown.ts');
    await writeFile(file, program);
    const { stdout } = await promisify(execFile)(process.execPath, [file]);
    await rm(folder, { recursive: true });
    expect(stdout).toContain('Lantern Yard: 0');
    const { title } = await base.db
      .selectFrom('brands')
      .select('title')
      .where('slug', '=', 'lantern-yard')
      .executeTakeFirstOrThrow();
    expect(title).toEqual({ en: 'Lantern Yard', ar: 'ساحة الفوانيس' });
  });

  it('says why not: in the caller’s language, with a code, beside the field', async () => {
    const owner = await makeStaff(base, 'owner');
    const refused = await clientOf(owner.bearer, 'ar').call('adminBrand.save', { title: {} });
    expect(refused).toMatchObject({
      ok: false,
      status: 201,
      fields: { title: expect.stringMatching(/\p{Script=Arabic}/u) },
    });
    expect(await clientOf(null).call('adminBrand.list', {})).toMatchObject({
      ok: false,
      status: 204,
    });
  });

  it('answers a file by its name', async () => {
    const owner = await makeStaff(base, 'owner');
    const sent = await clientOf(owner.bearer).file('adminBrand.export', {});
    expect(sent.ok && sent.data.name).toBe('brand.csv');
    expect(await clientOf(null).file('adminBrand.export', {})).toMatchObject({ ok: false });
  });

  it('never throws: without a network, and where something else answers', async () => {
    const closed = openClient({ origin: 'http://127.0.0.1:1', addresses });
    expect(await closed.call('brand.all', {})).toMatchObject({ status: 0, code: 'offline' });
    const page = openClient({
      origin: '',
      addresses,
      fetch: async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    });
    expect(await page.call('brand.all', {})).toMatchObject({ status: 502, code: 'unreadable' });
  });
});
