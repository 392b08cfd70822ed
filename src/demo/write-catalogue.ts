import { fold } from '#base/fold.ts';
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

type Theme = Demo['theme'];

const DAY = 86_400_000;
const json = (texts: Record<string, string>) => JSON.stringify(texts);
const inEvery = (name: string) => json({ en: name });

/** Creates what products refer to: stores, categories, brands, tags and attributes. */
export async function writeCatalogue(tx: Tx, { theme }: Demo, album: Album): Promise<Catalogue> {
  const attributes = await writeAttributes(tx, theme);
  return {
    stores: await writeStores(tx, theme, album),
    categories: await writeCategories(tx, theme.categories, album),
    brands: await writeBrands(tx, theme, album),
    tags: await writeTags(tx, theme),
    attributes,
    values: await writeValues(tx, theme, attributes),
  };
}

async function writeStores(tx: Tx, { stores }: Theme, album: Album): Promise<Ids> {
  const rows = stores.map(({ slug, name, country, city, about }, at) => ({
    slug,
    name,
    country,
    city,
    about: json(about),
    image: album.of(`store ${slug}`),
    created_at: new Date(Date.now() - (900 - at * 37) * DAY),
  }));
  return idsOf(await tx.insertInto('stores').values(rows).returning(['id', 'slug']).execute());
}

async function writeBrands(tx: Tx, { brands }: Theme, album: Album): Promise<Ids> {
  const rows = brands.map(({ slug, title }, at) => ({
    slug,
    title: inEvery(title),
    image: album.of(`brand ${slug}`),
    featured: at % 3 !== 2,
  }));
  return idsOf(await tx.insertInto('brands').values(rows).returning(['id', 'slug']).execute());
}

async function writeTags(tx: Tx, { tags }: Theme): Promise<Ids> {
  const rows = tags.map(({ slug, title }) => ({
    slug,
    title: json(title),
    folded: fold(Object.values(title).join(' ')),
  }));
  return idsOf(await tx.insertInto('tags').values(rows).returning(['id', 'slug']).execute());
}

async function writeAttributes(tx: Tx, { attributes }: Theme): Promise<Ids> {
  const rows = attributes.map(({ slug, title }) => ({ slug, title: json(title) }));
  return idsOf(await tx.insertInto('attributes').values(rows).returning(['id', 'slug']).execute());
}

/** Creates the values of all attributes; returns their ids by `attribute value`. */
async function writeValues(tx: Tx, { attributes }: Theme, ids: Ids): Promise<Map<string, number>> {
  const written = new Map<string, number>();
  for (const attribute of attributes) {
    const rows = await tx
      .insertInto('attribute_values')
      .values(
        attribute.values.map(({ slug, title }, position) => ({
          attribute_id: idOf(ids, attribute.slug),
          slug,
          title: json(title),
          position,
        })),
      )
      .returning(['id', 'slug'])
      .execute();
    for (const { id, slug } of rows) written.set(`${attribute.slug} ${slug}`, id);
  }
  return written;
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
