// The trader behind a store, and what is missing (Regulation (EU) 2022/2065, Article 30(1)).
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { StaffedTrader } from '#contract/admin/trader.ts';
import type { Edit } from '#contract/resource.ts';
import type { OwnTrader } from '#contract/seller-trader.ts';
import type { Db } from '#db/connect.ts';
import { isoText, lastEdit, readEdits } from '#market/edits/read-edits.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { readItems } from '#market/stores/application-item.ts';

/** The trader's data is in columns of the store, with a history of its own. */
export const TRADER = {
  noun: 'trader',
  table: 'stores',
  follows: ['certified_at', 'trader_changed_at', 'held'],
} as const;

type Facts = Omit<OwnTrader, 'proofs'> & Pick<StaffedTrader, 'checked_by' | 'application_id'>;

/** The trader behind the caller's store. Refuses 'store-not-found'. */
export async function readOwnTrader(db: Db, { storeId, language }: Seller): Promise<OwnTrader> {
  const { checked_by: _, application_id: application, ...facts } = await readFacts(db, storeId);
  return { ...facts, proofs: await readProofs(db, application, language) };
}

/** The trader behind a store, for staff. Refuses 'store-not-found'. */
export async function readTrader(db: Db, { language }: Staff, id: number): Promise<StaffedTrader> {
  const { version: _, edited: __, ...facts } = await readFacts(db, id);
  return {
    ...facts,
    proofs: await readProofs(db, facts.application_id, language),
  };
}

/** The edits of the trader's data, newest first. Refuses 'store-not-found'. */
export async function readTraderEdits(db: Db, by: Staff, id: number): Promise<Edit[]> {
  await readTrader(db, by, id);
  return readEdits(db, TRADER.noun, id);
}

/**
 * The trader's data. Bank accounts are shortened so that their owner can recognise them:
 * `FR76…0189`.
 */
const readFacts = async (db: Db, storeId: number): Promise<Facts> => {
  const { rows } = await sql<Facts>`
    select t.id, t.version, ${lastEdit(TRADER.noun)} as edited, t.legal_name, t.address_1,
      t.address_2, t.zip, t.city, t.country, t.trader_phone, t.trader_mail, t.register_name,
      t.register_number, t.unregistered, t.tax_number, t.vat_number, t.certified,
      ${isoText('t.certified_at')} as certified_at, ${isoText('t.trader_changed_at')} as changed_at,
      ${isoText('t.trader_checked_at')} as checked_at, c.name as checked_by,
      jsonb_build_object(
        'name', t.payee_name,
        'iban', case when t.iban = '' then '' else left(t.iban, 4) || '…' || right(t.iban, 4) end
      ) as payee,
      trader_lacks(t) || case
        when m.trader_checks and t.trader_checked_at is null then array['check'] else '{}'
      end as lacks,
      coalesce(m.eu_pack, false) as eu_pack, t.held,
      case when m.eu_pack and t.created_at < m.eu_since and m.eu_grace > now()
        then ${isoText('m.eu_grace')} end as grace,
      (select p.id from applications p where p.store_id = t.id) as application_id
    from stores t
    left join settings m on true
    left join accounts c on c.id = t.trader_checked_by
    where t.id = ${storeId}
  `.execute(db);
  const [facts] = rows;
  if (!facts) throw new Refusal('store-not-found');
  return facts;
};

/** The files of an application that prove a person's identity. */
async function readProofs(
  db: Db,
  applicationId: number | null,
  language: string,
): Promise<OwnTrader['proofs']> {
  if (applicationId === null) return [];
  const items = await readItems(db, { applicationId, language });
  return items.map(({ id, name, state, given_at }) => ({ id, name, state, given_at }));
}
