// Tells a store what staff's import of a file takes off sale: one decision and one letter each
// time.
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { notifyRestricted, type Restriction } from '#market/stores/notify-restricted.ts';

type Texts = Record<string, string>;
type RemovedProduct = { id: number; title: Texts };
type Import = { id: number; file: string; store: number; by: number | null };

/**
 * Tells the owners of the store about products that the run hid and products that lost pictures;
 * each once, even when a stopped run continues.
 */
export async function notifyOfRun(tx: Tx, id: number): Promise<void> {
  const found = await readImport(tx, id);
  if (!found) return;
  await notifyPeople(
    tx,
    found,
    'hide-products',
    await readGone(tx, found, 'hide-products', HIDDEN),
  );
  await notifyPeople(
    tx,
    found,
    'remove-pictures',
    await readGone(tx, found, 'remove-pictures', FEWER),
  );
}

/** What undoing is about to take off sale, to report afterwards. */
export async function readUndone(tx: Tx, id: number): Promise<RemovedProduct[]> {
  const { rows } = await sql<RemovedProduct>`
    select p.id, p.title
    from import_changes c
    join products p on p.id = c.product_id
    where c.import_id = ${id}
      and p.published
      and not coalesce((c.before -> 'facts' ->> 'published')::boolean, false)
    order by p.id
  `.execute(tx);
  return rows;
}

/** Tells the owners of the store about products that undoing took off sale. */
export async function notifyOfUndoing(tx: Tx, id: number, gone: RemovedProduct[]): Promise<void> {
  const found = await readImport(tx, id);
  if (found) await notifyPeople(tx, found, 'hide-products', gone);
}

/** An import that staff made; sellers need not be told of their own. */
async function readImport(tx: Tx, id: number): Promise<Import | undefined> {
  const { rows } = await sql<Import>`
    select id, file, store_id as store, asked_by as by
    from imports
    where id = ${id} and not of_store
    for update
  `.execute(tx);
  return rows[0];
}

const HIDDEN = sql<boolean>`
  not p.published and (c.before -> 'facts' ->> 'published')::boolean
`;
/** Pictures that were replaced by others do not count as lost. */
const FEWER = sql<boolean>`
  p.published and jsonb_array_length(c.before -> 'images') > (
    select count(*) from product_images i where i.product_id = p.id
  )
`;

async function readGone(
  tx: Tx,
  { id }: Import,
  action: Restriction['action'],
  which: RawBuilder<boolean>,
): Promise<RemovedProduct[]> {
  const { rows } = await sql<RemovedProduct>`
    select p.id, p.title
    from import_changes c
    join products p on p.id = c.product_id
    where c.import_id = ${id}
      and c.before is not null
      and ${which}
      and not exists (
        select from decisions d
        where d.import_id = c.import_id and d.action = ${action} and p.id = any(d.products)
      )
    order by p.id
  `.execute(tx);
  return rows;
}

async function notifyPeople(
  tx: Tx,
  { id, file, store, by: askedBy }: Import,
  action: Restriction['action'],
  products: RemovedProduct[],
): Promise<void> {
  if (products.length === 0) return;
  const by = askedBy === null ? null : { accountId: askedBy };
  await notifyRestricted(tx, by, {
    store,
    action,
    title: { en: file },
    products,
    means: 'import',
    importId: id,
  });
}
