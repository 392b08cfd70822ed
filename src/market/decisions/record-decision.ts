import { linkKey } from '#base/id.ts';
import {
  restrictions,
  type Because,
  type DecidedKind,
  type DecisionAction,
  type DecisionMeans,
  type Restriction,
  type Stated,
} from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';

const MOST_TITLE = 300;

/** What is decided about; `id` null once it is gone. */
export type Decided = { kind: DecidedKind; id: number | null; title: string };
export type Recorded = { id: number; stated: Stated };
/** Who decides; null: a rule of the market alone, or who is not staff any more. */
type By = Pick<Staff, 'accountId'> | null;

/** The reference of a thing as tables have it: one of three columns. */
export const referenceTo = ({ kind, id }: Pick<Decided, 'kind' | 'id'>) => ({
  product_id: kind === 'product' ? id : null,
  review_id: kind === 'review' || kind === 'answer' ? id : null,
  store_id: kind === 'store' ? id : null,
});

/** `action`: where it is another than how such a thing is hidden. */
export type Restricted = Decided & {
  because: Because;
  action?: Restriction;
  means?: DecisionMeans;
  products?: number[];
  importId?: number;
};

/**
 * Writes down that something is taken away, and why: the verb that does it calls this in its
 * transaction. Answers what the letter to whoever is hit says.
 */
export const recordRestriction = (
  tx: Tx,
  by: By,
  { because, action, ...thing }: Restricted,
  now: Date,
): Promise<Recorded> =>
  insertDecision(tx, by, { ...thing, ...because, action: action ?? restrictions[thing.kind] }, now);

/** Writes down that staff looked at a thing, and do nothing about it. */
export const recordNothing = (
  tx: Tx,
  by: Staff,
  { facts, ...thing }: Decided & { facts: string },
  now: Date,
): Promise<Recorded> =>
  insertDecision(tx, by, { ...thing, facts, ground: null, which: '', action: 'none' }, now);

type Row = Omit<Restricted, 'because' | 'action'> & {
  action: DecisionAction;
  facts: string;
  ground: Because['ground'] | null;
  which: string;
};

async function insertDecision(
  tx: Tx,
  by: By,
  { kind, id: thing, title, action, means = 'person', products = [], importId, ...because }: Row,
  now: Date,
): Promise<Recorded> {
  const key = linkKey();
  const { id } = await tx
    .insertInto('decisions')
    .values({
      ...referenceTo({ kind, id: thing }),
      ...because,
      kind,
      title: title.slice(0, MOST_TITLE) || `#${thing}`,
      action,
      means,
      products,
      import_id: importId ?? null,
      key,
      decided_by: by?.accountId ?? null,
      decided_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { facts, ground, which } = because;
  const stated = { facts, ground: ground ?? 'terms', which, at: now.toISOString(), key } as const;
  return { id, stated: means === 'person' ? stated : { ...stated, means } };
}
