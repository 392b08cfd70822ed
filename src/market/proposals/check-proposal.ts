// Checks, when a proposal is sent, whether the product could be on sale.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ProductFields } from '#contract/admin/product.ts';
import type { Tx } from '#db/connect.ts';
import { checkedProduct } from '#market/catalogue/checked-product.ts';
import { checkedVariants } from '#market/catalogue/checked-variants.ts';
import { readSurroundings, type Surroundings } from '#market/catalogue/surroundings.ts';
import { attempt } from '#market/proposals/attempt.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Sent = ProductFields & { id: number | null };
type Pictured = Pick<
  ProductFields,
  'image' | 'images' | 'video_thumb' | 'overview' | 'description'
>;
const SHOWN = /\/media\/([\w-]+\.(?:webp|jpg|png|svg))/g;

type PreviewView = { sent: Sent; live: Pictured | null };
type Around = Surroundings & {
  categories: Set<number>;
  /** The products of its store that have a SKU, by `skuKey`; null stands for one checked before. */
  skus: Map<string, (number | null)[]>;
  /** The pictures that belong to a store, by `pictureKey`. */
  pictures: Set<string>;
};

/**
 * Checks whether products can be saved like this; `live`: the product on sale. Returns for each, in
 * order, its refusal or null: as `checkedProduct`, `checkedVariants` and `checkPictures` do,
 * 'already-taken' for a SKU of another product of the store or of two variants, and 'invalid-input'
 * for an unknown category.
 */
export async function checkProposals(
  tx: Tx,
  market: MarketSettings,
  all: PreviewView[],
): Promise<(Refusal | null)[]> {
  if (all.length === 0) return [];
  const sent = all.map((one) => one.sent);
  const around: Around = {
    ...(await readSurroundings(
      tx,
      market,
      sent.map((one) => ({ ...one, slug: 'any' })),
    )),
    categories: await readCategories(tx, sent),
    skus: await readSkus(tx, sent),
    pictures: await readPictures(tx, all),
  };
  return all.map((view) => {
    const refusal = attempt(() => checkProposal(around, market, view));
    return refusal instanceof Refusal ? refusal : null;
  });
}

function checkProposal(around: Around, market: MarketSettings, { sent, live }: PreviewView): void {
  const { variants, images: _, ...fields } = sent;
  checkedProduct(around, market, { ...fields, stored: live && { ...live } });
  checkedVariants(around, market, variants);
  if (!around.categories.has(sent.category_id))
    throw new Refusal('invalid-input', { field: 'category_id' });
  checkSkus(around, sent);
  checkPictures(around, sent, live);
}

async function readCategories(tx: Tx, sent: Sent[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select id from categories where id = any(${[...new Set(sent.map((one) => one.category_id))]}::int[])
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

const skuKey = (store: number, sku: string): string => `${store} ${sku}`;

async function readSkus(tx: Tx, sent: Sent[]): Promise<Around['skus']> {
  const skus = sent.flatMap(({ variants }) =>
    variants.flatMap(({ sku }) => sku.toUpperCase() || []),
  );
  const found: Around['skus'] = new Map();
  if (skus.length === 0) return found;
  const { rows } = await sql<{ sku: string; id: number; store: number }>`
    select upper(i.sku) as sku, p.id, p.store_id as store
    from inventories i
    join products p on p.id = i.product_id
    where upper(i.sku) = any(${skus}::text[])
      and p.store_id = any(${[...new Set(sent.map((one) => one.store_id))]}::int[])
  `.execute(tx);
  for (const { sku, id, store } of rows) {
    const key = skuKey(store, sku);
    found.set(key, [...(found.get(key) ?? []), id]);
  }
  return found;
}

function checkSkus({ skus }: Around, { id, store_id: store, variants }: Sent): void {
  const own = new Set<string>();
  for (const [at, { sku }] of variants.entries()) {
    const key = skuKey(store, sku.toUpperCase());
    if (sku === '') continue;
    const others = (skus.get(key) ?? []).some((other) => other === null || other !== id);
    if (others || own.has(key)) throw new Refusal('already-taken', { field: `variants.${at}.sku` });
    own.add(key);
  }
  for (const key of own) skus.set(key, [...(skus.get(key) ?? []), null]);
}

const pictureKey = (store: number, name: string): string => `${store} ${name}`;

/** The pictures that are new to a product. */
function freshOf({ sent, live }: PreviewView): { field: string; name: string }[] {
  const shown = new Set(live && picturesOf(live).map(({ name }) => name));
  return picturesOf(sent).filter(({ name }) => name !== '' && !shown.has(name));
}

async function readPictures(tx: Tx, all: PreviewView[]): Promise<Set<string>> {
  const fresh = all.flatMap((one) => freshOf(one).map(({ name }) => name));
  if (fresh.length === 0) return new Set();
  const { rows } = await sql<{ store_id: number; picture: string }>`
    select store_id, picture
    from store_pictures
    where picture = any(${[...new Set(fresh)]}::text[])
      and store_id = any(${[...new Set(all.map(({ sent }) => sent.store_id))]}::int[])
  `.execute(tx);
  return new Set(rows.map(({ store_id: store, picture }) => pictureKey(store, picture)));
}

/**
 * Checks that all pictures belong to the store: uploaded by it, or already shown by the product.
 * Refuses 'invalid-input' with the field of one that does not.
 */
function checkPictures({ pictures }: Around, sent: Sent, live: Pictured | null): void {
  const foreign = freshOf({ sent, live }).find(
    ({ name }) => !pictures.has(pictureKey(sent.store_id, name)),
  );
  if (foreign) throw new Refusal('invalid-input', { field: foreign.field });
}

const picturesOf = (sent: Pictured) => [
  { field: 'image', name: sent.image },
  ...sent.images.map(({ image }, at) => ({ field: `images.${at}.image`, name: image })),
  { field: 'video_thumb', name: sent.video_thumb },
  ...(['overview', 'description'] as const).flatMap((field) =>
    Object.values(sent[field]).flatMap((text) =>
      [...text.matchAll(SHOWN)].map(([, name = '']) => ({ field, name })),
    ),
  ),
];
