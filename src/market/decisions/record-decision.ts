import { linkKey } from '#base/id.ts';
import {
  restrictions,
  type Because,
  type DecisionAction,
  type Stated,
  type ThingKind,
} from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';

const MOST_TITLE = 300;

/** What is decided about; `id` null once it is gone. */
export type Decided = { kind: ThingKind; id: number | null; title: string };
export type Recorded = { id: number; stated: Stated };

/** The reference of a thing as tables have it: one of three columns. */
export const referenceTo = ({ kind, id }: Pick<Decided, 'kind' | 'id'>) => ({
  product_id: kind === 'product' ? id : null,
  review_id: kind === 'review' ? id : null,
  store_id: kind === 'store' ? id : null,
});

/**
 * Writes down that staff restrict a thing, and why: the verb that does it calls this in its
 * transaction. Answers what the letter to who is hit says.
 */
export const recordRestriction = (
  tx: Tx,
  by: Staff,
  { because, ...thing }: Decided & { because: Because },
  now: Date,
): Promise<Recorded> =>
  insertDecision(tx, by, { ...thing, ...because, action: restrictions[thing.kind] }, now);

/** Writes down that staff looked at a thing, and do nothing about it. */
export const recordNothing = (
  tx: Tx,
  by: Staff,
  { facts, ...thing }: Decided & { facts: string },
  now: Date,
): Promise<Recorded> =>
  insertDecision(tx, by, { ...thing, facts, ground: null, which: '', action: 'none' }, now);

type Row = Decided & {
  action: DecisionAction;
  facts: string;
  ground: Because['ground'] | null;
  which: string;
};

async function insertDecision(
  tx: Tx,
  by: Staff,
  { kind, id: thing, title, action, ...because }: Row,
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
      key,
      decided_by: by.accountId,
      decided_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { facts, ground, which } = because;
  return { id, stated: { facts, ground: ground ?? 'terms', which, at: now.toISOString(), key } };
}
