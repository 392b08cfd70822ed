// How staff edit stores.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { StoreFields, StoreRow } from '#contract/admin/store.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import type { Row } from '#market/edits/edit.ts';
import { isoText, lastEdit } from '#market/edits/read-edits.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { textsOrNone } from '#market/settings/required-texts.ts';
import { slugFor } from '#market/settings/slug-for.ts';
import { addMember } from '#market/stores/decide-application.ts';
import { isNew } from '#market/stores/new-store.ts';
import { because, notifyRestricted } from '#market/stores/notify-restricted.ts';
import { touchStore } from '#market/stores/touch-store.ts';

type View = keyof typeof VIEWS;
type ListQuery = ListInput & { view?: View | undefined };

export const STORE = {
  noun: 'store',
  table: 'stores',
  follows: ['trader_changed_at', 'held'],
  cameBack: touchStore,
} as const;

const products = sql<number>`(
  select count(*)::int from product_facts p where p.store_id = t.id
)`;
const people = sql<string[]>`array(
  select a.name
  from store_members m
  join accounts a on a.id = m.account_id
  where m.store_id = t.id
  order by m.role, a.id
)`;
const VIEWS = {
  public: sql<boolean>`(t.public and t.suspended_at is null and t.closed_at is null)`,
  hidden: sql<boolean>`(not t.public and t.suspended_at is null and t.closed_at is null)`,
  suspended: sql<boolean>`t.suspended_at is not null`,
  closed: sql<boolean>`t.closed_at is not null`,
  'trader-missing': sql<boolean>`trader_lacks(t) <> '{}'`,
  'trader-changed': sql<boolean>`(
    t.trader_changed_at is not null and t.trader_changed_at > coalesce(t.trader_checked_at, '-infinity')
  )`,
  unused: sql<boolean>`not exists (select from product_facts p where p.store_id = t.id)`,
  // more than one parcel in twenty, and more than one in all
  late: sql<boolean>`(f.late_rate > 500 and f.late > 1)`,
  refunded: sql<boolean>`(f.refunded_rate > 500 and f.refunded > 1)`,
  'sold-nothing': sql<boolean>`coalesce(f.sales_90, 0) = 0`,
};

/**
 * A page of the stores that match, with their latest figures; `q` searches their names and slugs.
 */
export async function listStores(
  db: Db,
  by: Staff,
  { q, view, ...paging }: ListQuery,
  { currency_exponent: exponent }: MarketSettings,
): Promise<Listed<StoreRow>> {
  const { rows, ...counted } = await readList<StoreRow>(db, paging, {
    from: sql`stores t left join store_figures f on f.store_id = t.id`,
    columns: {
      id: sql`t.id`,
      name: sql`t.name`,
      slug: sql`t.slug`,
      image: sql`t.image`,
      public: sql`t.public`,
      suspended: sql`t.suspended_reason`,
      suspended_at: sql`t.suspended_at`,
      closed_at: sql`t.closed_at`,
      people,
      products,
      late_rate: sql`coalesce(f.late_rate, 0)`,
      refunded_rate: sql`coalesce(f.refunded_rate, 0)`,
      score: sql`f.score`,
      new_store: isNew,
      sales: sql`coalesce(f.sales_90, 0)`,
      balance: sql`coalesce(f.balance, 0)`,
    },
    where: [
      ...(q ? [sql<boolean>`(t.name ilike ${likeText(q)} or t.slug ilike ${likeText(q)})`] : []),
      ...(view ? [VIEWS[view]] : []),
    ],
    usual: 'name',
  });
  const money = may(by, 'money');
  return {
    rows: rows.map(({ sales, balance, ...row }) => ({
      ...row,
      sales: toDecimal(Number(sales), exponent),
      balance: money ? toDecimal(Number(balance), exponent) : null,
    })),
    ...counted,
  };
}

type Shown = {
  suspended: string;
  closed_at: string | null;
  closed_reason: string;
  products: number;
};

/** A store with all that can be edited; null if there is none. */
export async function openStore(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<StoreFields & Shown>>`
    select id, version, ${lastEdit(STORE.noun)} as edited, name, slug, image, country, city, public,
      coalesce(about, '{}') as about, suspended_reason as suspended, ${isoText('closed_at')} as closed_at,
      closed_reason, ${products} as products
    from stores t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a store (`id` null), which then belongs to the caller, or saves one. When it is hidden, or
 * its picture removed, its owners are told why, and how to object. Refuses as `saveRow` does.
 */
export async function saveStore(
  tx: Tx,
  by: Staff,
  { id, version, slug, about, hide_reason: why, ...rest }: Opened & StoreFields,
): Promise<SavedRow> {
  const columns = {
    ...rest,
    slug: slug || slugFor('store', rest.name),
    about: textsOrNone(about),
  };
  const was = id === null ? null : (await lockRow(tx, STORE, { id, version })).row;
  const saved = await saveRow(tx, by, STORE, { id, version, columns });
  if (was) await notifyOwners(tx, by, { ...rest, id: saved.id, why }, was);
  if (id === null) await addMember(tx, saved.id, by.accountId, 'owner');
  await touchStore(tx, saved.id);
  return saved;
}

type Stored = Pick<StoreFields, 'name' | 'image' | 'public'> & { id: number; why?: string };

async function notifyOwners(
  tx: Tx,
  by: Staff,
  { id, why, ...now }: Stored,
  was: Row,
): Promise<void> {
  const notice = { store: id, title: { en: now.name }, because: because(why) };
  if (was.public === true && !now.public)
    await notifyRestricted(tx, by, { ...notice, action: 'hide-store' });
  if (was.image !== '' && now.image === '')
    await notifyRestricted(tx, by, { ...notice, action: 'remove-pictures' });
}

/**
 * Deletes a store; its owners are told. Refuses 'in-use' while it has products or has sold any, and
 * as `deleteRow` does.
 */
export async function deleteStore(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  const { row } = await lockRow(tx, STORE, thing);
  const { count } = await tx
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', thing.id)
    .executeTakeFirstOrThrow();
  if (count > 0) throw new Refusal('in-use', { count });
  await notifyOwners(
    tx,
    by,
    { id: thing.id, name: String(row.name), image: '-', public: false },
    row,
  );
  await touchStore(tx, thing.id);
  await deleteRow(tx, by, STORE, thing);
}
