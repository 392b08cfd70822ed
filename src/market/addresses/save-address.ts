import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { judgeAddress } from '#market/addresses/judge-address.ts';
import { shipsByState } from '#market/addresses/read-address-form.ts';
import type { Shopper } from '#market/settings/actor.ts';

export const MOST_ADDRESSES = 100;

export type AddressFields = {
  name: string;
  email: string;
  phone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Code of the state within the country, or empty. */
  state: string;
  city: string;
  zip: string;
  address_1: string;
  address_2: string;
  delivery_instruction: string;
  /** For buyers who order for a company; if left out, the stored values stay. */
  company?: string | undefined;
  tax_number?: string | undefined;
};

/**
 * Adds an address to the caller's address book, or changes one of theirs. The first one becomes the
 * default. One that is there already, as when it is sent again after an answer that was lost, is
 * not added twice. Returns its id. Refuses 'address-not-found', 'too-many-addresses', and what
 * `judgeAddress` does.
 */
export async function saveAddress(
  tx: Tx,
  shopper: Shopper,
  id: number | null,
  written: AddressFields,
): Promise<number> {
  await oneAtATime(tx, shopper.key);
  const fields = judgeAddress(written, await shipsByState(tx, written.country));
  if (id !== null) {
    const changed = await tx
      .updateTable('addresses')
      .set({ ...fields, updated_at: new Date() })
      .where('id', '=', id)
      .where('shopper', '=', shopper.key)
      .returning('id')
      .executeTakeFirst();
    if (!changed) throw new Refusal('address-not-found');
    return changed.id;
  }
  const own = await tx
    .selectFrom('addresses')
    .selectAll()
    .where('shopper', '=', shopper.key)
    .execute();
  const all = Object.entries({ company: '', tax_number: '', ...fields });
  const same = own.find((row) =>
    all.every(([name, value]) => Reflect.get(row, name) === (value ?? '')),
  );
  if (same) return same.id;
  if (own.length >= MOST_ADDRESSES)
    throw new Refusal('too-many-addresses', { most: MOST_ADDRESSES });
  return (
    await tx
      .insertInto('addresses')
      .values({ ...fields, shopper: shopper.key, chosen: own.length === 0 })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
}

/**
 * Makes one of the caller's addresses the default for the next order. Refuses 'address-not-found'.
 */
export async function chooseAddress(
  tx: Tx,
  shopper: Shopper,
  id: number,
): Promise<{ country: string; state: string }> {
  await oneAtATime(tx, shopper.key);
  const address = await tx
    .selectFrom('addresses')
    .select(['country', 'state', 'chosen'])
    .where('id', '=', id)
    .where('shopper', '=', shopper.key)
    .executeTakeFirst();
  if (!address) throw new Refusal('address-not-found');
  if (!address.chosen) {
    await tx
      .updateTable('addresses')
      .set({ chosen: false })
      .where('shopper', '=', shopper.key)
      .where('chosen', '=', true)
      .execute();
    await tx.updateTable('addresses').set({ chosen: true }).where('id', '=', id).execute();
  }
  return { country: address.country, state: address.state };
}

/**
 * Removes an address of the caller's. Refuses 'address-not-found', and 'address-in-use' when an
 * order went to it.
 */
export async function deleteAddress(tx: Tx, shopper: Shopper, id: number): Promise<void> {
  await oneAtATime(tx, shopper.key);
  const used = await tx
    .selectFrom('orders')
    .select('id')
    .where('user_address_id', '=', id) // also of who took it over by its link
    .limit(1)
    .executeTakeFirst();
  if (used) throw new Refusal('address-in-use');
  const gone = await tx
    .deleteFrom('addresses')
    .where('id', '=', id)
    .where('shopper', '=', shopper.key)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new Refusal('address-not-found');
}
