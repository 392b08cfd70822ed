// How staff edit stores.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { StoreFields, StoreRow } from '#contract/admin/store.ts';
import type { Listed, ListAsked, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { textsOrNone } from '#market/settings/required-texts.ts';
import { slugFor } from '#market/settings/slug-for.ts';
import { addMember } from '#market/stores/decide-application.ts';
import { touchStore } from '#market/stores/touch-store.ts';

type View = keyof typeof VIEWS;
type Asked = ListAsked & { view?: View | undefined };

export const STORE = { noun: 'store', table: 'stores' } as const;

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
  public: sql<boolean>`(t.public and t.suspended_at is null)`,
  hidden: sql<boolean>`(not t.public and t.suspended_at is null)`,
  suspended: sql<boolean>`t.suspended_at is not null`,
  unused: sql<boolean>`not exists (select from product_facts p where p.store_id = t.id)`,
  // more than one parcel in twenty, of so many that one alone does not say it
  late: sql<boolean>`(f.late_rate > 500 and f.late > 1)`,
  refunded: sql<boolean>`(f.refunded_rate > 500 and f.refunded > 1)`,
  'sold-nothing': sql<boolean>`coalesce(f.sales_90, 0) = 0`,
};

/**
 * A page of the stores that match, with how they did when that was counted last; `q` looks in their
 * names and slugs.
 */
export async function listStores(
  db: Db,
  by: Staff,
  { q, view, ...asked }: Asked,
  { currency_exponent: exponent }: MarketSettings,
): Promise<Listed<StoreRow>> {
  const { rows, ...counted } = await readList<StoreRow>(db, asked, {
    from: sql`stores t left join store_figures f on f.store_id = t.id`,
    columns: {
      id: sql`t.id`,
      name: sql`t.name`,
      slug: sql`t.slug`,
      image: sql`t.image`,
      public: sql`t.public`,
      suspended: sql`t.suspended_reason`,
      suspended_at: sql`t.suspended_at`,
      people,
      products,
      late_rate: sql`coalesce(f.late_rate, 0)`,
      refunded_rate: sql`coalesce(f.refunded_rate, 0)`,
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

/** A store with all that can be edited; null if there is none. */
export async function openStore(db: Db, id: number) {
  const { rows } = await sql<OpenedThing<StoreFields & { suspended: string; products: number }>>`
    select id, version, ${lastEdit(STORE.noun)} as edited, name, slug, image, country, city, public,
      coalesce(about, '{}') as about, suspended_reason as suspended, ${products} as products
    from stores t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a store (`id` null), which then belongs to whoever makes it, or saves one. Refuses as
 * `saveRow` does.
 */
export async function saveStore(
  tx: Tx,
  by: Staff,
  { id, version, slug, about, ...rest }: Opened & StoreFields,
): Promise<SavedRow> {
  const columns = {
    ...rest,
    slug: slug || slugFor('store', rest.name),
    about: textsOrNone(about),
  };
  const saved = await saveRow(tx, by, STORE, { id, version, columns });
  if (id === null) await addMember(tx, saved.id, by.accountId, 'owner');
  await touchStore(tx, saved.id);
  return saved;
}

/** Deletes a store. Refuses 'in-use' while it has products or has sold, and as `deleteRow` does. */
export async function deleteStore(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockRow(tx, STORE, thing);
  const { count } = await tx
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('store_id', '=', thing.id)
    .executeTakeFirstOrThrow();
  if (count > 0) throw new Refusal('in-use', { count });
  await touchStore(tx, thing.id);
  await deleteRow(tx, by, STORE, thing);
}
