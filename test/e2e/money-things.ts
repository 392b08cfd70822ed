// What the tests of money need: an application, a reported transfer, a disputed payment, earnings.
import { orderMethod } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { releaseEarnings } from '#market/ledger/release-earnings.ts';
import { fileTransfer } from '#market/payments/transfers/file-transfer.ts';
import { handOver, makeOrder, payOrder } from '../books.ts';
import { makeProduct, makeStore, makeVisitor, unique } from '../make.ts';
import { openMethods, toPay } from '../pay.ts';

const LONG_AGO_DAYS = 60;
const DAY_MS = 24 * 3_600_000;

/** An application with a proven address; returns its store's name. */
export async function application(db: Db): Promise<string> {
  const store_name = unique('Lanterns');
  const { id } = await db
    .insertInto('accounts')
    .values({
      name: 'Amal Idrissi',
      email: `${unique('amal')}@example.com`.toLowerCase(),
      verified_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('applications')
    .values({ account_id: id, store_name, language: 'fr', state: 'received' })
    .execute();
  return store_name;
}

/** A transfer that a buyer reported; returns its order's code. */
export async function reportedTransfer(db: Db): Promise<string> {
  const market = await openMethods(db, [orderMethod.bank]);
  const shopper = makeVisitor();
  const product = await makeProduct(db);
  const { id } = await toPay(db, market, shopper, { product, method: orderMethod.bank });
  const bank = { bankName: 'Lakeside', accountName: 'Amal', accountNumber: '', branchName: '' };
  await transaction(db, (tx) =>
    fileTransfer(tx, shopper, {
      orderId: id,
      transId: unique('T'),
      amount: null,
      paidOn: null,
      proof: null,
      ...bank,
    }),
  );
  return codeOf(db, id);
}

/** An order paid with a gateway that reports no disputes; returns its code. */
export async function paidQuietly(db: Db): Promise<string> {
  const store = await makeStore(db);
  const sold = await makeOrder(db, { method: orderMethod.flutterwave, parcels: [{ store }] });
  await payOrder(db, sold);
  return codeOf(db, sold.id);
}

/** A store that has earned 11.20, ready for payout; returns its name. */
export async function earned(db: Db): Promise<string> {
  const store = await makeStore(db);
  const parcel = { goods: 1000, tax: 100, shipping: 200, fee: 50, commission: 80 };
  const sold = await makeOrder(db, { parcels: [{ store, ...parcel }] });
  await payOrder(db, sold);
  for (const { id } of sold.parcels)
    await handOver(db, sold, id, new Date(Date.now() - LONG_AGO_DAYS * DAY_MS));
  for (let released = 1; released > 0;)
    // the demo market has many that are due earlier
    released = await transaction(db, (tx) => releaseEarnings(tx, new Date()));
  const { name } = await db
    .selectFrom('stores')
    .select('name')
    .where('id', '=', store)
    .executeTakeFirstOrThrow();
  return name;
}

async function codeOf(db: Db, id: number): Promise<string> {
  const { code } = await db
    .selectFrom('orders')
    .select('code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return code;
}
