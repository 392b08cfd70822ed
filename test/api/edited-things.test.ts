// Things that staff save have a version: the second to save is refused, and each edit is recorded.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeProduct } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let manager: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
  manager = await makeStaff(base, 'manager', { name: 'Omar Said' });
});

type Input = Record<string, unknown>;
type Brand = { id: number; version: number; edited: { by: string } };
const post = (path: string, input: Input, by = owner) => open.call('POST', path, input, by.headers);
const get = (path: string, input: Input = {}, by = owner) =>
  open.call('GET', path, input, by.headers);
const save = async (input: Input, by = owner) =>
  (await post('admin/brand/save', input, by)).data as Brand;
const make = (input: Input = {}) =>
  save({ title: { en: 'Copper Lane', fr: 'Rue du cuivre' }, public: true, ...input });

describe('a brand', () => {
  it('is made with a name in addresses of its own, opened, saved and deleted', async () => {
    const made = await make({ title: { en: 'Brass & Co' } });
    expect(made).toMatchObject({
      version: 1,
      slug: 'brass-co',
      title: { en: 'Brass & Co' },
      products: 0,
      edited: { by: 'Leila Haddad' },
    });
    const saved = await save({ ...made, title: { en: 'Brass and Co', ar: 'نحاس' } }, manager);
    expect(saved).toMatchObject({ version: 2, edited: { by: 'Omar Said' } });
    expect((await get(`admin/brand/${made.id}`)).data).toEqual(saved);
    expect((await post(`admin/brand/delete/${made.id}`, { version: 2 })).status).toBe(200);
    expect((await get(`admin/brand/${made.id}`)).data).toMatchObject({ code: 'thing-not-found' });
    expect((await get(`admin/brand/edits/${made.id}`)).data).toMatchObject([
      { version: 3, by: 'Leila Haddad', became: null },
      {
        version: 2,
        by: 'Omar Said',
        was: { title: { en: 'Brass & Co' } },
        became: { title: { en: 'Brass and Co', ar: 'نحاس' } },
      },
      { version: 1, was: null },
    ]);
  });

  it('is shown to shoppers as it was saved, at once', async () => {
    const made = await make({ title: { en: 'Lantern Yard' } });
    const titles = async () =>
      (await open.ask('brand.all', {})).data.map(({ title }: { title: string }) => title);
    expect(await titles()).toContain('Lantern Yard');
    await save({ ...made, title: { en: 'Lantern Street' } });
    expect(await titles()).toContain('Lantern Street');
    await save({ ...made, version: 2, title: { en: 'Lantern Street' }, public: false });
    expect(await titles()).not.toContain('Lantern Street');
  });

  it('that did not change is not saved as another version', async () => {
    const made = await make();
    expect(await save(made)).toEqual(made);
  });

  it('saved by two at once is saved by one; the other learns who saved it', async () => {
    const made = await make({ slug: 'two-at-once' });
    const answers = await Promise.all(
      [owner, manager, owner, manager].map((by, at) =>
        post('admin/brand/save', { ...made, title: { en: `Name ${at}` } }, by),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201, 201]);
    const [saved] = answers.filter(({ status }) => status === 200);
    for (const { data } of answers.filter(({ status }) => status === 201)) {
      expect(data).toMatchObject({ code: 'changed-meanwhile' });
      expect((data as { form: string[] }).form[0]).toContain(
        (saved?.data as Brand | undefined)?.edited.by,
      );
    }
    expect((await get(`admin/brand/${made.id}`)).data).toEqual(saved?.data);
  });

  it('keeps a name in addresses to itself, also when two take it at once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((at) =>
        post('admin/brand/save', { title: { en: `Twin ${at}` }, slug: 'twin-brand' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201, 201]);
    expect(answers.find(({ status }) => status === 201)?.data).toMatchObject({
      code: 'already-taken',
      fields: { slug: expect.any(String) },
    });
  });

  it('that a product has is not deleted', async () => {
    const made = await make({ slug: 'in-use' });
    const product = await makeProduct(base.db);
    await base.db
      .updateTable('products')
      .set({ brand_id: made.id })
      .where('id', '=', product.id)
      .execute();
    const refused = await post(`admin/brand/delete/${made.id}`, { version: 1 });
    expect(refused.data).toMatchObject({ code: 'in-use' });
    expect((await get(`admin/brand/${made.id}`)).data).toMatchObject({ products: 1 });
  });

  it.each([
    ['without a name', { title: {} }, 'required', 'title'],
    ['without one in the first language', { title: { fr: 'Cuivre' } }, 'required', 'title'],
    [
      'with a language that is none',
      { title: { en: 'A', english: 'B' } },
      'invalid-input',
      'title.english',
    ],
    ['with an address that is none', { title: { en: 'A' }, slug: '../x' }, 'invalid-input', 'slug'],
    [
      'with a picture elsewhere',
      { title: { en: 'A' }, image: '../../x.png' },
      'invalid-input',
      'image',
    ],
  ])('is refused %s, beside the field', async (_, input, code, field) => {
    const { data } = await post('admin/brand/save', input);
    expect(data).toMatchObject({ code, fields: { [field]: expect.stringMatching(/\S/) } });
  });
});

describe('the list of brands', () => {
  it('finds by any language, narrows, sorts, counts and pages', async () => {
    await make({ title: { en: 'Zebra Works', ar: 'مصنع الزرافة' }, slug: 'zebra-works' });
    await make({ title: { en: 'Zebra Mill' }, slug: 'zebra-mill', public: false });
    const slugs = async (input: Input) =>
      ((await get('admin/brands', input)).data as { rows: { slug: string }[] }).rows.map(
        ({ slug }) => slug,
      );
    expect(await slugs({ q: 'الزرافة' })).toEqual(['zebra-works']);
    expect(await slugs({ q: 'zebra' })).toEqual(['zebra-mill', 'zebra-works']);
    expect(await slugs({ q: 'zebra', sort: '-title' })).toEqual(['zebra-works', 'zebra-mill']);
    expect(await slugs({ q: 'zebra', view: 'hidden' })).toEqual(['zebra-mill']);
    expect(await slugs({ q: 'zebra', size: 1, page: 2 })).toEqual(['zebra-works']);
    expect(await slugs({ q: '100%' })).toEqual([]);
    expect((await get('admin/brands', { q: 'zebra', size: 1 })).data).toMatchObject({ total: 2 });
  });

  it('comes as a file that no spreadsheet takes for formulas', async () => {
    await make({ title: { en: '=HYPERLINK("x")' }, slug: 'formula' });
    const { data } = await get('admin/brands/export', { q: 'formula' });
    const { name, bytes } = data as { name: string; bytes: Uint8Array };
    expect(name).toBe('brand.csv');
    const text = new TextDecoder().decode(bytes);
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toMatch(/^id,title,slug,image,featured,public,products,gaps\r\n/);
  });
});
