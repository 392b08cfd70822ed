import type { Tx } from '#db/connect.ts';
import type { Album } from '#demo/album.ts';
import { idOf, idsOf, type Ids } from '#demo/ids.ts';
import type { Demo } from '#demo/shape.ts';

export type Catalogue = {
  stores: Ids;
  categories: Ids;
  brands: Ids;
  tags: Ids;
  attributes: Ids;
  values: Map<string, number>;
};

const json = (texts: Record<string, string>) => JSON.stringify(texts);
const inEvery = (name: string) => json({ en: name });

/** Stores, categories, brands, tags and attributes: what products stand on. */
export async function writeCatalogue(
  tx: Tx,
  { theme }: Demo,
  album: Album,
  fold: (text: string) => string,
): Promise<Catalogue> {
  const stores = idsOf(
    await tx
      .insertInto('stores')
      .values(
        theme.stores.map(({ slug, name, country, city, about }, at) => ({
          slug,
          name,
          country,
          city,
          about: json(about),
          image: album.of(`store ${slug}`),
          created_at: new Date(Date.now() - (900 - at * 37) * 86_400_000),
        })),
      )
      .returning(['id', 'slug'])
      .execute(),
  );
  const categories = await writeCategories(tx, theme.categories, album);
  const brands = idsOf(
    await tx
      .insertInto('brands')
      .values(
        theme.brands.map(({ slug, title }, at) => ({
          slug,
          title: inEvery(title),
          image: album.of(`brand ${slug}`),
          featured: at % 3 !== 2,
        })),
      )
      .returning(['id', 'slug'])
      .execute(),
  );
  const tags = idsOf(
    await tx
      .insertInto('tags')
      .values(
        theme.tags.map(({ slug, title }) => ({
          slug,
          title: json(title),
          folded: fold(Object.values(title).join(' ')),
        })),
      )
      .returning(['id', 'slug'])
      .execute(),
  );
  const attributes = idsOf(
    await tx
      .insertInto('attributes')
      .values(theme.attributes.map(({ slug, title }) => ({ slug, title: json(title) })))
      .returning(['id', 'slug'])
      .execute(),
  );
  const values = new Map<string, number>();
  for (const attribute of theme.attributes) {
    const rows = await tx
      .insertInto('attribute_values')
      .values(
        attribute.values.map(({ slug, title }, position) => ({
          attribute_id: idOf(attributes, attribute.slug),
          slug,
          title: json(title),
          position,
        })),
      )
      .returning(['id', 'slug'])
      .execute();
    for (const { id, slug } of rows) values.set(`${attribute.slug} ${slug}`, id);
  }
  return { stores, categories, brands, tags, attributes, values };
}

async function writeCategories(
  tx: Tx,
  categories: Demo['theme']['categories'],
  album: Album,
): Promise<Ids> {
  const ids: Ids = new Map();
  for (const [position, { slug, parent, title }] of categories.entries()) {
    const row = await tx
      .insertInto('categories')
      .values({
        slug,
        parent_id: parent === null ? null : idOf(ids, parent),
        title: json(title),
        image: album.of(`category ${slug}`),
        position,
        featured: parent === null,
        in_footer: true,
        path: [],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(slug, row.id);
  }
  return ids;
}
