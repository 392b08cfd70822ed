// Banners that staff edit: only one in each place at a time, linking only where customers may go.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { sourceType } from '#contract/constants.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct, texts } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let manager: MadeStaff;
let brand: number;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
  const made = await base.db
    .insertInto('brands')
    .values({ slug: 'brightwold', title: texts('Brightwold') })
    .returning('id')
    .executeTakeFirstOrThrow();
  brand = made.id;
});

type Input = Record<string, unknown>;
type Banner = Input & { id: number; version: number; type: number };
const post = (path: string, input: Input, by = owner) => open.call('POST', path, input, by.headers);
const get = async (path: string, input: Input = {}) =>
  (await open.call('GET', path, input, owner.headers)).data;
const LEADS = { ground: '#f3efe8', source_type: sourceType.url, url: '/brands' };
const sent = (input: Input) => ({ title: { en: 'Lanterns' }, public: true, ...LEADS, ...input });
const save = async (input: Input, by = owner) =>
  (await post('admin/banner/save', sent(input), by)).data as Banner;
const refused = async (input: Input) => (await post('admin/banner/save', sent(input))).data;
const none = () => base.db.deleteFrom('banners').execute();
const day = (days: number) => new Date(Date.UTC(2040, 0, 1 + days)).toISOString();

describe('a banner', () => {
  it('is shown in its place as it was saved, at once, and taken away', async () => {
    const top = async () => (await open.ask('shop.read', {})).top_banner;
    expect(await top()).toBeNull();
    const made = await save({ type: 8, detail: { en: 'Ten days only' }, closable: true });
    expect(made).toMatchObject({ version: 1, edited: { by: 'Leila Haddad' } });
    expect(await top()).toMatchObject({
      title: 'Lanterns',
      detail: 'Ten days only',
      closable: 1,
      source_type: 6,
      url: '/brands',
      slug: 'lanterns',
    });
    const saved = await save({ ...made, title: { en: 'Lamps', ar: 'مصابيح' } }, manager);
    expect(await top()).toMatchObject({ title: 'Lamps' });
    expect(await get(`admin/banner/edits/${made.id}`)).toMatchObject([
      { by: 'Omar Said', was: { title: { en: 'Lanterns' } } },
      { was: null },
    ]);
    expect((await post(`admin/banner/delete/${made.id}`, { version: saved.version })).status).toBe(
      200,
    );
    expect(await top()).toBeNull();
  });

  it('leads to the products of what it was given, by a listing of its own', async () => {
    const product = await makeProduct(base.db);
    await sql`update products set brand_id = ${brand} where id = ${product.id}`.execute(base.db);
    const { id } = await save({ type: 5, source_type: sourceType.brand, source_ids: [brand] });
    const listed = await open.ask('listing.products', { banner: id });
    expect(listed.source).toMatchObject({ id, title: 'Lanterns' });
    expect(listed.result.data.map((card) => card.id)).toEqual([product.id]);
    await none();
  });

  it('saved by two at once is saved by one; the other learns who saved it', async () => {
    const made = await save({ type: 2 });
    const answers = await Promise.all(
      [owner, manager, owner].map((by, at) =>
        post('admin/banner/save', { ...made, title: { en: `Title ${at}` } }, by),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    for (const { data } of answers.filter(({ status }) => status === 201))
      expect(data).toMatchObject({ code: 'changed-meanwhile' });
    await none();
  });
});

describe('the place of a banner', () => {
  it('belongs to one banner at a time, and another is refused with the name of that one', async () => {
    await save({ type: 3, title: { en: 'Winter' }, shown_from: day(0), shown_until: day(10) });
    for (const times of [{ shown_from: day(9), shown_until: day(20) }, { shown_until: day(1) }, {}])
      expect(await refused({ type: 3, ...times })).toMatchObject({
        code: 'place-taken',
        fields: { type: expect.stringContaining('Winter') },
      });
    const spring = await save({ type: 3, title: { en: 'Spring' }, shown_from: day(10) });
    expect(spring).toMatchObject({ shown_from: day(10), shown_until: null });
    expect(await save({ type: 4, title: { en: 'Beside' } })).toMatchObject({ version: 1 });
    expect(await save({ type: 3, public: false })).toMatchObject({ version: 1 });
    expect(await refused({ ...spring, shown_from: day(9) })).toMatchObject({ code: 'place-taken' });
    await none();
  });

  it('is had by one also when several take it at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((at) =>
        post('admin/banner/save', sent({ type: 6, title: { en: `Offer ${at}` } })),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
    for (const { data } of answers.filter(({ status }) => status === 201))
      expect(data).toMatchObject({ code: 'place-taken' });
    await none();
  });

  it('keeps times to the moment, whatever zone they are sent in', async () => {
    const times = { shown_from: '2040-01-01T02:30:00+02:30', shown_until: '2040-01-01T00:00:01Z' };
    expect(await save({ type: 1, ...times })).toMatchObject({
      shown_from: '2040-01-01T00:00:00.000Z',
      shown_until: '2040-01-01T00:00:01.000Z',
    });
    await none();
  });
});

describe('a banner is refused', () => {
  it.each([
    ['without a name in the first language', { title: { ar: 'مصابيح' } }, 'required', 'title'],
    ['in a place that is none', { type: 10 }, 'invalid-input', 'type'],
    ['on a colour that is none', { ground: 'red;}' }, 'invalid-input', 'ground'],
    ['with a picture elsewhere', { image: '//evil.example/a.png' }, 'invalid-input', 'image'],
    ['without a link', { url: '' }, 'required', 'url'],
    ['with a script', { url: 'javascript:alert(1)' }, 'address-not-allowed', 'url'],
    ['with a plain address elsewhere', { url: 'http://a.example' }, 'address-not-allowed', 'url'],
    ['with an address without a scheme', { url: '//a.example' }, 'address-not-allowed', 'url'],
    ['with a backslash', { url: '/\\a.example' }, 'address-not-allowed', 'url'],
    ['with a name in its address', { url: 'https://souk@a.example' }, 'address-not-allowed', 'url'],
    ['leading to nothing', { source_type: 4, source_ids: [] }, 'required', 'source_ids'],
    ['leading to a gap', { source_type: 4, source_ids: [999] }, 'invalid-input', 'source_ids'],
    ['leading nowhere known', { source_type: 7 }, 'invalid-input', 'source_type'],
    [
      'ending as it begins',
      { shown_from: day(1), shown_until: day(1) },
      'ends-before-it-begins',
      'shown_until',
    ],
    ['from a time that is none', { shown_from: 'soon' }, 'invalid-input', 'shown_from'],
    ['without a zone', { shown_from: '2040-01-01T00:00:00' }, 'invalid-input', 'shown_from'],
    ['in another age', { shown_until: '9999-01-01T00:00:00Z' }, 'invalid-input', 'shown_until'],
    [
      'from a day that is none',
      { shown_from: '2040-02-31T00:00:00Z' },
      'invalid-input',
      'shown_from',
    ],
  ])('%s, beside the field', async (_, input, code, field) => {
    expect(await refused({ type: 2, ...input })).toMatchObject({
      code,
      fields: { [field]: expect.stringMatching(/\S/) },
    });
  });
});

describe('the list of banners', () => {
  it('says which are live, planned, over and hidden, and finds by any language', async () => {
    await save({ type: 1, title: { en: 'Live', ar: 'مصباح' } });
    await save({ type: 2, title: { en: 'Planned' }, shown_from: day(1) });
    await save({ type: 3, title: { en: 'Over' }, shown_until: '2020-01-01T00:00:00Z' });
    await save({ type: 4, title: { en: 'Hidden' }, public: false });
    const titles = async (input: Input) =>
      ((await get('admin/banners', input)) as { rows: Banner[] }).rows.map(({ title }) => title);
    expect(await titles({})).toEqual(['Live', 'Planned', 'Over', 'Hidden']);
    for (const state of ['Live', 'Planned', 'Over', 'Hidden'])
      expect(await titles({ view: state.toLowerCase() })).toEqual([state]);
    expect(await titles({ view: 'gap' })).toEqual(['Planned', 'Over', 'Hidden']);
    expect(await titles({ q: 'مصباح' })).toEqual(['Live']);
    expect(await get('admin/banners', { q: 'Over' })).toMatchObject({ rows: [{ state: 'over' }] });
    await none();
  });
});

describe('where a banner can lead', () => {
  const find = async (input: Input) =>
    (await get('admin/destinations', input)) as { id: number; title: string }[];

  it('is found by name, and named by id in the order asked for', async () => {
    const second = await base.db
      .insertInto('brands')
      .values({ slug: 'amberlast', title: texts('Amberlast') })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await find({ kind: 'brand', q: 'BRIGHT' })).toMatchObject([{ title: 'Brightwold' }]);
    expect(await find({ kind: 'brand', q: '%' })).toEqual([]);
    expect(
      (await find({ kind: 'brand', source_ids: `${brand},${second.id}` })).map(({ id }) => id),
    ).toEqual([brand, second.id]);
  });

  it.each(['category', 'tag', 'product', 'collection', 'flash-sale', 'page', 'store'])(
    'is found among each kind: %s',
    async (kind) => {
      expect(await find({ kind })).toEqual(expect.any(Array));
      expect(await find({ kind, q: 'no such thing' })).toEqual([]);
    },
  );
});
