import { fold } from '#base/fold.ts';
import type { Tx } from '#db/connect.ts';
import type { Album } from '#demo/album.ts';
import { idOf } from '#demo/ids.ts';
import type { Demo } from '#demo/shape.ts';
import type { Catalogue } from '#demo/write-catalogue.ts';
import type { Rules } from '#demo/write-rules.ts';
import { seedOf } from '#demo/scenes.ts';
import { coloursOf, writeInventories, type DemoProduct, minor } from '#demo/write-inventories.ts';

export type Written = { id: number; slug: string; inventories: number[]; shown: number };

const DAY = 86_400_000;

/** The things that products refer to. */
type Around = { catalogue: Catalogue; rules: Rules; album: Album };

/** Creates products with their variants, pictures and tags. */
export async function writeProducts(tx: Tx, { theme }: Demo, around: Around): Promise<Written[]> {
  const tagTexts = new Map(theme.tags.map(({ slug, title }) => [slug, Object.values(title)]));
  const textOf = ({ title, tags }: DemoProduct) =>
    [...Object.values(title), ...tags.flatMap((tag) => tagTexts.get(tag) ?? [])].join(' ');
  const written: Written[] = [];
  for (const [at, product] of theme.products.entries())
    written.push(await writeProduct(tx, product, { at, folded: fold(textOf(product)) }, around));
  return written;
}

async function writeProduct(
  tx: Tx,
  product: DemoProduct,
  { at, folded }: { at: number; folded: string },
  { catalogue, rules, album }: Around,
): Promise<Written> {
  const seed = seedOf(product.slug);
  const made = new Date(Date.now() - (seed % 300) * DAY - (seed % 1440) * 60_000);
  const [image = '', ...more] = album.all(`product ${product.slug}`);
  const { id } = await tx
    .insertInto('products')
    .values({
      store_id: idOf(catalogue.stores, product.store),
      category_id: idOf(catalogue.categories, product.category),
      brand_id: idOf(catalogue.brands, product.brand),
      tax_rule_id: rules.taxes[at % (rules.taxes.length + 2)] ?? null,
      shipping_rule_id: rules.shippingOf(product.store, at),
      bundle_deal_id: at % 9 === 4 ? (rules.bundles[at % rules.bundles.length] ?? null) : null,
      slug: product.slug,
      title: JSON.stringify(product.title),
      overview: JSON.stringify(product.overview),
      description: JSON.stringify(product.description),
      image,
      selling: minor(product.selling),
      offered: product.offered === null ? null : minor(product.offered),
      warranty: product.warranty,
      refundable: product.refundable,
      folded,
      created_at: made,
      updated_at: made,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (more.length) await writePictures(tx, { id, product, more }, catalogue);
  if (product.tags.length)
    await tx
      .insertInto('product_tags')
      .values(
        [...new Set(product.tags)].map((tag) => ({
          product_id: id,
          tag_id: idOf(catalogue.tags, tag),
        })),
      )
      .execute();
  const inventories = await writeInventories(tx, id, product, catalogue);
  return { id, slug: product.slug, inventories, shown: minor(product.offered ?? product.selling) };
}

/** Adds the further pictures. The main one shows the first colour, the second the next. */
async function writePictures(
  tx: Tx,
  { id, product, more }: { id: number; product: DemoProduct; more: string[] },
  { values }: Catalogue,
): Promise<void> {
  const [, ...colours] = coloursOf(product).map((colour) => idOf(values, `colour ${colour}`));
  await tx
    .insertInto('product_images')
    .values(
      more.map((image, position) => ({
        product_id: id,
        image,
        position,
        attribute_value_ids: colours.slice(position, position + 1),
      })),
    )
    .execute();
}
