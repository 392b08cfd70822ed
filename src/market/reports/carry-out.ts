// Hides or shows a thing as a decision says, by the same verb as without a report.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { adminProductCalls } from '#contract/admin/product.ts';
import {
  restrictNeeds,
  restrictions,
  RESTORED,
  type DecidedKind,
  type DecisionAction,
  type Ground,
} from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { saveProduct } from '#market/catalogue/edit-product.ts';
import { openProduct } from '#market/catalogue/open-product.ts';
import { saveRow } from '#market/edits/save-row.ts';
import { moderateAnswer } from '#market/reviews/answer-review.ts';
import { moderateReview } from '#market/reviews/moderate-review.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { STORE } from '#market/stores/edit-store.ts';
import { reinstateStore, suspendStore } from '#market/stores/suspend-store.ts';
import { touchStore } from '#market/stores/touch-store.ts';

/** A review's own reason is shorter than the facts of a decision. */
const MOST_REASON = 500;

export type About = { market: MarketSettings; now: Date };
export type DecidedThing = { kind: DecidedKind; id: number | null };
export type DecisionInput = {
  action: DecisionAction;
  facts: string;
  ground?: Ground | undefined;
  which: string;
};

/**
 * Carries out a decision about a thing, and returns the decision's id. If an earlier decision
 * restricts it already, nothing more is done. Refuses 'not-allowed' to a person who may not do it
 * without a report, 'invalid-input' for an action on another kind of thing, 'required',
 * 'thing-not-found' once it is gone, 'already-restricted' for what is hidden without a decision,
 * and as the thing's verbs do.
 */
export async function restrict(
  tx: Tx,
  by: Staff,
  { kind, id, action, facts, ground, which }: DecidedThing & DecisionInput,
  about: About,
): Promise<number> {
  if (action !== restrictions[kind]) throw new Refusal('invalid-input', { field: 'action' });
  if (!may(by, restrictNeeds[kind])) throw new Refusal('not-allowed');
  if (id === null) throw new Refusal('thing-not-found');
  if (facts === '') throw new Refusal('required', { field: 'facts' });
  if (!ground) throw new Refusal('required', { field: 'ground' });
  if (which === '') throw new Refusal('required', { field: 'which' });
  if (await lockShown(tx, { kind, id })) {
    const because = { facts, ground, which };
    if (kind === 'store')
      return suspendStore(tx, by, { storeId: id, reason: facts, because }, about.now);
    if (kind === 'review') {
      const version = await versionOf(tx, id);
      const reason = facts.slice(0, MOST_REASON);
      await moderateReview(tx, by, { id, version, hidden: true, reason, because }, about.now);
    } else if (kind === 'answer') {
      const reason = facts.slice(0, MOST_REASON);
      await moderateAnswer(tx, by, { id, hidden: true, reason, because }, about.now);
    } else await showProduct(tx, by, { id, shown: false, because }, about);
  }
  const standing = await findStanding(tx, { kind, id });
  if (standing === null) throw new Refusal('already-restricted');
  return standing;
}

/**
 * Shows again what a decision restricts; returns whether it had been hidden. Deleted pictures and
 * the like must be put back by hand.
 */
export async function restore(
  tx: Tx,
  by: Staff,
  { kind, id, action, decision, answer }: DecidedThing & Restricting & { answer: string },
  about: About,
): Promise<boolean> {
  if (!may(by, restrictNeeds[kind])) throw new Refusal('not-allowed');
  if (id === null || !RESTORED.includes(action)) return false;
  const shown = await lockShown(tx, { kind, id });
  if (action === 'hide-store') return showStore(tx, by, { id, decision });
  if (shown || (await findStanding(tx, { kind, id })) !== decision) return false;
  if (kind === 'store') await reinstateStore(tx, by, { storeId: id, answer }, about.now);
  else if (kind === 'product') await showProduct(tx, by, { id, shown: true }, about);
  else if (kind === 'answer')
    await moderateAnswer(tx, by, { id, hidden: false, reason: '' }, about.now);
  else {
    const version = await versionOf(tx, id);
    await moderateReview(tx, by, { id, version, hidden: false, reason: '' }, about.now);
  }
  return true;
}

type Restricting = { action: DecisionAction; decision: number };

async function showStore(
  tx: Tx,
  by: Staff,
  { id, decision }: { id: number; decision: number },
): Promise<boolean> {
  const standing = await findStanding(tx, { kind: 'store', id }, 'hide-store');
  if (standing !== decision) return false;
  const { version } = await tx
    .selectFrom('stores')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await saveRow(tx, by, STORE, { id, version, columns: { public: true } });
  await touchStore(tx, id);
  return true;
}

/** Locks a thing, and returns whether it is shown. Refuses 'thing-not-found'. */
async function lockShown(
  tx: Tx,
  { kind, id }: { kind: DecidedKind; id: number },
): Promise<boolean> {
  const statements = {
    product: sql<{ shown: boolean }>`
      select published as shown from products where id = ${id} for update`,
    review: sql<{ shown: boolean }>`
      select not hidden as shown from reviews where id = ${id} for update`,
    answer: sql<{ shown: boolean }>`
      select not hidden as shown from review_answers where review_id = ${id} for update`,
    store: sql<{ shown: boolean }>`
      select suspended_at is null as shown from stores where id = ${id} for update`,
  };
  const { rows } = await statements[kind].execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('thing-not-found');
  return found.shown;
}

async function findStanding(
  tx: Tx,
  { kind, id }: { kind: DecidedKind; id: number },
  action: DecisionAction = restrictions[kind],
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id
    from decisions
    where ${sql.ref(`${kind === 'answer' ? 'review' : kind}_id`)} = ${id}
      and action = ${action}
      and ended_at is null
  `.execute(tx);
  return rows[0]?.id ?? null;
}

async function versionOf(tx: Tx, review: number): Promise<number> {
  const { version } = await tx
    .selectFrom('reviews')
    .select('version')
    .where('id', '=', review)
    .executeTakeFirstOrThrow();
  return version;
}

type ShowProduct = {
  id: number;
  shown: boolean;
  because?: Parameters<typeof saveProduct>[2]['because'];
};

async function showProduct(
  tx: Tx,
  by: Staff,
  { id, shown, because }: ShowProduct,
  { market }: About,
): Promise<void> {
  const opened = await openProduct(tx, id, market);
  const sent = adminProductCalls.save.input.parse({ ...opened, public: shown });
  await saveProduct(tx, by, { ...sent, ...(because && { because }) }, market);
}
