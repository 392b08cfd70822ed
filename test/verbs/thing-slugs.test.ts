// The addresses of categories, brands, collections and pages in every language, as the schema keeps
// them whoever writes the rows.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fresh } from '../db.ts';
import { entitle, found, json, makeCategory, shopOfFive, slugsOf } from './own-slugs.ts';

let base: Fresh;
beforeAll(async () => {
  base = await shopOfFive();
});
afterAll(() => base?.close());

const rename = (id: number, slug: string) =>
  sql`update categories set slug = ${slug} where id = ${id}`.execute(base.db);
const refused = (problem: unknown) => (problem as { column: string }).column;

describe('the slugs of a thing', () => {
  it('are of its title in each language, and the plain one in the first', async () => {
    const id = await makeCategory(base.db, 'lamps-1', {
      en: 'Lamps',
      fr: 'Luminaires d’été',
      ar: 'مصابيح',
      hi: '💡',
    });
    expect(await slugsOf(base.db, id)).toEqual({
      en: 'lamps-1',
      fr: 'luminaires-dete',
      ar: 'مصابيح',
      tr: 'lamps-1',
      hi: 'lamps-1',
    });
  });

  it('are those that the owner chose', async () => {
    const id = await makeCategory(
      base.db,
      'vases',
      { en: 'Vases', fr: 'Vases' },
      { slugs: { fr: 'beaux-vases' } },
    );
    expect(await slugsOf(base.db, id)).toMatchObject({ en: 'vases', fr: 'beaux-vases' });
    await sql`update categories set slugs = null where id = ${id}`.execute(base.db);
    expect(await slugsOf(base.db, id)).toMatchObject({ fr: 'vases' });
  });

  it.each(['Beaux Vases', 'a/b', '-a', '', 'vase.data'])('are not “%s”', async (slug) => {
    await expect(
      makeCategory(base.db, 'odd', { en: 'Odd' }, { slugs: { fr: slug } }),
    ).rejects.toSatisfy((problem) => refused(problem) === 'slugs.fr');
  });

  it('say the title where the plain one is only a number', async () => {
    const id = await makeCategory(base.db, 'category-0a1b2c3d', { en: 'أكواب' });
    expect(await slugsOf(base.db, id)).toMatchObject({ en: 'أكواب', fr: 'category-0a1b2c3d' });
  });

  it('of one title are two: the second has its parent’s before it, a third a number', async () => {
    const [first, top] = [
      await makeCategory(base.db, 'rugs', { fr: 'Tapis' }),
      await makeCategory(base.db, 'sale', { fr: 'Soldes' }),
    ];
    const below = await makeCategory(base.db, 'sale-rugs', { fr: 'Tapis' }, { parent: top });
    const third = await makeCategory(base.db, 'rugs-3', { fr: 'Tapis' });
    const fourth = await makeCategory(base.db, 'rugs-4', { fr: 'Tapis' });
    const own = await Promise.all([first, below, third, fourth].map((id) => slugsOf(base.db, id)));
    expect(own.map((slugs) => slugs?.fr)).toEqual(['tapis', 'soldes-tapis', 'tapis-2', 'tapis-3']);
    // a thing saved again keeps its slug, though the shorter one is free by now
    await sql`delete from categories where id = ${first}`.execute(base.db);
    await entitle(base.db, third, { fr: 'Tapis' });
    expect((await slugsOf(base.db, third))?.fr).toBe('tapis-2');
    expect(await found(base.db, 'tapis', 'fr')).toBeNull();
  });

  it('are never the word that means all products', async () => {
    expect(
      (await slugsOf(base.db, await makeCategory(base.db, 'goods', { fr: 'Products' })))?.fr,
    ).toBe('products-2');
  });

  it('refuse one that another thing has, and take one that it had', async () => {
    const [one, two] = [
      await makeCategory(base.db, 'chairs', { fr: 'Chaises' }),
      await makeCategory(base.db, 'seats', { en: 'Seats' }),
    ];
    const choose = (slug: string) =>
      sql`update categories set slugs = ${json({ fr: slug })}::jsonb where id = ${two}`.execute(
        base.db,
      );
    await expect(choose('chaises')).rejects.toSatisfy((p) => refused(p) === 'slugs.fr');
    await entitle(base.db, one, { fr: 'Fauteuils' });
    expect(await found(base.db, 'chaises', 'fr')).toBe(one);
    await choose('chaises');
    expect(await found(base.db, 'chaises', 'fr')).toBe(two);
    // and it does not come back by itself
    await entitle(base.db, one, { fr: 'Chaises' });
    expect(await slugsOf(base.db, one)).toMatchObject({ fr: 'chaises-2' });
    expect(await found(base.db, 'fauteuils', 'fr')).toBe(one);
  });

  it('lead to it for good, in whatever language', async () => {
    const id = await makeCategory(base.db, 'tables', {
      en: 'Tables',
      fr: 'Tables basses',
      ar: 'طاولات',
    });
    await rename(id, 'low-tables');
    await entitle(base.db, id, { en: 'Low tables', fr: 'Guéridons', ar: 'طاولات' });
    for (const language of ['en', 'fr', 'tr'])
      for (const slug of ['tables', 'low-tables', 'tables-basses', 'gueridons', 'طاولات'])
        expect(await found(base.db, slug, language)).toBe(id);
    await sql`delete from categories where id = ${id}`.execute(base.db);
    for (const slug of ['tables', 'gueridons']) expect(await found(base.db, slug, 'fr')).toBeNull();
  });

  it('of a language go before those of others, and those of today before former ones', async () => {
    const english = await makeCategory(base.db, 'robes', { en: 'Robes', fr: 'Peignoirs' });
    const french = await makeCategory(base.db, 'dresses', { en: 'Dresses', fr: 'Robes' });
    expect(await found(base.db, 'robes', 'fr')).toBe(french);
    expect(await found(base.db, 'robes', 'en')).toBe(english);
    expect(await found(base.db, 'robes', 'tr')).toBe(english);
    await rename(english, 'bathrobes');
    expect(await found(base.db, 'robes', 'en')).toBe(english);
    expect(await found(base.db, 'robes', 'fr')).toBe(french);
    // one had it in an earlier language, another has it in a third
    const texts = { ar: 'أثواب', tr: 'Elbise', hi: 'गाउन' };
    const gowns = await makeCategory(base.db, 'gowns', { ...texts, fr: 'Toges' });
    await entitle(base.db, gowns, { ...texts, fr: 'Robes de bal' });
    const togas = await makeCategory(base.db, 'togas', { ...texts, tr: 'Toges' });
    expect(await found(base.db, 'toges', 'fr')).toBe(gowns);
    expect(await found(base.db, 'toges', 'en')).toBe(togas);
  });

  it('are stored for brands, collections and pages, too, each for itself', async () => {
    const title = json({ en: 'Oasis', ar: 'واحة' });
    for (const [kind, statement] of [
      [
        'brand',
        sql`insert into brands (slug, title) values ('oasis', ${title}::jsonb) returning id`,
      ],
      [
        'collection',
        sql`insert into collections (slug, title) values ('oasis', ${title}::jsonb) returning id`,
      ],
      [
        'page',
        sql`
          insert into pages (slug, title, description)
          values ('oasis', ${title}::jsonb, '{"en":"x"}') returning id
        `,
      ],
    ] as const) {
      const { rows } = await statement.execute(base.db);
      const { id } = rows[0] as { id: number };
      expect(await slugsOf(base.db, id, kind)).toMatchObject({
        en: 'oasis',
        ar: 'واحة',
        fr: 'oasis',
      });
    }
  });

  it('belong to one thing each, whoever writes them, and to one in each language', async () => {
    const [one, two] = [
      await makeCategory(base.db, 'pots', { en: 'Pots' }),
      await makeCategory(base.db, 'pans', { en: 'Pans' }),
    ];
    const insert = (id: number, slug: string) =>
      sql`
        insert into slugs (language, slug, category_id, current, wished)
        values ('en', ${slug}, ${id}, true, ${slug})
      `.execute(base.db);
    await expect(insert(two, 'pots')).rejects.toThrow('slugs_pkey');
    await expect(insert(one, 'pots-more')).rejects.toThrow('slugs_current');
  });
});
