// Visitors who buy one product each, for the benches of sales.
import { sql } from 'kysely';
import { addToCart } from '#market/carts/add-to-cart.ts';
import { chooseShipping } from '#market/carts/choose-shipping.ts';
import { saveAddress } from '#market/addresses/save-address.ts';
import { visitor, type Visitor } from '#market/settings/actor.ts';
import { transaction } from '#db/transaction.ts';
import type { Market } from './shop.ts';

const address = {
  name: 'Bench Buyer',
  email: 'bench@example.com',
  phone: '+44 20 7946 0000',
  country: 'GB',
  state: '',
  city: 'London',
  zip: 'E1 6AN',
  address_1: '1 Market Lane',
  address_2: '',
  delivery_instruction: '',
};

export type Buyer = { visitor: Visitor; product: number; inventory: number };

export async function buyers({ services }: Market, name: string, count: number): Promise<Buyer[]> {
  const { rows } = await sql<{
    product: number;
    inventory: number;
  }>`select p.id as product, min(i.id) as inventory from products p
    join inventories i on i.product_id = p.id
    join shipping_places s on s.shipping_rule_id = p.shipping_rule_id and s.country = 'ALL'
    group by p.id order by p.id`.execute(services.db);
  return Array.from({ length: count }, (_, at) => {
    const { product = 0, inventory = 0 } = rows[at % rows.length] ?? {};
    return {
      visitor: visitor(`${name}-${at}-token`, { language: 'en', timeZone: 'UTC' }),
      product,
      inventory,
    };
  });
}

export async function fillCart(
  { services }: Market,
  { visitor, product, inventory }: Buyer,
): Promise<void> {
  await transaction(services.db, async (tx) => {
    const line = await addToCart(tx, visitor, {
      product_id: product,
      inventory_id: inventory,
      quantity: 1,
    });
    await chooseShipping(tx, visitor, await saveAddress(tx, visitor, null, address), [
      { lineId: line.id, type: 1, wanted: true },
    ]);
  });
}
