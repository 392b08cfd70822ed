// A run of one act for a thing, which was refused.
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import type { Owner } from './placed-order.ts';

/** The acts of runs on things that are not deleted. */
const ACTS: Record<string, string> = {
  enrolment: 'refuse',
  'left-cart': 'remind',
  order: 'cancel',
  parcel: 'confirm',
  payout: 'paid',
  review: 'show',
};

/** For the kind of thing that a call is about. */
export async function bulk({ db, shopper, made }: Owner): Promise<number> {
  // vouchers and products may stand beside orders, because those have them; tags beside products
  const nouns = [...made.keys()].filter((thing) => thing in bulkKinds);
  const noun =
    (['order', 'product'] as const).find((one) => made.has(one)) ?? nouns[0] ?? 'product';
  const { id } = await db
    .insertInto('bulks')
    .values({
      noun,
      act: ACTS[noun] ?? 'delete',
      account_id: shopper.kind === 'customer' ? shopper.accountId : null,
      language: 'en',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('bulk_rows')
    .values({
      bulk_id: id,
      place: 1,
      thing_id: 1,
      title: 'Lamp',
      outcome: 'refused',
      refusal: JSON.stringify({ code: 'thing-not-found' }),
    })
    .execute();
  return id;
}
