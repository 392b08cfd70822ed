// The pictures of reviews: in use while a review shows them, and deleted once none does.
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tasks } from '#contract/tasks.ts';
import { transaction } from '#db/transaction.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { removeUnshown, removeUnused } from '#market/content/remove-pictures.ts';
import { readOwnReview } from '#market/reviews/read-reviews.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { makeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { databaseBefore } from '../db.ts';
import { bought } from '../deliver.ts';
import { makeVisitor } from '../make.ts';
import { base, market, picture, pictures, say, withReviews } from './reviews-set-up.ts';

withReviews();

const namesOf = (count: number, from: number) => pictures(count, from).map(({ name }) => name);
const shownIn = async (buyer: Shopper, product: number) => {
  const { review_images: images } = await readOwnReview(base.db, buyer, product, null);
  return images.map(({ image }) => image);
};
async function stored(names: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pictures where name = any(${names}::text[]) order by name
  `.execute(base.db);
  return rows.map(({ name }) => name);
}
/** Does the worker's part for pictures that reviews have lost. */
async function forgotten(): Promise<void> {
  const { rows } = await sql<{ payload: Tasks['forget-pictures'] }>`
    select j.payload
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'forget-pictures'
  `.execute(base.db);
  for (const { payload } of rows)
    await transaction(base.db, (tx) => removeUnshown(tx, payload.names));
}

it('a picture of a review is used, and staff who remove what is unused leave it', async () => {
  const { staff } = await makeStaff(base, 'owner');
  const buyer = makeVisitor();
  const purchase = await bought(base.db, market, buyer);
  await say(buyer, { ...purchase, pictures: pictures(2, 100) });
  await sql`update pictures set created_at = now() - interval '8 days'`.execute(base.db);
  await transaction(base.db, (tx) => removeUnused(tx, staff));
  expect(await stored(namesOf(2, 100))).toEqual(namesOf(2, 100));
});

it('pictures of reviews that were written before are known to be used', async () => {
  const older = await databaseBefore('0213');
  const { name } = picture(110);
  await sql`set session_replication_role = replica`.execute(older.db);
  await sql`
    with fresh as (
      insert into pictures (name, width, height, bytes) values (${name}, 1, 1, 1)
    )
    insert into review_images (review_id, image, place) values (7, ${name}, 1)
  `.execute(older.db);
  await sql`set session_replication_role = origin`.execute(older.db);
  await older.goOn();
  const { rows } = await sql`select source, thing, picture from picture_uses`.execute(older.db);
  expect(rows).toEqual([{ source: 'review_images', thing: 7, picture: name }]);
  await older.close();
});

it('pictures that are sent again, as their answer was lost, stand in the review once', async () => {
  const buyer = makeVisitor();
  const purchase = await bought(base.db, market, buyer);
  const chosen = { ...purchase, pictures: [...pictures(2, 120), picture(120)] };
  expect(await say(buyer, chosen)).toBe(3);
  expect(await say(buyer, chosen)).toBe(3);
  expect(await shownIn(buyer, purchase.productId)).toEqual(namesOf(2, 120));
});

it('a picture that is taken out of a review is removed, unless another review shows it', async () => {
  const [buyer, other] = [makeVisitor(), makeVisitor()];
  const purchase = await bought(base.db, market, buyer);
  const theirs = await bought(base.db, market, other);
  await say(other, { ...theirs, pictures: pictures(1, 131) });
  await say(buyer, { ...purchase, pictures: pictures(3, 130) });
  const { review_images: images } = await readOwnReview(base.db, buyer, purchase.productId, null);
  await say(buyer, { ...purchase, drop: images.slice(0, 2).map(({ id }) => id) });
  await forgotten();
  expect(await stored(namesOf(3, 130))).toEqual(namesOf(2, 131));
});

it('pictures of reviews go with the account of who wrote them', async () => {
  const { customer } = await makeCustomer(base);
  const purchase = await bought(base.db, market, customer);
  await say(customer, { ...purchase, pictures: pictures(2, 140) });
  await transaction(base.db, (tx) => eraseAccount(tx, customer));
  await forgotten();
  expect(await stored(namesOf(2, 140))).toEqual([]);
});
