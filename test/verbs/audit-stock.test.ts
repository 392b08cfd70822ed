// The audit finds any tampering with stock, and says what and where.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { auditMarket, type Fault } from '#market/audit/audit-market.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { move, quantityOf, restocked, trade, type Goods } from './audit-stock-set-up.ts';

let base: Fresh;
let goods: Goods;
beforeAll(async () => {
  base = await freshDatabase();
  goods = await trade(base);
});
afterAll(() => base.close());

/**
 * The audit's findings about stock after a change, which is rolled back. Guards are off, as for the
 * owner of the database.
 */
async function planted(...changes: ReturnType<typeof sql>[]): Promise<string[]> {
  const over = new Error('rolled back');
  let found: Fault[] = [];
  await base.db
    .transaction()
    .execute(async (tx: Tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`alter table order_lines drop constraint order_lines_restocked`.execute(tx);
      await sql`drop index stock_moves_line`.execute(tx);
      for (const change of changes) expect((await change.execute(tx)).numAffectedRows).toBe(1n);
      found = await auditMarket(tx);
      throw over;
    })
    .catch((problem: unknown) => {
      if (problem !== over) throw problem;
    });
  return found.map(
    ({ fault, about, expected, found: is }) => `${fault} ${about}: ${expected} ${is}`,
  );
}
it('finds nothing where nothing is wrong', async () => expect(await planted()).toEqual([]));

describe('the audit finds', () => {
  it('stock that its moves do not come to', async () => {
    const { lamp } = goods;
    expect(await planted(quantityOf(lamp.inventory, 46))).toEqual([
      `stock inventory:${lamp.inventory}: 47 46`,
    ]);
    expect(
      await planted(
        sql`
          update stock_moves
          set quantity = 51
          where inventory_id = ${lamp.inventory} and cause = 'opening'`,
      ),
    ).toEqual([`stock inventory:${lamp.inventory}: 48 47`]);
  });
  it('a variant that was deleted with stock, or that has stock without an opening', async () => {
    const { lamp } = goods;
    expect(await planted(sql`delete from inventories where id = ${lamp.inventory}`)).toEqual([
      `stock inventory:${lamp.inventory}: 47 0`,
    ]);
    expect(
      await planted(
        sql`
          insert into inventories (id, product_id, quantity, choice) overriding system value
          values (2000000000, ${lamp.id}, 7, '{7}')`,
      ),
    ).toEqual(['stock inventory:2000000000: 0 7']);
  });
  it('a line whose pieces were never taken, or not all, or of another variant', async () => {
    const { lamp, cup, line } = goods;
    const taken = (to: ReturnType<typeof sql>) =>
      sql`update stock_moves set ${to} where order_line_id = ${line} and cause = 'order'`;
    expect(
      await planted(
        sql`delete from stock_moves where order_line_id = ${line} and cause = 'order'`,
        quantityOf(lamp.inventory, 52),
      ),
    ).toEqual([`stock-taken order-line:${line}: 5 0`]);
    expect(await planted(taken(sql`quantity = -4`), quantityOf(lamp.inventory, 48))).toEqual([
      `stock-taken order-line:${line}: 5 4`,
    ]);
    expect(
      await planted(
        taken(sql`inventory_id = ${cup.inventory}`),
        quantityOf(lamp.inventory, 52),
        quantityOf(cup.inventory, 45),
      ),
    ).toEqual([`stock-taken order-line:${line}: 5 0`]);
  });
  it('a line that was taken twice', async () => {
    const { lamp, line } = goods;
    expect(
      await planted(
        move(lamp.inventory, { quantity: -5, cause: 'order', line }),
        quantityOf(lamp.inventory, 42),
      ),
    ).toEqual([`stock-taken order-line:${line}: 5 10`]);
  });
  it('pieces said to be back that no move brought', async () => {
    const { line } = goods;
    expect(await planted(restocked(line, 3))).toEqual([`stock-restocked order-line:${line}: 2 3`]);
  });
  it('pieces that came back twice, more than were sold', async () => {
    const { cup, called } = goods;
    expect(
      await planted(
        move(cup.inventory, { quantity: 3, cause: 'cancel', line: called }),
        quantityOf(cup.inventory, 53),
        restocked(called, 6),
      ),
    ).toEqual(expect.arrayContaining([`restocked-twice order-line:${called}: 3 6`]));
  });
  it('pieces of a cancelled parcel not back in stock, or of a live one that are', async () => {
    const { lamp, cup, called, line } = goods;
    expect(
      await planted(
        sql`delete from stock_moves where order_line_id = ${called} and cause = 'cancel'`,
        quantityOf(cup.inventory, 47),
        restocked(called, 0),
      ),
    ).toEqual([`stock-cancelled order-line:${called}: 3 0`]);
    expect(
      await planted(
        move(lamp.inventory, { quantity: 1, cause: 'cancel', line }),
        quantityOf(lamp.inventory, 48),
        restocked(line, 3),
      ),
    ).toEqual([`stock-cancelled order-line:${line}: 0 1`]);
  });
  it('pieces back by a refund that never succeeded, or twice by one that did', async () => {
    const { lamp, line, failed, refund } = goods;
    const and = [quantityOf(lamp.inventory, 48), restocked(line, 3)];
    expect(
      await planted(
        move(lamp.inventory, { quantity: 1, cause: 'return', line, refund: failed }),
        ...and,
      ),
    ).toEqual([`stock-returned order-line:${line}: 2 3`, `stock-unrefunded refund:${failed}: 0 1`]);
    expect(
      await planted(sql`update stock_moves set refund_id = ${failed} where refund_id = ${refund}`),
    ).toEqual([`stock-unrefunded refund:${failed}: 0 2`]);
    expect(
      await planted(sql`update stock_moves set quantity = 3 where refund_id = ${refund}`, ...and),
    ).toEqual([`stock-returned order-line:${line}: 2 3`]);
  });
  it('pieces that came back before their refund succeeded', async () => {
    const { refund, line } = goods;
    const found = await planted(
      sql`update refunds set state = 'pending', ended_at = null where id = ${refund}`,
    );
    expect(found).toEqual(
      expect.arrayContaining([
        `stock-unrefunded refund:${refund}: 0 2`,
        `stock-returned order-line:${line}: 0 2`,
      ]),
    );
  });
  it('pieces of a refund that succeeded and brought nothing', async () => {
    const { lamp, refund, line } = goods;
    expect(
      await planted(
        sql`delete from stock_moves where refund_id = ${refund}`,
        quantityOf(lamp.inventory, 45),
        restocked(line, 0),
      ),
    ).toEqual([`stock-not-returned order-line:${line}: 2 0`]);
  });
  it('refunds of more pieces than were sold', async () => {
    const { refund, line } = goods;
    const found = await planted(
      sql`
        update refund_lines
        set quantity = 6, back = false
        where refund_id = ${refund} and order_line_id = ${line}`,
    );
    expect(found).toContain(`refunded-pieces order-line:${line}: 5 6`);
  });
});

it('what a refund brought stays where it failed afterwards, and that is in order', async () => {
  await transaction(base.db, (tx) =>
    endRefund(tx, goods.refund, { providerRef: '', state: 'failed' }),
  );
  expect(await planted()).toEqual([]);
});
