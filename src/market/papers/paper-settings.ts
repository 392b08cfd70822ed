import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { checkZone } from '#market/settings/check-zone.ts';

/**
 * The market's details on its papers. `commissionTax`: the tax included in the commission, in
 * hundredths of a percent.
 */
export type MarketPapers = {
  legalName: string;
  taxNumber: string;
  timeZone: string;
  commissionTax: number;
};
/** A store's details on its papers. `timeZone` null: the market's. */
export type StorePapers = {
  legalName: string;
  taxNumber: string;
  timeZone: string | null;
  address1: string;
  address2: string;
  zip: string;
};

/** Parts of the address that are left out stay as they are. */
type StorePapersInput = Omit<StorePapers, Address> & { [Part in Address]: string | undefined };
type Address = 'address1' | 'address2' | 'zip';

/** The market's details on its papers. */
export async function readMarketPapers(db: Db, _: Staff): Promise<MarketPapers> {
  const row = await db
    .selectFrom('settings')
    .select(['legal_name', 'tax_number', 'time_zone', 'commission_tax'])
    .executeTakeFirstOrThrow();
  return {
    legalName: row.legal_name,
    taxNumber: row.tax_number,
    timeZone: row.time_zone,
    commissionTax: row.commission_tax,
  };
}

/**
 * Saves the market's details for future papers; issued ones stay as they are. Refuses
 * 'invalid-input' for an unknown time zone.
 */
export async function saveMarketPapers(
  tx: Tx,
  staff: Staff,
  settings: MarketPapers,
): Promise<void> {
  const { legalName, taxNumber, timeZone, commissionTax } = settings;
  await checkZone(tx, timeZone);
  await tx
    .updateTable('settings')
    .set({
      legal_name: legalName,
      tax_number: taxNumber,
      time_zone: timeZone,
      commission_tax: commissionTax,
    })
    .execute();
  const note = `${legalName}, ${taxNumber}, ${timeZone}, ${commissionTax}`;
  await audit(tx, staff, { action: 'paper-settings.save', subject: 'settings', note });
}

/** A store's details on its papers. Refuses 'store-not-found'. */
export async function readStorePapers(db: Db, { storeId }: Seller): Promise<StorePapers> {
  const row = await db
    .selectFrom('stores')
    .select(['legal_name', 'tax_number', 'time_zone', 'address_1', 'address_2', 'zip'])
    .where('id', '=', storeId)
    .executeTakeFirst();
  if (!row) throw new Refusal('store-not-found');
  return {
    legalName: row.legal_name,
    taxNumber: row.tax_number,
    timeZone: row.time_zone,
    address1: row.address_1,
    address2: row.address_2,
    zip: row.zip,
  };
}

/**
 * Saves a store's details for future papers, on behalf of its owner. Refuses 'not-allowed', and
 * 'invalid-input' for an unknown time zone.
 */
export async function saveStorePapers(
  tx: Tx,
  seller: Seller,
  settings: StorePapersInput,
): Promise<void> {
  if (seller.role !== 'owner') throw new Refusal('not-allowed');
  const { legalName, taxNumber, timeZone, address1, address2, zip } = settings;
  if (timeZone !== null) await checkZone(tx, timeZone);
  await tx
    .updateTable('stores')
    .set({
      legal_name: legalName,
      tax_number: taxNumber,
      time_zone: timeZone,
      ...(address1 !== undefined && { address_1: address1 }),
      ...(address2 !== undefined && { address_2: address2 }),
      ...(zip !== undefined && { zip }),
    })
    .where('id', '=', seller.storeId)
    .execute();
  const note = `${legalName}, ${taxNumber}, ${timeZone ?? ''}`;
  await audit(tx, seller, { action: 'store.papers', subject: `store:${seller.storeId}`, note });
}
