// Work for sellers and staff: parcels to move, applications to decide, suspended stores.
import { transaction } from '#db/transaction.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import type { ParcelAction } from '#market/orders/parcel.ts';
import { suspendStore } from '#market/stores/suspend-store.ts';
import { codeTo } from '../letters.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeStore, makeVisitor, unique } from '../make.ts';
import type { StaffedShop } from './staffed-shop.ts';

export const PASSWORD = 'a quiet harbour at dawn';
const STEPS: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];

/** A parcel of the store that has taken this many steps; returns its id. */
export async function parcelOf(
  { base, open, store }: StaffedShop,
  { steps = 0, inStore = store } = {},
): Promise<number> {
  const buyer = makeVisitor();
  await fillCart(base.db, buyer, { product: await makeProduct(base.db, { store: inStore }) });
  const { id: placed } = await order(base.db, await open.services.market(), buyer);
  const { id } = await base.db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', placed)
    .executeTakeFirstOrThrow();
  for (const action of STEPS.slice(0, steps))
    await transaction(base.db, (tx) => moveParcel(tx, { parcelId: id, action, actor: 'seller' }));
  return id;
}

/** A file that a new applicant has submitted, as the calls about it name it. */
export async function given(
  shop: StaffedShop,
): Promise<{ id: number; requirement_id: number; version: number }> {
  const id = await applied(shop);
  const { db } = shop.base;
  const { id: requirement } = await db
    .selectFrom('requirements')
    .select('id')
    .where('kind', '=', 'file')
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('application_items')
    .values({
      application_id: id,
      requirement_id: requirement,
      kind: 'file',
      type: 'application/pdf',
      bytes: Buffer.from('%PDF-1.7'),
      given_at: new Date(),
    })
    .execute();
  return { id, requirement_id: requirement, version: 1 };
}

/** A new application with a proven address; returns its id. */
export async function applied({ base, open }: StaffedShop): Promise<number> {
  const email = `${unique('applicant')}@example.com`;
  await open.ask(
    'seller.signUp',
    { name: 'Inès Moreau', store_name: unique('Quai'), email, password: PASSWORD },
    { language: 'ar' },
  );
  await open.ask('seller.verify', { email, code: await codeTo(base.db, email) });
  const { id } = await base.db
    .selectFrom('applications as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select('p.id')
    .where('a.email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
}

/** A suspended store; returns its id. */
export async function suspended({ base, owner }: StaffedShop): Promise<number> {
  const id = await makeStore(base.db);
  await transaction(base.db, (tx) =>
    suspendStore(tx, owner.staff, { storeId: id, reason: 'Late.' }),
  );
  return id;
}
