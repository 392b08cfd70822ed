// The stored addresses of things when several want the same one, when the languages of the market
// change, and in an older shop.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { databaseBefore, type Fresh } from '../db.ts';
import {
  entitle,
  found,
  json,
  makeCategory,
  shopOfFive,
  slugsOf,
  type Texts,
} from './own-slugs.ts';

let base: Fresh;
beforeAll(async () => {
  base = await shopOfFive();
});
afterAll(() => base?.close());

describe('two who take one slug at the same time', () => {
  it('have one each', async () => {
    const ids = await Promise.all(
      ['a', 'b', 'c', 'd'].map((letter) =>
        transaction(base.db, (tx) => makeCategory(tx, `race-${letter}`, { fr: 'Ensemble' })),
      ),
    );
    const own = await Promise.all(ids.map(async (id) => (await slugsOf(base.db, id))?.fr));
    expect(own.toSorted()).toEqual(['ensemble', 'ensemble-2', 'ensemble-3', 'ensemble-4']);
  });

  it('succeed once where they chose it themselves: the others are refused', async () => {
    const ids = await Promise.all(
      ['e', 'f', 'g'].map((letter) => makeCategory(base.db, `race-${letter}`, { en: 'E' })),
    );
    const done = await Promise.allSettled(
      ids.map((id) =>
        transaction(base.db, (tx) =>
          sql`update categories set slugs = '{"fr":"le-mien"}' where id = ${id}`.execute(tx),
        ),
      ),
    );
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const owner = ids[done.findIndex(({ status }) => status === 'fulfilled')];
    expect(await found(base.db, 'le-mien', 'fr')).toBe(owner);
  });

  it('cannot take a former one that is just being given back', async () => {
    const [one, two] = [
      await makeCategory(base.db, 'mugs', { fr: 'Tasses' }),
      await makeCategory(base.db, 'cups', { en: 'Cups' }),
    ];
    await entitle(base.db, one, { fr: 'Mugs' });
    await Promise.all([
      entitle(base.db, one, { fr: 'Tasses' }),
      entitle(base.db, two, { en: 'Cups', fr: 'Tasses' }),
    ]);
    const own = [(await slugsOf(base.db, one))?.fr, (await slugsOf(base.db, two))?.fr];
    expect(own.toSorted()).toEqual(['tasses', 'tasses-2']);
    expect(await found(base.db, 'tasses', 'fr')).toBe(own[0] === 'tasses' ? one : two);
  });
});

describe('a language', () => {
  let own: Fresh;
  beforeAll(async () => {
    own = await shopOfFive();
  });
  afterAll(() => own?.close());

  it('that is new has its slugs, and one that goes takes them along', async () => {
    const id = await makeCategory(own.db, 'boots', { en: 'Boots', de: 'Stiefel' });
    await sql`
      insert into languages (code, name, direction, position) values ('de', 'Deutsch', 'ltr', 9)
    `.execute(own.db);
    expect((await slugsOf(own.db, id))?.de).toBe('stiefel');
    await sql`delete from languages where code = 'de'`.execute(own.db);
    expect(Object.keys((await slugsOf(own.db, id)) ?? {})).toHaveLength(5);
  });

  it('that becomes the first has the plain ones, whatever was made there before', async () => {
    const boots = await makeCategory(own.db, 'bottes', { en: 'Boots', fr: 'Bottines' });
    const other = await makeCategory(own.db, 'wellies', { en: 'Wellies', fr: 'Bottes' });
    expect(await slugsOf(own.db, other)).toMatchObject({ en: 'wellies', fr: 'bottes' });
    await transaction(own.db, async (tx) => {
      await sql`update languages set is_default = false where is_default`.execute(tx);
      await sql`update languages set is_default = true where code = 'fr'`.execute(tx);
    });
    expect(await slugsOf(own.db, boots)).toMatchObject({ en: 'boots-2', fr: 'bottes' });
    expect(await slugsOf(own.db, other)).toMatchObject({
      en: 'wellies',
      fr: 'wellies',
    });
    expect(await found(own.db, 'bottines', 'fr')).toBe(boots);
  });
});

describe('a shop of before', () => {
  let old: Awaited<ReturnType<typeof databaseBefore>>;
  beforeAll(async () => {
    old = await databaseBefore('0198_slugs_of_things.sql');
    await sql`
      insert into languages (code, name, direction, is_default, position)
      values ('en', 'English', 'ltr', true, 0), ('fr', 'Français', 'ltr', false, 1)
    `.execute(old.db);
    await make0('shoes', { en: 'Shoes', fr: 'Chaussures' });
    await make0('chaussures', { en: 'Socks', fr: 'Chaussettes' });
    await sql`
      insert into pages (slug, title, description) values ('terms', '{"en":"T","fr":"Conditions"}', '{"en":"x"}')
    `.execute(old.db);
    await sql`insert into page_old_slugs select 'old-terms', id from pages`.execute(old.db);
    await old.goOn();
  });
  afterAll(() => old?.close());
  const make0 = (slug: string, title: Texts) =>
    sql`
      insert into categories (slug, title, path) values (${slug}, ${json(title)}::jsonb, '{}')
    `.execute(old.db);

  it('has them, and every address of before leads on', async () => {
    const id = async (slug: string) => {
      const { rows } = await sql<{ id: number }>`
        select id from categories where slug = ${slug}
      `.execute(old.db);
      return rows[0]?.id ?? 0;
    };
    const shoes = await id('shoes');
    const socks = await id('chaussures');
    expect(await slugsOf(old.db, shoes)).toEqual({ en: 'shoes', fr: 'chaussures' });
    expect(await slugsOf(old.db, socks)).toEqual({
      en: 'chaussures',
      fr: 'chaussettes',
    });
    expect(await found(old.db, 'shoes', 'fr')).toBe(shoes);
    // its new owner in this language has it
    expect(await found(old.db, 'chaussures', 'fr')).toBe(shoes);
    expect(await found(old.db, 'chaussures', 'en')).toBe(socks);
    const { rows } = await sql<{ language: string; slug: string; current: boolean }>`
      select language, slug, current from slugs where kind = 'page' order by 1, 2
    `.execute(old.db);
    expect(rows).toEqual([
      { language: 'en', slug: 'old-terms', current: false },
      { language: 'en', slug: 'terms', current: true },
      { language: 'fr', slug: 'conditions', current: true },
      { language: 'fr', slug: 'old-terms', current: false },
      { language: 'fr', slug: 'terms', current: false },
    ]);
  });
});
