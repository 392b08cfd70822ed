// The addresses of categories, brands, collections and pages in every language, in input and
// answers of calls.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { base, open, withDemoShop } from './own-shop.ts';

withDemoShop();
let owner: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
});

type Thing = { id: number; version: number; slug: string } & Record<string, unknown>;
const send = async (noun: string, input: Record<string, unknown>) =>
  open.call('POST', `admin/${noun}/save`, input, owner.headers);
const save = async (noun: string, input: Record<string, unknown>) => {
  const { data, text, status } = await send(noun, input);
  if (!data || status !== 200) throw new Error(text);
  const { edited: _, ...fields } = data as Thing & { edited: unknown };
  return fields as Thing;
};
const TITLE = { en: 'Hats', fr: 'Chapeaux', ar: 'قبعات' };
const category = (more: Record<string, unknown> = {}) =>
  save('category', { title: TITLE, slug: '', public: true, ...more });
const all = (language: string, input: { category?: string; sub_category?: string }) =>
  open.ask('listing.all', input, { language });

describe('a category', () => {
  it('is found by its slug in any language and by every former one, and answers today’s', async () => {
    const made = await category({ slugs: { tr: 'sapkalar' } });
    const slugs = { en: 'hats', fr: 'chapeaux', ar: 'قبعات', tr: 'sapkalar', hi: 'hats' };
    expect(made).toMatchObject({ slugs: { tr: 'sapkalar' }, slugs_now: slugs });
    for (const [language, slug] of Object.entries(slugs))
      for (const slugOnce of Object.values(slugs)) {
        const { category } = await all(language, { category: slugOnce });
        expect(category).toMatchObject({ id: made.id, slug, slugs });
        const { sub_category: same } = await all(language, { sub_category: slugOnce });
        expect(same).toMatchObject({ slug, slugs, category: { slug, slugs } });
        expect(await open.ask('category.find', { slug: slugOnce }, { language })).toMatchObject({
          slug,
          slugs,
        });
      }
    await save('category', { ...made, slug: 'headwear', title: { ...TITLE, fr: 'Coiffes' } });
    for (const slugOnce of ['hats', 'headwear', 'chapeaux', 'coiffes'])
      expect((await all('fr', { category: slugOnce })).category).toMatchObject({
        id: made.id,
        slug: 'coiffes',
      });
    const choices = await open.ask(
      'listing.choices',
      { category: 'chapeaux', facet: 'brand', find: 'a' },
      { language: 'ar' },
    );
    expect(choices).toEqual({ choices: [], about: false });
  });

  it('has its slug in the caller’s language wherever it is named', async () => {
    const top = await category({ title: { en: 'Zoo', fr: 'Zoo', ar: 'حديقة' }, in_footer: true });
    await category({ title: { en: 'Zebra', fr: 'Zèbre' }, parent_id: top.id, in_footer: true });
    const namesIn = (language: string) =>
      Promise.all([
        open.ask('shop.read', {}, { language }),
        open.ask('category.all', {}, { language }),
        open.ask('search.suggest', { q: 'z' }, { language }),
      ]);
    for (const [language, slug, below] of [
      ['fr', 'zoo', 'zebre'],
      ['ar', 'حديقة', 'zebra'],
    ] as const) {
      const [common, categories] = await namesIn(language);
      const link = common.categories.find(({ id }) => id === top.id);
      expect(link).toMatchObject({ slug, in_footer_child: [{ slug: below }] });
      expect(categories.data.find(({ id }) => id === top.id)?.slug).toBe(slug);
    }
  });

  it('stays as it was where a client of before does not send chosen slugs', async () => {
    const made = await category({ title: { en: 'Caps' }, slugs: { fr: 'casquettes' } });
    const { slugs: _, ...rest } = made;
    const saved = await save('category', { ...rest, featured: true });
    expect(saved).toMatchObject({ slugs: { fr: 'casquettes' }, featured: true });
  });

  it.each([
    ['is taken', 'berets', 'already-taken'],
    ['is none', 'Bérets Verts', 'invalid-input'],
    ['is none', 'a/b', 'invalid-input'],
  ])('refuses a chosen slug that %s: %s', async (_, slug, reason) => {
    const title = { en: `Beret ${slug}`, fr: slug === 'berets' ? 'Bérets' : `Un ${slug}` };
    await category({ title });
    const { status, text } = await send('category', {
      title: { en: `Other ${slug}` },
      slug: '',
      slugs: { fr: slug },
    });
    expect(status).toBe(201);
    expect(text).toContain('"slugs.fr"');
    expect(text).toContain(reason);
  });

  it('has all its addresses again when its deletion is taken back', async () => {
    const made = await category({ title: { en: 'Scarves', fr: 'Foulards' } });
    const renamed = await save('category', { ...made, title: { en: 'Scarves', fr: 'Écharpes' } });
    const { id, version } = renamed;
    await open.call('POST', `admin/category/delete/${id}`, { version }, owner.headers);
    await expect(all('fr', { category: 'foulards' })).rejects.toThrow('refused');
    await category({ title: { en: 'Scarfs', fr: 'Écharpes' } });
    const back = await open.call('POST', `admin/category/restore/${id}`, {}, owner.headers);
    expect(back.status).toBe(200);
    expect((await all('fr', { category: 'foulards' })).category).toMatchObject({
      id,
      slug: 'echarpes-2',
    });
  });
});

describe('brands, collections and pages', () => {
  it('tell their slugs in the language of the call', async () => {
    const title = { en: 'Dune', ar: 'كثيب', fr: 'Dune d’or' };
    await sql`update brands set featured = false`.execute(base.db);
    const brand = await save('brand', { title, slug: '', public: true, featured: true });
    const { data } = await open.ask('brand.all', { q: 'dune' }, { language: 'ar' });
    expect(data).toMatchObject([{ id: brand.id, slug: 'كثيب' }]);
    const home = await open.ask('home.read', {}, { language: 'fr' });
    expect(home.brands.find(({ id }) => id === brand.id)?.slug).toBe('dune-dor');
    const { rows } = await sql<{ id: number }>`
      update products set brand_id = ${brand.id}
      where id = (select min(id) from products where public) returning id
    `.execute(base.db);
    const product = await open.ask('product.find', { id: rows[0]?.id ?? 0 }, { language: 'ar' });
    expect(product.brand?.slug).toBe('كثيب');
  });

  it('of which pages are found by every one', async () => {
    const text = { en: 'Text' };
    const title = { en: 'Our story', fr: 'Notre histoire' };
    const page = await save('page', { title, slug: '', description: text, public: true });
    const find = (slug: string, language: string) => open.ask('page.find', { slug }, { language });
    expect(await find('our-story', 'fr')).toMatchObject({
      slug: 'notre-histoire',
      slugs: { en: 'our-story', fr: 'notre-histoire', ar: 'our-story' },
    });
    const moved = await save('page', { ...page, slug: 'our-long-story' });
    expect(moved.old_slugs).toEqual(['our-story']);
    expect((await find('our-story', 'en')).slug).toBe('our-long-story');
    expect((await find('notre-histoire', 'en')).slug).toBe('our-long-story');
  });
});
