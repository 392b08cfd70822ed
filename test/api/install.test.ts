// The first set-up of a market: by a person with the start code, once, and never again.
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { transaction } from '#db/transaction.ts';
import { readConfig } from '#hall/config.ts';
import { issueSetUpCode } from '#market/install/set-up-code.ts';
import { inside } from '../entered.ts';
import { freshDatabase } from '../db.ts';
import { openShop, type TestShop } from '../shop.ts';
import { all, base, CHOSEN, code, dataDir, open, OWNER, withEmptyMarket } from './empty-market.ts';

const WRONG = 'ABCDEFGHJKLMNPQR';

withEmptyMarket();
const refusalOf = async (name: Parameters<TestShop['send']>[0], input: Record<string, unknown>) => {
  const { status, data } = await open.send(name, input);
  return [status, (data as { code?: string }).code];
};
const CALLS = [
  ['install.configured', {}],
  ['install.setPermission', {}],
  ['install.setDatabase', { database_url: 'postgres://nobody@127.0.0.1:1/none' }],
  ['install.testMail', { email: 'a@b.co' }],
  ['install.logo', { image: [] }],
  ['install.finish', { ...OWNER, ...CHOSEN }],
] as const;

describe('before there is an owner', () => {
  it('install/configured says what is done', async () => {
    const done = {
      configured: false,
      database: true,
      writable: true,
      owner: false,
      database_fixed: false,
      mail: false,
    };
    expect(await open.ask('install.configured', { code })).toEqual(done);
    expect(
      (await open.call('GET', 'install/configured', { code: code.toLowerCase() })).data,
    ).toEqual(done);
  });
  it('install/set-permission makes the folders and says whether they can be written', async () => {
    await rm(join(dataDir, 'media'), { recursive: true });
    expect(await open.ask('install.setPermission', { code })).toEqual([
      { folder: 'data', writable: true },
      { folder: 'media', writable: true },
    ]);
    expect((await stat(join(dataDir, 'media'))).isDirectory()).toBe(true);
  });
  it.each(CALLS)(
    '%s refuses any other code, and one that a later start has replaced',
    async (name, input) => {
      expect(await refusalOf(name, { ...input, code: WRONG })).toEqual([201, 'set-up-code-wrong']);
      await transaction(base.db, issueSetUpCode);
      expect(await refusalOf(name, { ...input, code })).toEqual([201, 'set-up-code-wrong']);
      expect(await base.db.selectFrom('settings').selectAll().execute()).toEqual([]);
    },
  );
  it('nobody else is served: pages and calls answer 503 that it is not open yet', async () => {
    const call = await open.call('GET', 'products', {}, { language: 'fr' });
    expect([call.http, call.message]).toEqual([503, 'Ce site n’est pas encore ouvert']);
    const page = await fetch(`${open.origin}/sitemap.xml`);
    expect([page.status, await page.text()]).toEqual([
      503,
      expect.stringContaining('isn’t open yet'),
    ]);
    expect((await open.call('POST', 'user/signin', OWNER)).http).toBe(503);
    expect((await open.call('GET', 'countries-phones')).http).toBe(200);
  });
  it('a guess is counted: after thirty a minute from one address no code is checked', async () => {
    const limited = await openShop(base, { dataDir, limits: true });
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => limited.send('install.configured', { code: WRONG })),
    );
    expect(tries.map(({ status }) => status)).toEqual(Array(30).fill(201));
    expect((await limited.send('install.configured', { code })).http).toBe(429);
    await limited.close();
  });
});

describe('install/set-database', () => {
  it('tests and migrates a database, and stores its address for the next start', async () => {
    const other = await freshDatabase();
    await sql`drop schema public cascade; create schema public`.execute(other.db);
    await sql`drop schema if exists graphile_worker cascade`.execute(other.db);
    const { migrations } = await open.ask('install.setDatabase', { code, database_url: other.url });
    expect(migrations).toBeGreaterThan(30);
    expect((await other.db.selectFrom('settings').selectAll().execute()).length).toBe(0);
    const file = join(dataDir, 'database.url');
    expect((await readFile(file, 'utf8')).trim()).toBe(other.url);
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600');
    const config = readConfig({ DATA_DIR: dataDir });
    expect([config.databaseUrl, config.databaseFixed]).toEqual([other.url, false]);
    await other.close();
  });
  it('refuses another program’s database, one that is not there, and what is no address', async () => {
    const other = await freshDatabase();
    await sql`drop table migrations`.execute(other.db);
    const refused = (database_url: string) =>
      refusalOf('install.setDatabase', { code, database_url });
    expect(await refused(other.url)).toEqual([201, 'database-foreign']);
    expect(await refused('postgres://u:secret@127.0.0.1:1/none')).toEqual([201, 'database-unfit']);
    expect(await refused('mysql://127.0.0.1/none')).toEqual([201, 'database-unfit']);
    await expect(stat(join(dataDir, 'database.url'))).rejects.toThrow('ENOENT');
    await other.close();
  });
  it('refuses where DATABASE_URL names the database, and says so beside the field', async () => {
    const fixed = await openShop(base, { dataDir, databaseFixed: true });
    const { data } = await fixed.send('install.setDatabase', { code, database_url: base.url });
    expect(data).toMatchObject({
      code: 'database-set',
      fields: { database_url: expect.stringContaining('DATABASE_URL') },
    });
    await fixed.close();
  });
});

describe('install/finish', () => {
  it('opens the market with its settings, its languages and an owner who can sign in', async () => {
    expect(await open.ask('install.finish', all())).toBeNull();
    const { token } = inside(await open.ask('auth.signIn', OWNER));
    const me = await open.ask(
      'adminDesk.me',
      {},
      { authorization: `Bearer ${token}`, language: 'fr' },
    );
    expect(me).toMatchObject({
      name: 'Amal',
      role: 'owner',
      market: { name: 'Bazaar', currency: 'KWD', currency_exponent: 3 },
    });
    expect(me.market.languages.map(({ code: of, is_default }) => [of, is_default])).toEqual([
      ['ar', true],
      ['fr', false],
    ]);
    expect((await open.call('GET', 'products')).http).toBe(200);
    expect((await open.ask('demoFill.state', {}, { authorization: `Bearer ${token}` })).state).toBe(
      'none',
    );
  });
  it('gives the market the common synonyms of its languages, so that “canapé” finds a sofa', async () => {
    await open.ask('install.finish', all());
    const synonyms = await base.db.selectFrom('synonyms').select(['language', 'words']).execute();
    expect(new Set(synonyms.map(({ language }) => language))).toEqual(new Set(['ar', 'fr']));
    expect(synonyms).toContainEqual({ language: 'fr', words: ['canapé', 'sofa'] });
  });
  it('refuses a weak password and a country that there is not, beside the field, and changes nothing', async () => {
    const weak = await open.send('install.finish', { ...all(), password: 'short' });
    expect(weak.data).toMatchObject({ code: 'password-too-short' });
    const nowhere = await open.send('install.finish', { ...all(), country: 'ZZ' });
    expect(nowhere.data).toMatchObject({ fields: { country: expect.any(String) } });
    for (const wrong of [
      { languages: ['ar', 'ar'] },
      { languages: [] },
      { languages: ['de'] },
      { currency: 'ABC' },
    ])
      expect(await refusalOf('install.finish', { ...all(), ...wrong })).toEqual([
        201,
        'invalid-input',
      ]);
    expect(await base.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
  });
  it('happens once: of two at the same time one is refused, and there is one owner', async () => {
    const people = [OWNER, { ...OWNER, email: 'other@example.com' }];
    const answers = await Promise.all(
      people.map((owner) => open.send('install.finish', { ...all(), ...owner })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    expect(answers.find(({ status }) => status === 201)?.data).toMatchObject({
      code: 'already-set-up',
    });
    expect((await base.db.selectFrom('staff').selectAll().execute()).length).toBe(1);
    expect((await base.db.selectFrom('accounts').selectAll().execute()).length).toBe(1);
  });
});

describe('after there is an owner', () => {
  it.each(CALLS)('%s refuses for good, whatever the code', async (name, input) => {
    await open.ask('install.finish', all());
    const later = await transaction(base.db, issueSetUpCode);
    for (const tried of [code, WRONG, later])
      expect(await refusalOf(name, { ...input, code: tried })).toEqual([201, 'already-set-up']);
  });
});
