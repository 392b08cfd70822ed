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

/** The thing a decision is about; `id` null once it is deleted. */
export type Decided = { kind: DecidedKind; id: number | null; title: string };
export type Recorded = { id: number; stated: Stated };
/** The member of staff who decides; null: an automatic rule, or a person who is no longer staff. */
type By = Pick<Staff, 'accountId'> | null;

/** The reference to a thing as tables store it: one of three columns. */
export const referenceTo = ({ kind, id }: Pick<Decided, 'kind' | 'id'>) => ({
  product_id: kind === 'product' ? id : null,
  review_id: kind === 'review' || kind === 'answer' ? id : null,
  store_id: kind === 'store' ? id : null,
});

/** `action`: how it was restricted, if other than by hiding it. */
export type Restricted = Decided & {
  because: Because;
  action?: Restriction;
  means?: DecisionMeans;
  products?: number[];
  importId?: number;
};

/**
 * Records that something is restricted, and why; called within the transaction of the verb that
 * does it. Returns what the letter to the person affected states.
 */
export const recordRestriction = (
  tx: Tx,
  by: By,
  { because, action, ...thing }: Restricted,
  now: Date,
): Promise<Recorded> =>
  insertDecision(tx, by, { ...thing, ...because, action: action ?? restrictions[thing.kind] }, now);

/** Records that staff looked at a thing and took no action. */
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
