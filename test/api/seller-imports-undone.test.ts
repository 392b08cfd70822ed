// An import of a seller: started once, undone completely, and recorded with its person.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { base } from './own-shop.ts';
import {
  brought,
  csv,
  does,
  lamp,
  onSale,
  opened,
  owner,
  post,
  proposals,
  seller,
  store,
  trust,
  uploaded,
  withSellerImports,
  work,
} from './seller-import-steps.ts';

withSellerImports();

describe('an import', () => {
  it('of new products is undone as a whole', async () => {
    await trust();
    const done = await brought(csv(lamp(1), lamp(2)));
    expect(done.undo).toMatchObject({ removed: 2, restored: 0 });
    expect(await does('undo', done.id)).toMatchObject({
      state: 'undone',
      taken_back: { removed: 2, hidden: 0, restored: 0, stays: 0 },
    });
    expect(await onSale()).toEqual([]);
  });

  it('ends when who asked for it may not any more', async () => {
    const { id } = await uploaded(csv(lamp(1)));
    await post('run', id);
    await sql`delete from store_members where account_id = ${seller.accountId}`.execute(base.db);
    await work(id);
    const { rows } =
      await sql`select trouble ->> 'code' as code from imports where id = ${id}`.execute(base.db);
    expect(rows).toEqual([{ code: 'not-allowed' }]);
    expect(await proposals()).toEqual([]);
  });

  it('begins once, however often it is asked for at the same time', async () => {
    const { id } = await uploaded(csv(lamp(1)));
    const answers = await Promise.all([1, 2, 3].map(() => post('run', id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200).map(({ data }) => data)).toMatchObject([
      { code: 'import-at-work' },
      { code: 'import-at-work' },
    ]);
    await Promise.all([work(id), work(id)]);
    await work(id);
    expect(await opened(id)).toMatchObject({ state: 'done', created: 1 });
    expect(await proposals()).toHaveLength(1);
  });

  it('does not put a text back without approval, once the store is trusted no more', async () => {
    await trust();
    await brought(csv(lamp(1)));
    const done = await brought(csv(lamp(1, '30').replace('Lamp 1', 'Approved lamp')));
    await sql`update stores set trusted_at = null, trusted_by = null where id = ${store}`.execute(
      base.db,
    );
    await does('undo', done.id);
    expect(await onSale()).toEqual([{ title: 'Approved lamp', price: 1990, stock: 5 }]);
  });

  it('leaves later changes alone, and what was sold stays sold', async () => {
    await trust();
    await brought(csv(lamp(1, '10', '5')));
    const done = await brought(csv(lamp(1, '20', '50')));
    const sold = sql`
      insert into stock_moves (inventory_id, quantity, cause, account_id)
      select i.id, -2, 'hand', ${owner.accountId}
      from inventories i join products p on p.id = i.product_id where p.store_id = ${store}
    `;
    await sold.execute(base.db);
    await sql`update products set selling = 2500 where store_id = ${store}`.execute(base.db);
    await does('undo', done.id);
    expect(await onSale()).toEqual([{ title: 'Lamp 1', price: 2500, stock: 3 }]);
  });

  it('tried out writes nothing', async () => {
    const { id } = await uploaded(csv(lamp(1), lamp(2, 'x')));
    expect(await does('try', id)).toMatchObject({ trial: { created: 1, refused: 1 } });
    expect(await proposals()).toEqual([]);
  });

  it('tried out distinguishes stock that is not counted from a stock of 1,000', async () => {
    const { id } = await uploaded(csv(lamp(1, '19.90', '1000'), lamp(2, '19.90', '')));
    expect(await does('try', id)).toMatchObject({ trial: { created: 2, uncounted: 1 } });
  });
});
