// The vouchers and shipping rules of a seller's store.
import { randomCode } from '#base/id.ts';
import type { Makers } from './placed-order.ts';

export const storeRuleThings: Makers = {
  'store-voucher': async ({ db, storeId = 0 }) => {
    const { id } = await db
      .insertInto('vouchers')
      .values({
        store_id: storeId,
        title: JSON.stringify({ en: 'Thanks' }),
        code: `S-${randomCode()}`,
        type: 2,
        amount: 1000,
        usage_limit: 10,
        limit_per_customer: 1,
        start_at: new Date(Date.now() - 3_600_000),
        end_at: new Date(Date.now() + 86_400_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  },
  'store-shipping-rule': async ({ db, storeId = 0 }) => {
    const { id } = await db
      .insertInto('shipping_rules')
      .values({ store_id: storeId, title: JSON.stringify({ en: 'Post' }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('shipping_places')
      .values({ shipping_rule_id: id, country: 'FR', price: 450, day_needed: 2 })
      .execute();
    return id;
  },
};
