// The audit of the books finds any tampering with the ledger, and says what and where.
import { execFile } from 'node:child_process';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { base, books, drop, named, run, shift, withFilledBooks } from './audit-market-set-up.ts';

withFilledBooks();

it('finds nothing where nothing is wrong', async () =>
  expect(await auditMarket(base.db)).toEqual([]));

describe('a ledger that was tampered with', () => {
  it('is found out by any single line, of every kind of entry', async () => {
    const entries = await base.db
      .selectFrom('ledger_entries')
      .select(['id', 'kind'])
      .orderBy('id')
      .execute();
    expect([...new Set(entries.map(({ kind }) => kind))].sort()).toEqual([
      'adjustment',
      'cash',
      'payment',
      'payout',
      'refund',
      'release',
      'sale',
      'settlement',
    ]);
    for (const line of await base.db
      .selectFrom('ledger_lines')
      .select(['id', 'entry_id'])
      .execute()) {
      expect(
        await named(run(sql`update ledger_lines set amount = amount + 1 where id = ${line.id}`)),
      ).toContain(`unbalanced entry:${line.entry_id}`);
      expect(await named(run(sql`delete from ledger_lines where id = ${line.id}`))).toContain(
        `unbalanced entry:${line.entry_id}`,
      );
    }
  });
  it('is found out by a unit between two lines that still balance', async () => {
    const { parcel, cashParcel, payment, payout, refund: back } = books;
    const faultsOfShift = (fact: string, from: string, to: string) => named(shift(fact, from, to));
    expect(await faultsOfShift(`payment:${payment}`, 'gateway', 'customer')).toEqual(
      expect.arrayContaining([
        `payment payment:${payment}`,
        `gateway method:${orderMethod.stripe}`,
        `customer order:${books.order}`,
      ]),
    );
    expect(await faultsOfShift(`sale:parcel:${parcel}`, 'held', 'market')).toEqual(
      expect.arrayContaining([
        `sale parcel:${parcel} store`,
        `sale parcel:${parcel} market`,
        `store store:${books.store}`,
      ]),
    );
    expect(await faultsOfShift(`sale:parcel:${parcel}`, 'tax', 'market')).toEqual([
      `sale parcel:${parcel} market`,
      `sale parcel:${parcel} tax`,
    ]);
    expect(await faultsOfShift(`cash:parcel:${cashParcel}`, 'store', 'customer')).toEqual(
      expect.arrayContaining([`cash parcel:${cashParcel}`, `customer order:${books.cash}`]),
    );
    expect(await faultsOfShift(`refund:${back}`, 'gateway', 'customer')).toEqual(
      expect.arrayContaining([`refund refund:${back}`, `customer order:${books.order}`]),
    );
    expect(await faultsOfShift(`refund:${back}:parcel:${parcel}`, 'tax', 'market')).toEqual([
      `refund-share parcel:${parcel} market`,
      `refund-share parcel:${parcel} tax`,
    ]);
    expect(await faultsOfShift(`release:parcel:${parcel}`, 'held', 'store')).toContain(
      `release parcel:${parcel}`,
    );
    expect(await faultsOfShift(`payout:${payout}`, 'store', 'bank')).toEqual(
      expect.arrayContaining([`payout-paid payout:${payout}`, `store store:${books.store}`]),
    );
    expect(await faultsOfShift(`settlement:payment:${payment}`, 'bank', 'market')).toEqual([
      `settlement payment:${payment} bank`,
      `settlement payment:${payment} market`,
    ]);
  });
  it('is found out by an entry that is gone', async () => {
    const { parcel, cashParcel, payment, payout, refund: back } = books;
    const expected: [fact: string, fault: string][] = [
      [`payment:${payment}`, `payment payment:${payment}`],
      [`sale:parcel:${parcel}`, `sale-missing parcel:${parcel}`],
      [`sale:parcel:${cashParcel}`, `sale-missing parcel:${cashParcel}`],
      [`cash:parcel:${cashParcel}`, `cash parcel:${cashParcel}`],
      [`refund:${back}`, `refund refund:${back}`],
      [`refund:${back}:parcel:${parcel}`, `refund-share parcel:${parcel} store`],
      [`release:parcel:${parcel}`, `release-missing parcel:${parcel}`],
      [`payout:${payout}`, `payout-paid payout:${payout}`],
      [`settlement:payment:${payment}`, `settlement payment:${payment} gateway`],
    ];
    for (const [fact, fault] of expected)
      expect([fact, await named(drop(fact))]).toEqual([fact, expect.arrayContaining([fault])]);
  });
  it('shows a line moved to another store, gateway, currency or payout', async () => {
    const { parcel, payment, open } = books;
    const of = (fact: string, account: string) =>
      sql`entry_id = (select id from ledger_entries where fact = ${fact}) and account = ${account}`;
    expect(
      await named(
        run(
          sql`
            update ledger_lines
            set store_id = ${books.other}
            where ${of(`sale:parcel:${parcel}`, 'held')}`,
        ),
      ),
    ).toEqual(
      expect.arrayContaining([
        `store store:${books.store}`,
        `store store:${books.other}`,
        `sale parcel:${parcel} store`,
      ]),
    );
    expect(
      await named(
        run(
          sql`
            update ledger_lines
            set method = ${orderMethod.paypal}
            where ${of(`payment:${payment}`, 'gateway')}`,
        ),
      ),
    ).toEqual(
      expect.arrayContaining([
        `gateway method:${orderMethod.paypal}`,
        `payment payment:${payment}`,
      ]),
    );
    expect(
      await named(
        run(
          sql`
            update ledger_lines
            set currency = 'EUR'
            where entry_id = (
              select id from ledger_entries where fact = ${`sale:parcel:${parcel}`}
            )`,
        ),
      ),
    ).toContain(`sale parcel:${parcel} customer`);
    expect(
      await named(
        run(sql`update ledger_lines set payout_id = null where payout_id = ${open} and amount > 0`),
      ),
    ).toContain(`payout payout:${open}`);
  });
});

describe('facts that were tampered with', () => {
  it('are found out beside the ledger', async () => {
    const { parcel, payment, payout, open, refund: back, order, cash } = books;
    const expected: [change: ReturnType<typeof sql>, fault: string][] = [
      [sql`update payments set received = 1 where id = ${payment}`, `payment payment:${payment}`],
      [
        sql`update payments set state = 'failed', succeeded_at = null where id = ${payment}`,
        `payment payment:${payment}`,
      ],
      [sql`update refunds set state = 'failed' where id = ${back}`, `refund refund:${back}`],
      [
        sql`update refund_parcels set amount = 300 where refund_id = ${back}`,
        `refund-parts refund:${back}`,
      ],
      [sql`update orders set paid = paid + 1 where id = ${order}`, `order-paid order:${order}`],
      [sql`update orders set paid = paid - 1 where id = ${cash}`, `order-paid order:${cash}`],
      [sql`update orders set refunded = 0 where id = ${order}`, `order-refunded order:${order}`],
      [
        sql`update order_lines set commission = 0 where parcel_id = ${parcel}`,
        `sale parcel:${parcel} market`,
      ],
      [
        sql`update parcels set released_at = null where id = ${parcel}`,
        `release-missing parcel:${parcel}`,
      ],
      [
        sql`
          update parcels
          set subtotal = 0, tax = 0, shipping_price = 0, fee = 0, total = 0, cancelled_at = now()
          where id = ${parcel}`,
        `sale-unfounded parcel:${parcel}`,
      ],
      [sql`update payouts set amount = 1 where id = ${open}`, `payout payout:${open}`],
      [
        sql`update payouts set state = 'open', ended_at = null where id = ${payout}`,
        `payout-paid payout:${payout}`,
      ],
      [
        sql`update payouts set state = 'cancelled', ended_at = now() where id = ${open}`,
        `payout payout:${open}`,
      ],
      [
        sql`update settlement_lines set gross = 1, net = 1, fee = 0`,
        `settlement payment:${payment} gateway`,
      ],
      [sql`update settlement_lines set found = 'different'`, 'settlement-unfounded'],
    ];
    for (const [change, fault] of expected)
      expect((await named(run(change))).join('\n')).toContain(fault);
  });
});

describe('npm run market -- audit', () => {
  const type = () =>
    new Promise<{ code: number; out: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        ['src/cli/market.ts', 'audit'],
        { env: { ...process.env, DATABASE_URL: base.url } },
        (_, out) => resolve({ code: child.exitCode ?? -1, out }),
      );
    });
  it('says that the books are in order, or what is not', async () => {
    const { count } = await base.db
      .selectFrom('ledger_entries')
      .select((row) => row.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    expect(await type()).toEqual({ code: 0, out: `The books are in order: ${count} entries.\n` });
    await base.db
      .updateTable('orders')
      .set((row) => ({ paid: row('paid', '+', 7) }))
      .where('id', '=', books.order)
      .execute();
    expect(await type()).toEqual({
      code: 1,
      out:
        `order-paid  order:${books.order}: 1350 expected, 1357 found (minor units of USD)\n\n` +
        '1 things do not hold.\n',
    });
  });
});
