// The languages of the market, as staff decide on them.
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});
beforeEach(async () => {
  await transaction(base.db, async (tx) => {
    await sql`delete from languages where code not in ('en', 'ar')`.execute(tx);
    await sql`
      update languages set is_default = code = 'en', enabled = true, position = 1 - (code = 'en')::int
    `.execute(tx);
    await touch(tx, 'settings');
  });
});

type Input = Record<string, unknown>;
type Language = Input & { id: number; version: number; code: string; is_default: boolean };
const post = (path: string, input: Input) => open.call('POST', path, input, owner.headers);
const get = async (path: string, input: Input = {}) =>
  (await open.call('GET', path, input, owner.headers)).data;
const save = (input: Input) => post('admin/language/save', input);
const add = async (code: string, input: Input = {}) =>
  (await save({ code, name: code, ...input })).data as Language;
const all = async () => ((await get('admin/languages')) as { rows: Language[] }).rows;
const find = async (code: string) => {
  const found = (await all()).find((one) => one.code === code);
  if (!found) throw new Error(`There is no ${code}.`);
  return found;
};
const codes = (rows: { code: string }[]) => rows.map(({ code }) => code);
const spoken = async () => codes((await open.ask('shop.read', {})).languages);
const makeDefault = (one: Language, instead: Language) =>
  post(`admin/language/make-default/${one.id}`, { version: one.version, instead: instead.id });
const statuses = (answers: { status?: unknown }[]) =>
  answers.map(({ status }) => Number(status)).toSorted();

describe('a language', () => {
  it('is added, written in before it is on, switched on, renamed and removed', async () => {
    const made = await add('de', { name: 'Deutsch' });
    expect(made).toMatchObject({ version: 1, enabled: false, direction: 'ltr', title: 'German' });
    expect(await spoken()).toEqual(['en', 'ar']);
    const tag = { title: { en: 'Lamp', de: 'Lampe' } };
    expect((await post('admin/tag/save', tag)).data).toMatchObject(tag);
    const on = (await save({ ...made, enabled: true })).data as Language;
    await expect.poll(spoken).toEqual(['en', 'ar', 'de']);
    const named = (await save({ ...on, name: 'Deutsch (Schweiz)' })).data as Language;
    expect(named).toMatchObject({ version: 3, edited: { by: 'Leila Haddad' } });
    expect((await post(`admin/language/delete/${made.id}`, { version: 3 })).data).toMatchObject({
      code: 'language-is-on',
    });
    await save({ ...named, enabled: false });
    await expect.poll(spoken).toEqual(['en', 'ar']);
    expect((await post(`admin/language/delete/${made.id}`, { version: 4 })).status).toBe(200);
    expect(codes(await all())).toEqual(['en', 'ar']);
    expect(await get(`admin/language/edits/${made.id}`)).toHaveLength(5);
  });

  it.each([
    ['he', 'rtl', 'Hebrew'],
    ['ur', 'rtl', 'Urdu'],
    ['ckb', 'rtl', 'Central Kurdish'],
    ['pt_BR', 'ltr', 'Portuguese (Brazil)'],
    ['iw', 'rtl', 'Hebrew'],
  ])('%s is written %s', async (code, direction, title) =>
    expect(await add(code)).toMatchObject({ direction, title }),
  );

  it.each(['xx', 'zzz', 'all', 'la', 'guw', 'de-qq', 'sh', 'english', '1a', '../', 'd'])(
    '%s is none, and that is said beside the field',
    async (code) => {
      const { status, data } = await save({ code, name: 'Something' });
      expect(status).toBe(201);
      expect(data).toMatchObject({ fields: { code: expect.stringMatching(/^No language has/) } });
    },
  );

  it('is listed once, even when three people add it at once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save({ code: 'de', name: 'Deutsch' })));
    expect(statuses(answers)).toEqual([200, 201, 201]);
    for (const { data } of answers.filter(({ status }) => status === 201))
      expect(data).toMatchObject({ code: 'already-taken', fields: { code: expect.any(String) } });
  });

  it('keeps its code', async () => {
    const made = await add('de');
    expect((await save({ ...made, code: 'nl' })).data).toMatchObject({
      fields: { code: expect.any(String) },
    });
  });

  it('has its place, and the main one is first in any order', async () => {
    for (const code of ['de', 'nl']) await add(code, { enabled: true });
    const rows = await all();
    const ids = (...order: string[]) =>
      order.map((code) => rows.find((one) => one.code === code)?.id ?? 0);
    await post('admin/languages/order', { ids: ids('nl', 'de', 'ar', 'en') });
    expect(codes(await all())).toEqual(['en', 'nl', 'de', 'ar']);
    await expect.poll(spoken).toEqual(['en', 'nl', 'de', 'ar']);
  });

  it('is found by its own name, by ours and by its code', async () => {
    const found = async (q: string) =>
      codes((await get('admin/languages/choices', { q })) as { code: string }[]);
    expect(await found('deutsch')).toContain('de');
    expect(await found('german')).toEqual(expect.arrayContaining(['de', 'de-at']));
    expect((await found('es-AR'))[0]).toBe('es-ar');
    expect(await found('العبرية')).toEqual([]);
    expect(await found('nothing at all')).toEqual([]);
  });
});

describe('the main language', () => {
  it('is another one as soon as staff say so, and both say so in their history', async () => {
    const german = await add('de', { enabled: true });
    const english = await find('en');
    expect((await makeDefault(german, english)).status).toBe(200);
    await expect.poll(spoken).toEqual(['de', 'en', 'ar']);
    expect(await get(`admin/language/edits/${english.id}`)).toMatchObject([
      { was: { is_default: true }, became: { is_default: false } },
    ]);
    const again = (await makeDefault(await find('en'), await find('de'))).status;
    expect(again).toBe(200);
    await expect.poll(spoken).toEqual(['en', 'ar', 'de']);
  });

  it('is one that is on, and stays on', async () => {
    const german = await add('de');
    const english = await find('en');
    expect((await makeDefault(german, english)).data).toMatchObject({ code: 'language-is-off' });
    expect((await save({ ...english, enabled: false })).data).toMatchObject({
      fields: { enabled: expect.any(String) },
    });
    const gone = post(`admin/language/delete/${english.id}`, { version: english.version });
    expect((await gone).data).toMatchObject({ code: 'language-is-default' });
  });

  it('is one, when two make different ones the main one at once', async () => {
    const made = [await add('de', { enabled: true }), await add('nl', { enabled: true })];
    const english = await find('en');
    const answers = await Promise.all(made.map((one) => makeDefault(one, english)));
    expect(statuses(answers)).toEqual([200, 201]);
    expect(answers.find(({ status }) => status === 201)?.data).toMatchObject({
      code: 'changed-meanwhile',
    });
    const main = (await all()).filter(({ is_default }) => is_default);
    expect(main).toHaveLength(1);
  });

  it.each(['off', 'gone'])('is on, when it is made so while somebody has it %s', async (what) => {
    const german = await add('de', { enabled: true });
    const english = await find('en');
    const [made, other] = await Promise.all([
      makeDefault(german, english),
      what === 'off'
        ? save({ ...german, enabled: false })
        : post(`admin/language/delete/${german.id}`, { version: german.version }),
    ]);
    expect(made.status === 200 && other.status === 200).toBe(false);
    const main = (await all()).filter(({ is_default }) => is_default);
    expect(main).toMatchObject([{ enabled: true }]);
  });

  it.each([
    ['none', `update languages set is_default = false`],
    ['one that is off', `update languages set enabled = false where is_default`],
    ['one that is gone', `delete from languages where is_default`],
  ])('can never be %s, whoever writes', async (_, statement) => {
    await expect(sql.raw(statement).execute(base.db)).rejects.toMatchObject({ code: '23514' });
  });
});

describe('a language that is switched off', () => {
  it('takes no product away, and its texts are back with it', async () => {
    const product = await makeProduct(base.db);
    const title = async () =>
      (await open.call('GET', `product/${product.id}`, {}, { language: 'ar' })).data as {
        title: string;
      };
    expect((await title()).title).toMatch(/\(ع\)$/);
    const off = (await save({ ...(await find('ar')), enabled: false })).data as Language;
    await expect.poll(async () => (await title()).title).not.toMatch(/\(ع\)$/);
    await save({ ...off, enabled: true });
    await expect.poll(async () => (await title()).title).toMatch(/\(ع\)$/);
  });

  it('is no gap of anything', async () => {
    const { id } = (await post('admin/tag/save', { title: { en: 'Brass' } })).data as Language;
    const gaps = async () => ((await get('admin/tags', { only: `${id}` })) as never)['rows'];
    expect(await gaps()).toMatchObject([{ gaps: ['ar'] }]);
    const off = (await save({ ...(await find('ar')), enabled: false })).data as Language;
    expect(await gaps()).toMatchObject([{ gaps: [] }]);
    await save({ ...off, enabled: true });
  });
});

describe('what is not written in a language', () => {
  type Gap = { kind: string; missing: number; more: boolean; next: number | null };
  const gapsOf = async ({ id }: Language) =>
    ((await get(`admin/language/gaps/${id}`)) as Gap[]).filter(({ missing }) => missing > 0);
  const kind = (gaps: Gap[], name: string) => gaps.find((one) => one.kind === name);

  it('is counted by kinds, with the first of each, before the language is on', async () => {
    const german = await add('de');
    const tag = (await post('admin/tag/save', { title: { en: 'Copper' } })).data as Language;
    const before = await gapsOf(german);
    const tags = kind(before, 'tags');
    expect(tags).toMatchObject({ more: false, next: expect.any(Number) });
    await post('admin/tag/save', { ...tag, title: { en: 'Copper', de: 'Kupfer' } });
    expect(kind(await gapsOf(german), 'tags')?.missing).toBe((tags?.missing ?? 0) - 1);
    const product = await makeProduct(base.db);
    const products = kind(await gapsOf(german), 'products');
    expect(products?.missing).toBe((kind(before, 'products')?.missing ?? 0) + 1);
    await sql`update products set title = title || '{"de": "Lampe"}'`.execute(base.db);
    expect(kind(await gapsOf(german), 'products')).toBeUndefined();
    expect(products?.next).toBeLessThanOrEqual(product.id);
    expect(await find('de')).toMatchObject({ gaps: await gapsOf(german) });
  });

  it('is not said of a language that there is not', async () =>
    expect(await get('admin/language/gaps/999')).toMatchObject({ code: 'thing-not-found' }));
});
