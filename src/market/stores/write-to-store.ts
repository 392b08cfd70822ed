import type { Letters } from '#contract/letters.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';

/** The readers of a letter to a store: its owners, about money; or everybody who works there. */
export type StoreReaders = 'owners' | 'everybody';

/** Queues a letter to the people of a store, each in their own language. */
export async function writeToStore<Kind extends keyof Letters>(
  tx: Tx,
  { store, to }: { store: number; to: StoreReaders },
  kind: Kind,
  data: Letters[Kind],
): Promise<void> {
  const readers = await tx
    .selectFrom('store_members as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.email', 'a.language'])
    .where('m.store_id', '=', store)
    .$if(to === 'owners', (members) => members.where('m.role', '=', 'owner'))
    .orderBy('a.id')
    .execute();
  for (const { email, language } of readers)
    if (email !== null) await writeTo(tx, kind, { email, language }, data);
}
