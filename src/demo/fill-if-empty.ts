// Fills an empty database with the demo market, once, whichever instance comes first.
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { drawAlbum, type Album } from '#demo/album.ts';
import { readDemo } from '#demo/read-demo.ts';
import type { Demo } from '#demo/shape.ts';
import { sealDemoPasswords, writeAccounts } from '#demo/write-accounts.ts';
import { writeCatalogue } from '#demo/write-catalogue.ts';
import { writeContent } from '#demo/write-content.ts';
import { writeLists } from '#demo/write-lists.ts';
import { writeOffers } from '#demo/write-offers.ts';
import { writeOrders } from '#demo/write-orders.ts';
import { writeProducts } from '#demo/write-products.ts';
import { writeReviews } from '#demo/write-reviews.ts';
import { writeRules } from '#demo/write-rules.ts';
import type { House } from '#house.ts';
import { fold } from '#market/search/fold.ts';
import { readShop } from '#market/settings/read-shop.ts';
import { progress } from '#progress.ts';

const LOCK = 7685322;
const PICTURE_SCALE = 0.9;

/** Takes an open house; `pictureScale` draws smaller pictures where nobody looks at them. */
export async function fillIfEmpty(house: House, pictureScale = PICTURE_SCALE): Promise<void> {
  const { db } = house;
  if (await isFilled(db)) return;
  const demo = await readDemo('db/demo');
  const bars = new Map<string, (done: number) => void>();
  const show = (label: string) => (done: number, of: number) => { const bar = bars.get(label) ?? progress(label, of); bars.set(label, bar); bar(done); };
  const [album, sealed] = await Promise.all([drawAlbum(demo, house.mediaFolder, pictureScale, show('Drawing the demo market’s pictures')), sealDemoPasswords(house.passwords)]);
  await transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    if (await isFilled(tx)) return;
    await writeAll(tx, demo, album, sealed, show('Placing the demo market’s orders'));
  });
  await sql`analyze`.execute(db);
}

async function writeAll(tx: Tx, demo: Demo, album: Album, sealed: Map<string, string>, ordered: (done: number, of: number) => void): Promise<void> {
  await tx.insertInto('pictures').values(album.files.map(({ name, width, height, bytes }) => ({ name, width, height, bytes }))).onConflict((conflict) => conflict.doNothing()).execute();
  const catalogue = await writeCatalogue(tx, demo, album, fold);
  await writeContent(tx, demo, album, catalogue.categories);
  const rules = await writeRules(tx, demo, catalogue.stores);
  const products = await writeProducts(tx, demo, catalogue, rules, album, fold);
  const customer = await writeAccounts(tx, sealed, catalogue.stores);
  await writeOrders(tx, demo, await readShop(tx), products, customer, ordered);
  await writeLists(tx, customer, products, catalogue.stores);
  await forgetNews(tx);
  await writeReviews(tx, demo);
  await writeOffers(tx, demo, products);
  await sql`select graphile_worker.add_job('resize-picture', payload := json_build_object('name', name), queue_name := 'pictures', priority := 100) from pictures where resized_at is null`.execute(tx);
  await touch(tx, 'settings', 'products');
}

/** What befell the demo's orders and people is no news to anybody: no letter goes out about it. */
async function forgetNews(tx: Tx): Promise<void> {
  await sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where task_identifier in ('react', 'write-letter')))`.execute(tx);
}

async function isFilled(db: Db): Promise<boolean> {
  return (await db.selectFrom('settings').select('one').executeTakeFirst()) !== undefined;
}
