// Staff find anything by name, code or number, with or without accents; and only what they may
// edit.
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { fillCart, order } from '../carts.ts';
import { makeCustomer } from '../customer.ts';
import { makeProduct, makeStore } from '../make.ts';
import { base, open, withOwnShop } from './own-shop.ts';

withOwnShop();
let owner: MadeStaff;
let support: MadeStaff;
beforeAll(async () => {
  owner = await makeStaff(base, 'owner');
  support = await makeStaff(base, 'support');
  const titles = [
    ['brands', 'Épicerie Ünlü'],
    ['categories', 'دُكّان القهوة'],
    ['pages', 'Über uns'],
    ['collections', 'दीया और लालटेन'],
  ] as const;
  for (const [at, [table, en]] of titles.entries())
    await base.db
      .insertInto(table)
      .values({
        slug: `found-${at}`,
        title: JSON.stringify({ en }),
        ...(table === 'categories' ? { path: [] } : {}),
        ...(table === 'pages' ? { description: JSON.stringify({ en: '<p>Us.</p>' }) } : {}),
      } as never)
      .execute();
});
const find = (q: string, by = owner) => open.ask('adminSearch.find', { q }, by.headers);
const titles = async (q: string) => (await find(q)).map(({ kind, title }) => `${kind}: ${title}`);

describe('what staff look for', () => {
  it.each([
    ['epicerie', 'brand: Épicerie Ünlü'],
    ['ÜNLÜ epi', 'brand: Épicerie Ünlü'],
    ['دكان', 'category: دُكّان القهوة'],
    ['القهوه', 'category: دُكّان القهوة'],
    ['uber', 'page: Über uns'],
    ['लालटेन', 'collection: दीया और लालटेन'],
  ])('as %s is found: %s', async (q, expected) => expect(await titles(q)).toContain(expected));

  it('is a customer by name, e-mail and half a phone number, and an order by its code', async () => {
    const who = await makeCustomer(base, { name: 'Çağla Öztürk' });
    await base.db
      .updateTable('accounts')
      .set({ phone: '+90 (532) 555 0182' })
      .where('id', '=', who.accountId)
      .execute();
    await fillCart(base.db, who.customer, { product: await makeProduct(base.db) });
    const placed = await order(base.db, await open.services.market(), who.customer);
    const customer = { kind: 'customer', id: who.accountId, note: who.email };
    for (const q of ['cagla ozturk', who.email, '0532 555', '5550182'])
      expect(await find(q, support), q).toContainEqual(expect.objectContaining(customer));
    expect(await find(placed.code.slice(0, 7).toLowerCase(), support)).toContainEqual(
      expect.objectContaining({ kind: 'order', id: placed.id, title: placed.code }),
    );
  });
  it('is found by its SKU and by its number', async () => {
    const { id, inventory } = await makeProduct(base.db, { name: 'Brass lamp' });
    await base.db
      .updateTable('products')
      .set({ folded: 'brass lamp' })
      .where('id', '=', id)
      .execute();
    await base.db
      .updateTable('inventories')
      .set({ sku: 'LMP-77-BR' })
      .where('id', '=', inventory)
      .execute();
    for (const q of ['lmp-77', 'brass LAMP', `${id}`])
      expect(await find(q)).toContainEqual(expect.objectContaining({ kind: 'product', id }));
    expect(await find('LMP%')).toEqual([]);
  });

  it('is a store, and who wants one, with or without accents', async () => {
    const store = await makeStore(base.db);
    await base.db
      .updateTable('stores')
      .set({ name: 'Épices du Marché' })
      .where('id', '=', store)
      .execute();
    const { accountId: account_id } = await makeCustomer(base, { name: 'Inès Moreau' });
    const { id } = await base.db
      .insertInto('applications')
      .values({ account_id, store_name: 'Quai-7 des Épices', language: 'fr', state: 'received' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await find('epices')).toEqual([
      expect.objectContaining({ kind: 'store', id: store }),
      expect.objectContaining({ kind: 'application', id, note: 'Inès Moreau' }),
    ]);
    expect(await titles('quai-7')).toEqual(['application: Quai-7 des Épices']);
  });

  it('leaves out what they may not edit, and needs more than one letter', async () => {
    expect(await find('epicerie', support)).toEqual([]);
    for (const q of ['', 'e', '%', '  ']) expect(await find(q)).toEqual([]);
  });
});
