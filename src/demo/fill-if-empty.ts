// Fills an empty database with the demo market, once, whichever instance starts first.
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { drawAlbum, type Album } from '#demo/album.ts';
import { isFilled } from '#demo/is-filled.ts';
import { readDemo } from '#demo/read-demo.ts';
import type { Demo } from '#demo/shape.ts';
import {
  demoAccounts,
  demoOwner,
  makeDemoPasswords,
  type DemoAccount,
  type DemoPassword,
} from '#demo/demo-accounts.ts';
import { writeAccounts } from '#demo/write-accounts.ts';
import { writeCatalogue } from '#demo/write-catalogue.ts';
import { writeCategoryFilters } from '#demo/write-category-filters.ts';
import { writeContent } from '#demo/write-content.ts';
import { writeLists } from '#demo/write-lists.ts';
import { writeOffers } from '#demo/write-offers.ts';
import { writeOrders } from '#demo/write-orders.ts';
import { writeProducts } from '#demo/write-products.ts';
import { writeSizeTables } from '#demo/write-size-tables.ts';
import { writeReviews } from '#demo/write-reviews.ts';
import { writeRules } from '#demo/write-rules.ts';
import type { Services } from '#hall/services.ts';
import { addStarters } from '#market/catalogue/take-starters.ts';
import { countStores } from '#market/figures/count-stores.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { progress } from '#hall/progress.ts';

const LOCK = 7685322;
const PICTURE_SCALE = 0.9;

/**
 * Takes open services; a small `pictureScale` makes small pictures, for fills that nobody looks at.
 * Returns the new accounts, or null if the database was filled before. Their passwords are only in
 * this result; there are none if other machines can reach the shop.
 */
export async function fillIfEmpty(
  services: Services,
  pictureScale = PICTURE_SCALE,
): Promise<DemoAccount[] | null> {
  return (await isFilled(services.db)) ? null : fill(services, pictureScale, isFilled);
}

/**
 * The same for a market that was just set up and has no products: it keeps its settings, languages
 * and owner. `onProgress` gets the progress, from 0 to 1.
 */
export async function fillSetUpMarket(
  services: Services,
  onProgress: (share: number) => void,
  pictureScale = PICTURE_SCALE,
): Promise<DemoAccount[] | null> {
  if (await hasProducts(services.db)) return null;
  const accounts = await fill(services, pictureScale, hasProducts, onProgress);
  return accounts?.filter(({ is }) => is !== demoOwner.is) ?? null;
}

async function hasProducts(db: Db): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The share of pictures in the time of a fill; orders take the rest. */
const SHARE_OF_PICTURES = 0.9;

async function fill(
  services: Services,
  pictureScale: number,
  isDone: (db: Db) => Promise<boolean>,
  onProgress: (share: number) => void = () => {},
): Promise<DemoAccount[] | null> {
  const { db } = services;
  const demo = await readDemo('db/demo');
  const bars = new Map<string, (done: number) => void>();
  const show = (label: string, from: number, to: number) => (done: number, of: number) => {
    const bar = bars.get(label) ?? progress(label, of);
    bars.set(label, bar);
    bar(done);
    onProgress(from + ((to - from) * done) / Math.max(of, 1));
  };
  const drawn = show('Drawing the demo market’s pictures', 0, SHARE_OF_PICTURES);
  const ordered = show('Placing the demo market’s orders', SHARE_OF_PICTURES, 1);
  const [album, passwords] = await Promise.all([
    drawAlbum(demo, services.mediaFolder, pictureScale, drawn),
    makeDemoPasswords(services.config, services.passwords),
  ]);
  const filled = await transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    if (await isDone(tx)) return false;
    await writeAll(tx, demo, { album, passwords }, ordered);
    return true;
  });
  await sql`analyze`.execute(db);
  return filled ? demoAccounts(passwords) : null;
}

type DemoParts = { album: Album; passwords: Map<string, DemoPassword> };

async function writeAll(
  tx: Tx,
  demo: Demo,
  { album, passwords }: DemoParts,
  ordered: (done: number, of: number) => void,
): Promise<void> {
  await tx
    .insertInto('pictures')
    .values(album.files.map(({ name, width, height, bytes }) => ({ name, width, height, bytes })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const catalogue = await writeCatalogue(tx, demo, album);
  await writeSizeTables(tx, demo, catalogue.categories);
  await writeContent(tx, demo, album, catalogue.categories);
  await addStarters(tx);
  const rules = await writeRules(tx, demo, catalogue.stores);
  const products = await writeProducts(tx, demo, { catalogue, rules, album });
  await writeCategoryFilters(tx);
  const customer = await writeAccounts(tx, passwords, catalogue.stores);
  const settings = await readMarketSettings(tx);
  await writeOrders(tx, demo, { settings, products, customer }, ordered);
  await writeLists(tx, customer, products, catalogue.stores);
  await forgetNews(tx);
  await writeReviews(tx, demo);
  await writeOffers(tx, demo, products);
  await countStores(tx);
  await sql`
    select graphile_worker.add_job('resize-picture', payload := json_build_object('name', name),
      queue_name := 'pictures', priority := 100)
    from pictures where resized_at is null`.execute(tx);
  await touch(tx, 'settings', 'products');
}

/** Deletes the events of the demo's orders and people, so that no letters are sent about them. */
async function forgetNews(tx: Tx): Promise<void> {
  await sql`
    select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs
      where task_identifier in ('react', 'write-letter')))`.execute(tx);
}
