// Restrictions of a store other than hiding a product or suspending the store: records the
// decision, and queues the letter to its owners.
import { sql } from 'kysely';
import type { Because, DecisionMeans } from '#contract/decision.ts';
import type { LetterRestriction } from '#contract/decision-letters.ts';
import type { Tx } from '#db/connect.ts';
import { recordRestriction } from '#market/decisions/record-decision.ts';
import type { Staff } from '#market/settings/actor.ts';
import { writeToStore } from '#market/stores/write-to-store.ts';

type Texts = Record<string, string>;
/** How many products a letter names; the rest are counted. */
const NAMED = 50;

export type Restriction = {
  store: number;
  action: LetterRestriction;
  /** The title of the thing, the sale or the file. */
  title: Texts;
  /** The subject of the decision, if not the store. */
  about?: { kind: 'product' | 'answer'; id: number };
  /** The products concerned, if there are several. */
  products?: { id: number; title: Texts }[];
  because?: Because;
  means?: DecisionMeans;
  importId?: number;
};

/** A reason that staff wrote, without a legal ground. */
export const because = (reason: string | undefined): Because => ({
  facts: reason ?? '',
  ground: 'terms',
  which: '',
});

/**
 * Records what was restricted in a store, and queues the letter to its owners. Does nothing if the
 * person who did it is its only owner.
 */
export async function notifyRestricted(
  tx: Tx,
  by: Pick<Staff, 'accountId'> | null,
  { store, action, title, about, products = [], means = 'person', importId, ...why }: Restriction,
  now = new Date(),
): Promise<void> {
  if (!(await isOfOthers(tx, store, by))) return;
  const thing = about ?? ({ kind: 'store', id: store } as const);
  const { stated } = await recordRestriction(
    tx,
    by,
    {
      ...thing,
      action,
      means,
      title: Object.values(title)[0] ?? '',
      products: products.map(({ id }) => id),
      because: why.because ?? because(''),
      ...(importId !== undefined && { importId }),
    },
    now,
  );
  await writeToStore(tx, { store, to: 'owners' }, 'restricted', {
    action,
    title,
    things: products.slice(0, NAMED).map((product) => product.title),
    count: products.length,
    because: stated,
  });
}

/** Whether another person than this one owns the store. */
async function isOfOthers(
  tx: Tx,
  store: number,
  by: Pick<Staff, 'accountId'> | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from store_members
    where store_id = ${store} and role = 'owner' and account_id is distinct from ${by?.accountId ?? null}
    limit 1
  `.execute(tx);
  return rows.length > 0;
}
