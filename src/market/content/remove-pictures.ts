// How unused pictures are deleted: by staff, or with the review that showed them.
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { unusedPicture } from '#market/content/list-pictures.ts';
import { lockPictures } from '#market/content/lock-pictures.ts';
import type { Staff } from '#market/settings/actor.ts';

/** Newer pictures may be in a form that is not saved yet. */
const KEPT_DAYS = 7;
/** How many are deleted at once; one task deletes all their files. */
const AT_ONCE = 1000;

/** Deletes a picture. Refuses 'thing-not-found', and 'in-use' while it or a crop of it is shown. */
export async function removePicture(tx: Tx, _by: Staff, { name }: { name: string }): Promise<void> {
  const locked = await lock(tx, sql`t.name = ${name}`);
  if (locked.length === 0) throw new Refusal('thing-not-found');
  if ((await remove(tx, locked)) === 0)
    throw new Refusal('in-use', { count: await countUses(tx, name) });
}

/**
 * Deletes a batch of unused pictures older than 7 days; returns how many. Crops go first, and the
 * pictures they were cropped from in a later batch.
 */
export async function removeUnused(tx: Tx, _by: Staff): Promise<number> {
  const old = sql`t.created_at < now() - make_interval(days => ${KEPT_DAYS}) and ${unusedPicture}`;
  return remove(tx, await lock(tx, old));
}

/**
 * Deletes those of these pictures that a customer sent and nothing shows any more; what staff and
 * sellers uploaded has a file name, and stays in the library. Returns how many were deleted.
 */
export async function removeUnshown(tx: Tx, names: string[]): Promise<number> {
  await lockPictures(tx, names); // whoever sends one of them again waits, and writes it down anew
  return remove(
    tx,
    await lock(
      tx,
      sql`
        t.name = any(${names}::text[])
          and t.file_name = ''
          and t.import_id is null
          and ${unusedPicture}
      `,
    ),
  );
}

/** Locks pictures; a transaction that wants to use one meanwhile waits, and finds it gone. */
async function lock(tx: Tx, which: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.name from pictures t where ${which} order by t.name limit ${AT_ONCE} for update
  `.execute(tx);
  return rows.map(({ name }) => name);
}

// Checks again, because a picture may have been put to use since the list was read.
async function remove(tx: Tx, names: string[]): Promise<number> {
  const { rows } = await sql<{ name: string }>`
    with gone as (
      delete from pictures t where t.name = any(${names}::text[]) and ${unusedPicture}
      returning t.name
    )
    insert into removed_pictures (name)
    select name from gone
    on conflict (name) do update set removed_at = now()
    returning name
  `.execute(tx);
  if (rows.length > 0)
    await enqueue(tx, 'remove-pictures', { names: rows.map(({ name }) => name) });
  return rows.length;
}

async function countUses(tx: Tx, name: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct (source, thing))::int as count from picture_uses where picture = ${name}
  `.execute(tx);
  return rows[0]?.count ?? 0;
}
