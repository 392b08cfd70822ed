// One customer with everything that staff need, and what staff may do with the account.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { OpenedCustomer } from '#contract/admin/customer.ts';
import type { Db, Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { eraseAccount } from '#market/accounts/erase-account.ts';
import { underway } from '#market/accounts/erase-person.ts';
import { readOwnData } from '#market/accounts/read-own-data.ts';
import { endSessions } from '#market/accounts/session.ts';
import { linesOf } from '#market/addresses/lines-of.ts';
import { customerColumns, customerRow } from '#market/care/list-customers.ts';
import { readNotes } from '#market/care/staff-notes.ts';
import { customer, customerKey, type Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Address = Omit<OpenedCustomer['addresses'][number], 'lines' | 'user_id'>;
type Row = Parameters<typeof customerRow>[0] &
  Pick<OpenedCustomer, 'language' | 'open_orders' | 'at_work'> & {
    addresses: Address[];
    sessions: OpenedCustomer['sessions'];
  };

const iso = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`);
const columns = Object.entries(customerColumns).map(
  ([name, value]) => sql`${value} as ${sql.ref(name)}`,
);

/** A customer with an account. Refuses 'account-not-found', also for one that was erased. */
export async function openCustomer(
  db: Db,
  by: Staff,
  id: number,
  market: MarketSettings,
): Promise<OpenedCustomer> {
  const { rows } = await sql<Row>`
    select ${sql.join(columns)}, t.language,
      (
        select count(*)::int from orders o
        where o.shopper = 'a:' || t.id
          and exists (select from parcels p where p.order_id = o.id and ${underway})
      ) as open_orders,
      (exists (select from staff s where s.account_id = t.id)
        or exists (select from store_members m where m.account_id = t.id)) as at_work,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', d.id, 'name', d.name, 'email', d.email, 'phone', d.phone, 'country', d.country,
          'state', d.state, 'city', d.city, 'zip', d.zip, 'address_1', d.address_1,
          'address_2', d.address_2, 'company', d.company, 'tax_number', d.tax_number,
          'delivery_instruction', d.delivery_instruction
        ) order by d.chosen desc, d.id desc)
        from addresses d
        where d.shopper = 'a:' || t.id
      ), '[]') as addresses,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'device', v.device, 'network', v.network, 'seen_at', ${iso('v.seen_at')},
          'created_at', ${iso('v.created_at')}
        ) order by v.seen_at desc)
        from live_sessions v
        where v.account_id = t.id
      ), '[]') as sessions
    from accounts t
    where t.id = ${id} and t.erased_at is null
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('account-not-found');
  const { addresses, ...rest } = row;
  return {
    ...customerRow(rest, market),
    addresses: addresses.map((one) => ({ ...one, user_id: id, lines: linesOf(one, by.language) })),
    notes: await readNotes(db, { customer: id }),
  };
}

/**
 * Signs a customer out everywhere. Refuses 'account-not-found', and 'account-at-work' when they
 * work for the market or a store.
 */
export async function signCustomerOut(tx: Tx, by: Staff, id: number): Promise<void> {
  await lockCustomer(tx, id);
  await endSessions(tx, id);
  await audit(tx, by, { action: 'customer.sign-out', subject: `account:${id}` });
}

/**
 * Everything that is stored about a customer, as they could export it themselves; logs who asked.
 */
export async function customerData(
  tx: Tx,
  by: Staff,
  id: number,
): Promise<Record<string, unknown>> {
  await lockCustomer(tx, id, true);
  await audit(tx, by, { action: 'customer.data', subject: `account:${id}` });
  return readOwnData(tx, customer(id, '', by));
}

/**
 * Erases a customer as they could themselves; papers and books stay complete. Refuses
 * 'account-not-found', 'account-at-work', and 'orders-open' while one of their parcels is under
 * way.
 */
export async function eraseCustomer(tx: Tx, by: Staff, id: number): Promise<void> {
  await lockCustomer(tx, id);
  const whose = customer(id, '', by);
  await sql`select from orders where shopper = ${whose.key} order by id for update`.execute(tx);
  const { rows } = await sql`
    select from orders o
    join parcels p on p.order_id = o.id
    where o.shopper = ${whose.key} and ${underway}
    limit 1
  `.execute(tx);
  if (rows.length > 0) throw new Refusal('orders-open');
  await eraseAccount(tx, whose);
  await audit(tx, by, { action: 'customer.erase', subject: `account:${id}` });
}

/**
 * Locks the account, so that only one of the staff acts on it at a time, and not while its customer
 * erases it.
 */
async function lockCustomer(tx: Tx, id: number, evenAtWork = false): Promise<void> {
  await oneAtATime(tx, customerKey(id));
  const { rows } = await sql<{ at_work: boolean }>`
    select exists (select from staff s where s.account_id = a.id)
      or exists (select from store_members m where m.account_id = a.id) as at_work
    from accounts a
    where a.id = ${id} and a.erased_at is null
  `.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('account-not-found');
  if (found.at_work && !evenAtWork) throw new Refusal('account-at-work');
}
