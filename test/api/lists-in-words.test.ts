// Lists within a text use the comma of the reader’s language: the options of an ordered product, on
// the order's page, at the seller’s and in letters.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { makeSeller } from '../at-work.ts';
import { address } from '../carts.ts';
import { base, open, withDemoShop } from './own-shop.ts';
import { newShopper, orderThings, type Sold } from './shopper.ts';

withDemoShop();

type Chosen = Sold & { store: number; sku: string };

/** A product with two options and a SKU. */
async function ofTwoOptions(): Promise<Chosen> {
  const { rows } = await sql<Chosen>`
    select p.id as product_id, i.id as inventory_id, p.store_id as store, i.sku
    from products p
    join inventories i on i.product_id = p.id
    join shipping_places sp on sp.shipping_rule_id = p.shipping_rule_id and sp.country = 'ALL'
    where p.public and i.quantity >= 20 and cardinality(i.choice) = 2 and i.sku <> ''
    order by i.id
    limit 1`.execute(base.db);
  const [thing] = rows;
  if (!thing) throw new Error('Nothing of the demo market has two options.');
  return thing;
}

/** The letter to the buyer of an order, as plain text. */
async function letterOf(order: number): Promise<string> {
  await transaction(base.db, (tx) =>
    writeLetter(tx, open.services.config, {
      kind: 'order-placed',
      to: address.email,
      language: 'ar',
      data: { order },
    }),
  );
  const { plain } = await base.db
    .selectFrom('mails')
    .select('plain')
    .where('kind', '=', 'order-placed')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return plain;
}

describe('the options of what was ordered', () => {
  it('have the comma of the language that they are read in', async () => {
    const thing = await ofTwoOptions();
    const shopper = newShopper('ar');
    const placed = await orderThings(open, shopper, [thing]);
    const choiceIn = async (language: string) => {
      const { user_token } = shopper;
      const orders = await open.ask('order.byUser', { user_token }, { language });
      if (!('data' in orders)) throw new Error('These are no orders.');
      return orders.data.flatMap(({ ordered_products: those }) => those)[0]?.choice ?? '';
    };
    const arabic = await choiceIn('ar');
    expect(arabic).toMatch(/^[^,،]+: [^,،]+، [^,،]+: [^,،]+$/);
    expect(await choiceIn('en')).toMatch(/^[^,،]+: [^,،]+, [^,،]+: [^,،]+$/);
    expect(await choiceIn('fr')).toMatch(/^[^,،]+\u00a0: [^,،]+, [^,،]+\u00a0: [^,،]+$/);
    expect(await letterOf(placed.id)).toContain(`(${arabic})`);
  });

  it('and those of a store’s stock, at its seller’s', async () => {
    const { store, sku } = await ofTwoOptions();
    const { headers } = await makeSeller(base, store);
    const inventory = async (language: string) => {
      const { rows } = await open.ask('sellerInventory.list', { q: sku }, { ...headers, language });
      return rows[0]?.variant;
    };
    expect(await inventory('ar')).toMatch(/^[^,،]+، [^,،]+$/);
    expect(await inventory('en')).toMatch(/^[^,،]+, [^,،]+$/);
  });
});
