// Keeps stores off sale while the market does not know their trader, and tells them what is missing
// (Regulation (EU) 2022/2065, Article 30(1) and (2)).
import { sql } from 'kysely';
import type { TraderLack } from '#contract/trader.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { notifyRestricted } from '#market/stores/notify-restricted.ts';
import { touchStore } from '#market/stores/touch-store.ts';
import { writeToStore } from '#market/stores/write-to-store.ts';

const AT_ONCE = 100;
const LAW = '(EU) 2022/2065, 30 (3)';

/** Takes stores with missing data off sale, puts completed ones back on sale, and mails them. */
export async function holdStores(db: Db): Promise<void> {
  await each(db, dueStores, holdStore);
  await each(db, untoldStores, notifyStore);
  await each(db, unreasonedStores, reasonStore);
}

/** Handles one store after another, each in a transaction of its own. */
async function each(
  db: Db,
  find: (db: Db) => Promise<number[]>,
  work: (tx: Tx, id: number) => Promise<void>,
): Promise<void> {
  for (let ids = await find(db); ids.length > 0; ids = await find(db))
    for (const id of ids) await transaction(db, (tx) => work(tx, id));
}

async function dueStores(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id from stores s where s.held <> store_held(s) order by s.id limit ${AT_ONCE}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Updates whether a store is held: the schema decides it whenever its row is written. */
async function holdStore(tx: Tx, id: number): Promise<void> {
  await sql`update stores set held = held where id = ${id}`.execute(tx);
  await touchStore(tx, id);
}

/** Stores with missing data that were not told since the required data was last changed. */
async function untoldStores(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id
    from stores s
    join settings m on m.eu_pack
    where (s.trader_told_at is null or s.trader_told_at < m.eu_said_at) and trader_lacks(s) <> '{}'
    order by s.id
    limit ${AT_ONCE}
  `.execute(db);
  return rows.map(({ id }) => id);
}

type Untold = { name: string; lacks: TraderLack[]; until: Date | null };

async function notifyStore(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<Untold>`
    update stores s
    set trader_told_at = now()
    from settings m
    where s.id = ${id}
    returning s.name, trader_lacks(s) as lacks,
      case when s.created_at < m.eu_since and m.eu_grace > now() then m.eu_grace end as until
  `.execute(tx);
  const [store] = rows;
  if (!store) return;
  await writeToStore(tx, { store: id, to: 'owners' }, 'trader-wanted', {
    store: store.name,
    lacks: store.lacks,
    until: store.until && store.until.toISOString(),
  });
}

/** Held stores that were visible before, and whose owners have not received the reasons yet. */
async function unreasonedStores(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select s.id
    from stores s
    where s.held
      and exists (select from products p where p.store_id = s.id and p.published)
      and exists (select from store_members m where m.store_id = s.id and m.role = 'owner')
      and not exists (
        select from decisions d
        where d.store_id = s.id and d.action = 'hold-store' and d.ended_at is null
      )
    order by s.id
    limit ${AT_ONCE}
  `.execute(db);
  return rows.map(({ id }) => id);
}

async function reasonStore(tx: Tx, id: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select name from stores where id = ${id} and held for update
  `.execute(tx);
  const [store] = rows;
  if (!store) return;
  await notifyRestricted(tx, null, {
    store: id,
    title: { en: store.name },
    action: 'hold-store',
    means: 'rule',
    because: { facts: '', ground: 'law', which: LAW },
  });
}
