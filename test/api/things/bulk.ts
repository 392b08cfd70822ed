// A run of one act over a thing, which was refused.
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import type { Owner } from './placed-order.ts';

/** What a run did to things that are not deleted. */
const ACTS: Record<string, string> = {
  enrolment: 'refuse',
  'left-cart': 'remind',
  order: 'cancel',
  parcel: 'confirm',
  payout: 'paid',
  review: 'show',
};

/** Of the kind of thing that a call is about. */
export async function bulk({ db, shopper, made }: Owner): Promise<number> {
  // vouchers and products may stand beside orders, as what these have; tags beside products
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
