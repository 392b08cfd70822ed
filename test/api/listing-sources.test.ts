// What a listing is of: the source of a banner, or what its address names.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sourceType } from '#contract/constants.ts';
import { texts } from '../make.ts';
import { base, open, withDemoShop } from './own-shop.ts';

withDemoShop();

type Thing = { id: number; title: string; slug: string; ids: number[] };
/** A thing of each kind, and its public products. */
const things = {
  category: sql<Thing>`
    select c.id, c.title ->> 'en' as title, c.slug, array_agg(p.id order by p.id) as ids
    from categories c
    join categories b on c.id = any(b.path)
    join products p on p.category_id = b.id and p.public
    where c.parent_id is null
    group by c.id
    order by c.id`,
  subCategory: sql<Thing>`
    select c.id, c.title ->> 'en' as title, c.slug, array_agg(p.id order by p.id) as ids
    from categories c
    join products p on p.category_id = c.id and p.public
    where c.parent_id is not null
    group by c.id
    order by c.id`,
  tag: sql<Thing>`
    select t.id, t.title ->> 'en' as title, t.slug, array_agg(p.id order by p.id) as ids
    from tags t
    join product_tags pt on pt.tag_id = t.id
    join products p on p.id = pt.product_id and p.public
    group by t.id
    order by t.id`,
  brand: sql<Thing>`
    select b.id, b.title ->> 'en' as title, b.slug, array_agg(p.id order by p.id) as ids
    from brands b
    join products p on p.brand_id = b.id and p.public
    group by b.id
    order by b.id`,
  product: sql<Thing>`
    select id, title ->> 'en' as title, slug, array[id] as ids
    from products
    where public
    order by id`,
};
type Kind = keyof typeof things;
const find = async (kind: Kind): Promise<[Thing, Thing]> => {
  const { rows } = await things[kind].execute(base.db);
  if (!rows[0] || !rows[1]) throw new Error(`The demo market has too little: ${kind}.`);
  return [rows[0], rows[1]];
};
const listed = async (input: Record<string, unknown>) => {
  const { source, result } = await open.ask('listing.products', input);
  return { source, total: result.total, ids: result.data.map(({ id }) => id) };
};
/** Expects a listing of exactly these, as far as its first page goes. */
function expectThose(shown: Awaited<ReturnType<typeof listed>>, ids: number[]): void {
  expect(shown.total).toBe(ids.length);
  expect(shown.ids.every((id) => ids.includes(id))).toBe(true);
}

describe('a banner', () => {
  const banner = async (values: { source_type: number; source_ids?: number[]; tags?: string }) => {
    const { id } = await base.db
      .insertInto('banners')
      .values({ type: 6, title: texts('Here'), image: '', slug: 'here', ...values })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const kinds: Kind[] = ['category', 'subCategory', 'tag', 'brand', 'product'];

  it.each(kinds)('of type %s leads to what it names', async (kind) => {
    const [one] = await find(kind);
    await base.db.deleteFrom('banners').where('type', '=', 6).execute();
    const id = await banner({ source_type: sourceType[kind], source_ids: [one.id] });
    const shown = await listed({ banner: id });
    expect(shown.source).toEqual({ id, title: 'Here', slug: 'here' });
    expectThose(shown, one.ids);
  });
  it('of tags may name them', async () => {
    const [one] = await find('tag');
    await base.db.deleteFrom('banners').where('type', '=', 6).execute();
    const id = await banner({ source_type: sourceType.tag, tags: `none, ${one.title}` });
    expectThose(await listed({ banner: id }), one.ids);
  });
  it('that is private is nowhere', async () => {
    const { banners } = await open.ask('home.read');
    const [shown] = banners;
    const set = (open: boolean) =>
      base.db
        .updateTable('banners')
        .set({ public: open })
        .where('id', '=', shown?.id ?? 0)
        .execute();
    await set(false);
    expect((await listed({ banner: shown?.id, page: 1 })).source).toBeNull();
    await set(true);
  });
});

describe('a listing', () => {
  it.each([
    ['category', 'category_ids'],
    ['subCategory', 'sub_category_ids'],
    ['brand', 'brand_ids'],
    ['tag', 'tags'],
  ] as const)('of a %s holds what %s names, one or several', async (kind, key) => {
    const [one, two] = await find(kind);
    const single = await listed({ [key]: one.id });
    expect(single.source).toEqual({ id: one.id, title: one.title, slug: one.slug });
    expectThose(single, one.ids);
    const both = await listed({ [key]: `${one.id},${two.id}` });
    expect(both.source).toMatchObject({ slug: 'all' });
    expectThose(both, [...new Set([...one.ids, ...two.ids])]);
  });
  it('takes tags by their names, in any letters', async () => {
    const [one] = await find('tag');
    expectThose(await listed({ tags: one.title.toUpperCase() }), one.ids);
  });
  it('of tags leaves out what is hidden, and has what two of them are of once', async () => {
    const [one, two] = await find('tag');
    const [both = 0, hidden = 0] = one.ids;
    const { rows } = await sql<{ ids: number[] }>`
      with tagged as (
        insert into product_tags (product_id, tag_id) values (${both}, ${two.id})
        on conflict do nothing
      ),
      hid as (update products set published = false where id = ${hidden})
      select array_agg(distinct id) as ids
      from unnest(${[...one.ids, ...two.ids]}::int[]) id
      where id <> ${hidden}
    `.execute(base.db);
    // in another order, because earlier answers are cached
    const tagged = (tags: unknown) => listed({ tags, sortby: 'newest' });
    expectThose(await tagged(`${one.id},${two.id}`), rows[0]?.ids ?? []);
    expect((await tagged(one.id)).total).toBe(one.ids.length - 1);
  });
  it('of a category and a brand holds what is of both', async () => {
    const [category] = await find('category');
    const { rows } = await sql<{ brand: number; ids: number[] }>`
      select brand_id as brand, array_agg(id) as ids
      from products
      where public and brand_id is not null and id = any(${category.ids}::int[])
      group by brand_id
      limit 1`.execute(base.db);
    const { brand = 0, ids = [] } = rows[0] ?? {};
    expectThose(await listed({ category_ids: category.id, brand_ids: brand }), ids);
  });
  it('of what is not there is of everything, as one of a banner that is gone', async () => {
    const all = await listed({});
    for (const input of [
      { category_ids: 200_000_000 },
      { tags: 'no such tag' },
      { banner: 9 ** 9 },
    ])
      expect(await listed(input)).toEqual(all);
  });
});
