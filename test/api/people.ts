// Who calls in the isolation test, and the things they own.
import { sql } from 'kysely';
import { orderMethod } from '#contract/constants.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Thing } from '#contract/ids.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { signBearer } from '#market/accounts/bearer.ts';
import { openSession, readBearerSecret } from '#market/accounts/session.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import { submitReview } from '#market/reviews/submit-review.ts';
import { askRefund } from '#market/payments/refunds/ask-refund.ts';
import { fileTransfer } from '#market/payments/transfers/file-transfer.ts';
import { receiveMoney } from '#market/payments/transfers/receive-money.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { customer, type Customer, type Shopper } from '#market/settings/actor.ts';
import { makeStaff } from '../at-work.ts';
import { entriesOf, ignore, savedHow, takeIn } from '../bank.ts';
import { camt } from '../bank-files.ts';
import { makeOrder, payOrder } from '../books.ts';
import { begin, followed, heard, openMethods, saidRefund, toPay } from '../pay.ts';
import { texts, makeProduct, makeStore, makeVisitor, unique } from '../make.ts';
import { fillCart, makeAddress, order, twoStores } from '../carts.ts';
import { makeSale } from '../offers.ts';

/**
 * `mayOwn`: they can have such things themselves, so that they send their own beside the one that
 * is not theirs.
 */
export type Person = {
  name: string;
  shopper: Shopper | null;
  headers: Record<string, string>;
  input: Record<string, unknown>;
  mayOwn: boolean;
  storeId?: number;
};
type Make = (db: Db) => Promise<Person>;
export type Kind = { owner: string; make: Make; others: Make[] };

const HERE = { device: '', network: '' };

const visitor: Make = async () => {
  const shopper = makeVisitor();
  return {
    name: 'another visitor',
    shopper,
    headers: {},
    input: { user_token: shopper.token },
    mayOwn: true,
  };
};
/** As somebody who can not have such things. */
const without =
  (make: Make): Make =>
  async (db) => ({ ...(await make(db)), mayOwn: false });
const nobody: Make = async () => ({
  name: 'nobody',
  shopper: null,
  headers: {},
  input: {},
  mayOwn: false,
});

async function signedIn(db: Db): Promise<{ shopper: Customer; headers: Record<string, string> }> {
  const account = await db
    .insertInto('accounts')
    .values({ email: `${unique('person')}@example.com`, name: 'Amal', verified_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = await transaction(db, (tx) => openSession(tx, account.id, HERE));
  return {
    shopper: customer(account.id, session.id, { language: 'en', timeZone: 'UTC' }),
    headers: { authorization: `Bearer ${await signBearer(await readBearerSecret(db), session)}` },
  };
}
const buyer: Make = async (db) => ({
  name: 'another customer',
  ...(await signedIn(db)),
  input: {},
  mayOwn: true,
});

const seller: Make = async (db) => {
  const person = await signedIn(db);
  const storeId = await makeStore(db);
  await db
    .insertInto('store_members')
    .values({ store_id: storeId, account_id: person.shopper.accountId, role: 'owner' })
    .execute();
  return { name: 'another seller', ...person, input: {}, mayOwn: true, storeId };
};
const owner: Make = async (db) => {
  const person = await signedIn(db);
  await db
    .insertInto('staff')
    .values({ account_id: person.shopper.accountId, role: 'owner' })
    .execute();
  return { name: 'the market’s owner', ...person, input: {}, mayOwn: true };
};

/** Who may own the things of a call, and who not. */
export function peopleFor({ audience }: Endpoint): Kind[] {
  if (audience === 'seller')
    return [
      { owner: 'seller', make: seller, others: [seller, without(buyer), without(visitor), nobody] },
    ];
  if (audience === 'staff')
    return [
      {
        owner: 'staff',
        make: owner,
        others: [without(seller), without(buyer), without(visitor), nobody],
      },
    ];
  const asCustomer: Kind = { owner: 'customer', make: buyer, others: [buyer, visitor, nobody] };
  const asVisitor: Kind = { owner: 'visitor', make: visitor, others: [buyer, visitor, nobody] };
  return audience === 'bearer'
    ? [{ ...asCustomer, others: [buyer, without(visitor), nobody] }]
    : [asCustomer, asVisitor];
}

/**
 * A thing of somebody's in the state that its name says; answers its id. Things made before for the
 * same call are used where they belong together.
 */
export async function thingOf(
  db: Db,
  thing: Thing,
  { shopper, storeId }: Person,
  made: Map<Thing, unknown>,
): Promise<unknown> {
  if (!shopper) throw new Error('Nobody owns nothing.');
  const market = await readMarketSettings(db);
  const placed = async () => {
    const product = await makeProduct(db, storeId === undefined ? {} : { store: storeId });
    const by = storeId === undefined ? shopper : makeVisitor();
    await fillCart(db, by, { product });
    return { product, ...(await order(db, market, by)) };
  };
  const parcelOf = async (orderId: number) =>
    (
      await db
        .selectFrom('parcels')
        .select('id')
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow()
    ).id;
  const moved = async (...actions: ('confirm' | 'pick-up' | 'send' | 'deliver')[]) => {
    const { id, product } = await placed();
    const parcelId = await parcelOf(id);
    for (const action of actions)
      await transaction(db, (tx) => moveParcel(tx, { parcelId, action, actor: 'seller' }));
    return { id, parcelId, product };
  };
  /** Cash that a store has taken. */
  const paid = () => moved('confirm', 'pick-up', 'send', 'deliver');
  const byBank = async () =>
    toPay(db, await openMethods(db, [orderMethod.bank]), shopper, {
      product: await makeProduct(db),
      method: orderMethod.bank,
    });
  const byFlutterwave = async () => {
    const sold = await makeOrder(db, {
      method: orderMethod.flutterwave,
      parcels: [{ store: await makeStore(db) }],
    });
    return { payment: await payOrder(db, sold) };
  };
  switch (thing) {
    case 'product': {
      const product = await makeProduct(db);
      made.set('inventory', product.inventory);
      return product.id;
    }
    case 'flash-sale':
      return makeSale(db, (await makeProduct(db)).id);
    case 'address':
      return makeAddress(db, shopper);
    case 'cart-line':
      return (await fillCart(db, shopper, { product: await makeProduct(db) }))[0];
    case 'order':
      return (await placed()).id;
    case 'cancelled-order': {
      const { id } = await placed();
      await transaction(db, (tx) =>
        cancelOrder(tx, shopper, { orderId: id, title: 'No', message: 'Not now.' }),
      );
      return id;
    }
    case 'parcel':
      return parcelOf((await placed()).id);
    case 'pending-parcel':
      return (await moved()).parcelId;
    case 'confirmed-parcel':
      return (await moved('confirm')).parcelId;
    case 'picked-parcel':
      return (await moved('confirm', 'pick-up')).parcelId;
    case 'moving-parcel':
      return (await moved('confirm', 'pick-up', 'send')).parcelId;
    case 'store':
      return storeId ?? makeStore(db);
    case 'suspended-store': {
      const id = await makeStore(db);
      await db
        .updateTable('stores')
        .set({ suspended_at: new Date(), suspended_reason: 'The papers are missing.' })
        .where('id', '=', id)
        .execute();
      return id;
    }
    case 'application':
      return (
        await db
          .insertInto('applications')
          .values({
            account_id: (await signedIn(db)).shopper.accountId,
            store_name: unique('Store'),
            language: 'en',
            state: 'received',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    case 'staff-account':
      return (await owner(db)).shopper?.kind === 'customer'
        ? (
            await db
              .selectFrom('staff')
              .select('account_id')
              .orderBy('account_id', 'desc')
              .executeTakeFirstOrThrow()
          ).account_id
        : null;
    case 'delivered-order': {
      const { id, product } = await moved('confirm', 'pick-up', 'send', 'deliver');
      made.set('product', product.id);
      return id;
    }
    case 'reviewed-product': {
      const { id, product } = await moved('confirm', 'pick-up', 'send', 'deliver');
      await transaction(db, (tx) =>
        submitReview(tx, shopper, {
          productId: product.id,
          orderId: id,
          rating: 5,
          text: 'Just right.',
          drop: [],
          pictures: [],
        }),
      );
      made.set('delivered-order', id);
      return product.id;
    }
    case 'review': {
      const other = makeVisitor();
      const product = await makeProduct(db);
      await fillCart(db, other, { product });
      const { id } = await order(db, market, other);
      return (
        await db
          .insertInto('reviews')
          .values({
            product_id: product.id,
            order_id: id,
            shopper: other.key,
            name: 'Omar',
            rating: 4,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    }
    case 'paid-order':
      return (await paid()).id;
    case 'paid-parcel':
      return parcelOf(Number(made.get('paid-order') ?? (await paid()).id));
    case 'hand-refund': {
      const { id, parcelId } = await paid();
      return transaction(db, (tx) =>
        askRefund(tx, null, { orderId: id, reason: 'Broken.', parts: [{ parcelId, amount: 100 }] }),
      );
    }
    case 'outside-refund': {
      const by = makeVisitor();
      const open = await openMethods(db, [orderMethod.stripe]);
      await twoStores(db, by);
      const { id } = await order(db, open, by, { method: orderMethod.stripe });
      const payment = await begin(db, open, by, { orderId: id, method: orderMethod.stripe });
      await heard(db, payment);
      await followed(db, payment, { refunds: [saidRefund(100)] });
      await db
        .updateTable('payment_methods')
        .set({ enabled: false, sealed: null })
        .where('method', '=', orderMethod.stripe)
        .execute(); // the shop has another vault
      return (
        await db
          .selectFrom('refunds')
          .select('id')
          .where('payment_id', '=', payment)
          .executeTakeFirstOrThrow()
      ).id;
    }
    case 'disputed-payment':
      return (await byFlutterwave()).payment;
    case 'dispute':
      return (
        await db
          .insertInto('disputes')
          .values({
            payment_id: (await byFlutterwave()).payment,
            provider_ref: unique('D'),
            amount: 100,
            currency: 'USD',
            exponent: 2,
            state: 'inquiry',
            source: 'staff',
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    case 'order-by-bank':
      return (await byBank()).id;
    case 'payment':
      return (await byBank()).payment;
    case 'wrong-payment': {
      const { payment } = await byBank();
      await heard(db, payment, { received: { minor: 1, currency: 'USD', exponent: 2 } });
      return payment;
    }
    case 'proven-transfer':
    case 'transfer': {
      const { id } = await byBank();
      const proof =
        thing === 'transfer' ? null : { type: 'image/webp' as const, bytes: Buffer.from('proof') };
      await transaction(db, (tx) =>
        fileTransfer(tx, shopper, {
          orderId: id,
          transId: unique('T'),
          bankName: '',
          accountName: '',
          accountNumber: '',
          branchName: '',
          amount: null,
          paidOn: null,
          proof,
        }),
      );
      return (
        await db
          .selectFrom('transfers')
          .select('id')
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow()
      ).id;
    }
    case 'receipt': {
      const { id } = await byBank();
      const { staff } = await makeStaff({ db }, 'owner');
      return (
        await transaction(db, (tx) =>
          receiveMoney(tx, staff, {
            orderId: id,
            amount: 1,
            valueOn: '2026-11-20',
            reference: unique('B'),
            remitter: '',
            note: '',
          }),
        )
      ).receiptId;
    }
    case 'bank-statement':
    case 'bank-entry':
    case 'ignored-bank-entry': {
      const { staff } = await makeStaff({ db }, 'owner');
      const [statement] = await takeIn(db, staff, camt('053', [{ amount: 100, ref: unique('R') }]));
      const entry = (await entriesOf(db, statement?.id))[0]?.id ?? 0;
      if (thing === 'ignored-bank-entry') await ignore(db, staff, entry);
      return thing === 'bank-statement' ? statement?.id : entry;
    }
    case 'bank-csv':
      return savedHow(db, (await makeStaff({ db }, 'owner')).staff);
    case 'category':
      return (
        await db
          .insertInto('categories')
          .values({ slug: unique('category'), title: texts('Lamps'), path: [] })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    case 'commission-rule':
      return (
        await sql<{
          id: number;
        }>`insert into commission_rules (position, rate) select coalesce(max(position), 0) + 1, 500 from commission_rules returning id`.execute(
          db,
        )
      ).rows[0]?.id;
    case 'payout': {
      const of = storeId ?? (await makeStore(db));
      return (
        await db
          .insertInto('payouts')
          .values({ store_id: of, amount: 500, currency: 'USD', exponent: 2, until: new Date() })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    }
    case 'paper': {
      const { parcelId } = await moved('confirm');
      return (
        await db
          .selectFrom('papers')
          .select('id')
          .where('parcel_id', '=', parcelId)
          .executeTakeFirstOrThrow()
      ).id;
    }
    case 'approval': {
      const asker = await owner(db);
      if (asker.shopper?.kind !== 'customer') throw new Error('An owner is signed in.');
      return (
        await db
          .insertInto('approvals')
          .values({
            kind: 'adjustment',
            store_id: await makeStore(db),
            amount: 500,
            currency: market.currency,
            exponent: market.currency_exponent,
            payload: '{}',
            reason: 'Goodwill',
            asked_by: asker.shopper.accountId,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    }
    case 'settlement':
      return (
        await db
          .insertInto('settlements')
          .values({ method: orderMethod.stripe, name: unique('settlement') })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    case 'session':
      return shopper.kind === 'customer'
        ? (await transaction(db, (tx) => openSession(tx, shopper.accountId, HERE))).id
        : crypto.randomUUID();
    default:
      throw new Error(`Say in test/api/people.ts how somebody comes by a ${thing}.`);
  }
}
