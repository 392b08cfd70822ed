// Which letters are written: to whom, how often, and after what.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Letters } from '#contract/letters.ts';
import { transaction } from '#db/transaction.ts';
import { writeLetter } from '#jobs/mail/write-letter.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { demoDatabase, freshDatabase, type Fresh } from '../db.ts';
import { lettersTo, reactTo } from '../letters.ts';
import { makeShop, makeVisitor, unique } from '../make.ts';
import { address, makeAddress, order, twoStores } from '../carts.ts';

let base: Fresh;
let market: MarketSettings;
beforeAll(async () => {
  base = await freshDatabase();
  market = await makeShop(base.db);
});
afterAll(() => base.close());

describe('the delivery log', () => {
  const put = (kind: keyof Letters, to: string) =>
    transaction(base.db, (tx) =>
      writeLetter(
        tx,
        { publicUrl: 'https://souk.example', mail: null },
        {
          kind,
          to,
          language: 'en',
          data: { name: 'Amal', code: '482913', service: 'google', key: 'key' },
        },
      ),
    );
  const mailsTo = (to: string) =>
    base.db.selectFrom('mails').select(['kind', 'state']).where('recipient', '=', to).execute();
  it('keeps a letter in the outbox where there is no mail server', async () => {
    await put('welcome', 'outbox@example.com');
    expect(await mailsTo('outbox@example.com')).toEqual([{ kind: 'welcome', state: 'outbox' }]);
  });
  it.each([
    '',
    'nobody',
    'a@example.com\r\nBcc: b@example.com',
    'a@example.com, b@example.com',
    '<a@example.com>',
  ])('takes none for the address %j', async (to) => {
    await put('welcome', to);
    expect(await mailsTo(to)).toEqual([]);
  });
  it.each(['recipient', 'subject', 'reply_to'])(
    'can not hold a line end in %s, whoever writes it',
    async (column) => {
      const values = ['recipient', 'subject', 'reply_to'].map((name) =>
        name === column ? `E'a@b.c\\nBcc:'` : `'a@b.c'`,
      );
      await expect(
        sql
          .raw(
            `
              insert into mails (kind, language, html, plain, recipient, subject, reply_to)
              values ('x', 'en', '', '', ${values.join(', ')})`,
          )
          .execute(base.db),
      ).rejects.toMatchObject({ code: '23514' });
    },
  );
  it.each([
    'verify',
    'already-registered',
    'password-code',
    'seller-verify',
    'social-code',
    'newsletter-confirm',
  ] as const)(
    'takes at most three of %s for one address within an hour, also when ten come at once',
    async (kind) => {
      const to = `${unique('flooded')}@example.com`;
      await Promise.all(Array.from({ length: 10 }, () => put(kind, to)));
      expect(await mailsTo(to)).toHaveLength(3);
      await put('welcome', to);
      expect(await mailsTo(to)).toHaveLength(4);
      await base.db
        .updateTable('mails')
        .set({ created_at: new Date(Date.now() - 3_600_001) })
        .where('recipient', '=', to)
        .execute();
      await put(kind, to);
      expect(await mailsTo(to)).toHaveLength(5);
    },
  );
});

describe('what befalls an order', () => {
  async function placed(
    language: string,
  ): Promise<{ email: string; id: number; visitor: ReturnType<typeof makeVisitor> }> {
    const visitor = makeVisitor(language);
    const email = `${unique('buyer')}@example.com`;
    await makeAddress(base.db, visitor, { ...address, email });
    await twoStores(base.db, visitor);
    return { visitor, email, id: (await order(base.db, market, visitor)).id };
  }
  it('is written to its buyer at every step of a parcel, in their language', async () => {
    const { id, email } = await placed('ar');
    const [parcel] = await base.db
      .selectFrom('parcels')
      .select('id')
      .where('order_id', '=', id)
      .orderBy('id')
      .execute();
    await reactTo(base.db, id);
    for (const action of ['confirm', 'pick-up', 'send', 'deliver'] as const)
      await transaction(base.db, (tx) =>
        moveParcel(tx, { parcelId: parcel?.id ?? 0, action, actor: 'seller' }),
      );
    await reactTo(base.db, id);
    expect((await lettersTo(base.db, email)).slice(1)).toEqual(
      [2, 3, 4, 5].map((status) => ({
        kind: 'parcel-moved',
        to: email,
        language: 'ar',
        data: { order: id, parcel: parcel?.id, status },
      })),
    );
  });
  it('is written once when it is cancelled, however often its words change', async () => {
    const { id, email, visitor } = await placed('fr');
    for (const title of ['Too late', 'Much too late'])
      await transaction(base.db, (tx) =>
        cancelOrder(tx, visitor, { orderId: id, title, message: 'x' }),
      );
    await reactTo(base.db, id);
    expect((await lettersTo(base.db, email)).slice(1)).toEqual([
      { kind: 'order-cancelled', to: email, language: 'fr', data: { order: id } },
    ]);
  });
  it('is written to nobody when its buyer was erased', async () => {
    const { id, email, visitor } = await placed('en');
    await transaction(base.db, (tx) =>
      cancelOrder(tx, visitor, { orderId: id, title: 'x', message: 'x' }),
    );
    await sql`update orders set address = address || '{"email":""}' where id = ${id}`.execute(
      base.db,
    );
    await reactTo(base.db, id);
    expect([await lettersTo(base.db, email), await lettersTo(base.db, '')]).toEqual([[], []]);
  });
});

describe('the demo market', () => {
  it('has a past that is no news: nothing waits to be written to anybody', async () => {
    const demo = await demoDatabase();
    const { rows } = await sql<{
      jobs: number;
      events: number;
    }>`
      select
        (
          select count(*)
          from graphile_worker.jobs
          where task_identifier in ('react', 'write-letter', 'send-mail')
        ) as jobs,
        (select count(*) from events where kind = 'parcel-moved') as events`.execute(demo.db);
    await demo.close();
    expect(rows[0]?.jobs).toBe(0);
    expect(rows[0]?.events).toBeGreaterThan(100);
  }, 300_000);
});
