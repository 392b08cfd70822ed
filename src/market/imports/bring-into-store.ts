// Imports a batch of products from a seller's file, in one transaction. Each follows the rules of
// proposals, completely or not at all. Categories, brands, tags and options must already exist in
// the market.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { FindingText } from '#contract/findings.ts';
import type { Tx } from '#db/connect.ts';
import { findSeller } from '#market/accounts/find-role.ts';
import { mayInStore } from '#market/accounts/store-permissions.ts';
import { bringChanges } from '#market/imports/bring-change.ts';
import { bringNew, type Fate, type Bringing, type Matching } from '#market/imports/bring-new.ts';
import { isAboutData } from '#market/imports/is-about-data.ts';
import type { Draft, Problem } from '#market/imports/draft.ts';
import type { Outcome, Target } from '#market/imports/import-batch.ts';
import { matchProducts, type Matched } from '#market/imports/match-products.ts';
import { nameThings, type Names } from '#market/imports/name-things.ts';
import { readRules } from '#market/imports/read-rules.ts';
import type { Ready } from '#market/imports/write-pictures.ts';
import { openStore } from '#market/proposals/proposal.ts';
import { customer, type Seller } from '#market/settings/actor.ts';

/**
 * Takes drafts of different products and the import's id; writes those that are new or changed.
 * Refuses 'not-allowed' to a person who may no longer change the store's products, and
 * 'store-suspended'.
 */
export async function bringIntoStore(
  tx: Tx,
  importId: number,
  target: Target,
  ready: Ready[],
): Promise<Outcome> {
  const { market, slugs } = target.ofStore ?? {};
  if (!market) throw new Error('This import is not of a store.');
  const by = await sellerNow(tx, target);
  const store = await openStore(tx, by.storeId);
  const drafts = ready.map(({ draft }) => draft);
  const names = await nameThings(tx, {
    drafts,
    newcomers: [],
    tagsBefore: [],
    maker: { importId: null, language: target.language, known: target.known },
  });
  const matches = await matchProducts(tx, store.id, drafts, slugs ?? false);
  const rules = await readRules(tx, store.id);
  const bringing = { by, store, market, target, importId, names, rules };
  const fates = await bringAll(tx, bringing, ready, matches);
  const outcome: Outcome = { ...NOTHING, lacks: [], notes: [] };
  for (const [at, { draft }] of ready.entries()) {
    const fate = fates[at];
    if (fate) count(outcome, draft, fate);
  }
  return outcome;
}

const NOTHING = { created: 0, updated: 0, unchanged: 0, uncounted: 0, unpriced: 0 };

/**
 * The person who asked for the import, with their present permissions, which may have changed
 * since.
 */
async function sellerNow(tx: Tx, { ofStore }: Target): Promise<Seller> {
  const seller = ofStore?.by;
  const by =
    seller && (await findSeller(tx, customer(seller.accountId, '', seller), seller.storeId));
  if (!by || !mayInStore(by, 'products')) throw new Refusal('not-allowed');
  return by;
}

/** The outcome of each draft, in order. */
async function bringAll(
  tx: Tx,
  bringing: Bringing,
  ready: Ready[],
  matches: Map<string, Matched>,
): Promise<(Fate | undefined)[]> {
  const fates = new Map<Ready, Fate>();
  const together: Matching[] = [];
  const alone: Matching[] = [];
  const taken = new Set<string>();
  for (const item of ready) {
    const match = matches.get(item.draft.key) ?? null;
    const stays = staysOut(item.draft, match, bringing.names);
    if (stays) fates.set(item, stays);
    else if (match !== 'elsewhere' && match !== 'several') {
      const thing = JSON.stringify(match);
      // two drafts of the same product are written one after the other
      (match && taken.has(thing) ? alone : together).push({ ready: item, match });
      taken.add(thing);
    }
  }
  const left = await bringTogether(tx, bringing, together, fates);
  for (const matching of [...left, ...alone])
    fates.set(matching.ready, await bringAlone(tx, bringing, matching));
  return ready.map((one) => fates.get(one));
}

/** The reason to refuse a draft before it is written; null if there is none. */
function staysOut(draft: Draft, match: Matched, names: Names): Fate | null {
  const product = draft.title ?? draft.named;
  if (match === 'elsewhere')
    return refused(draft, { code: 'product-elsewhere', values: { product } });
  if (match === 'several')
    return refused(draft, {
      code: 'sku-of-several',
      values: { sku: draft.variants.flatMap(({ sku }) => sku || [])[0] ?? '' },
    });
  return unknownOption(draft, names);
}

/**
 * Writes drafts together where possible. When any of them is refused, the set is rolled back, and
 * the rest is written again without those at fault, or one by one.
 */
async function bringTogether(
  tx: Tx,
  bringing: Bringing,
  all: Matching[],
  fates: Map<Ready, Fate>,
): Promise<Matching[]> {
  if (all.length < 2) return all;
  await sql`savepoint some_products`.execute(tx);
  const done = await bringSome(tx, bringing, all).catch((problem: unknown) => {
    if (problem instanceof Refusal || isAboutData(problem)) return null;
    throw problem;
  });
  if (done?.every((fate) => !(fate instanceof Refusal))) {
    await sql`release savepoint some_products`.execute(tx);
    for (const [at, fate] of done.entries()) {
      const item = all[at]?.ready;
      if (item && !(fate instanceof Refusal)) fates.set(item, fate);
    }
    return [];
  }
  await sql`rollback to savepoint some_products`.execute(tx);
  if (!done) return all;
  const left: Matching[] = [];
  const fit: Matching[] = [];
  for (const [at, matching] of all.entries()) {
    const fate = done[at];
    if (!(fate instanceof Refusal)) fit.push(matching);
    // its SKU may become free when another draft of the file changes
    else if (fate.code === 'already-taken') left.push(matching);
    else fates.set(matching.ready, refusedBy(matching, fate));
  }
  return [...(await bringTogether(tx, bringing, fit, fates)), ...left];
}

const refusedBy = ({ ready: { draft } }: Matching, refusal: Refusal): Fate =>
  refused(draft, findingOf(refusal, draft.title ?? draft.named));

async function bringAlone(tx: Tx, bringing: Bringing, matching: Matching): Promise<Fate> {
  await sql`savepoint one_product`.execute(tx);
  const fate = await bringSome(tx, bringing, [matching]).then(
    ([done]) => done,
    (problem: unknown) => {
      if (problem instanceof Refusal) return problem;
      throw problem;
    },
  );
  if (!fate || fate instanceof Refusal) {
    await sql`rollback to savepoint one_product`.execute(tx);
    return refusedBy(matching, fate ?? new Refusal('product-not-found'));
  }
  await sql`release savepoint one_product`.execute(tx);
  return fate;
}

async function bringSome(tx: Tx, bringing: Bringing, all: Matching[]): Promise<(Fate | Refusal)[]> {
  const changes = all.flatMap(({ ready: item, match }) =>
    match && 'product' in match ? [{ ready: item, product: match.product }] : [],
  );
  const news = all.filter(({ match }) => !(match && 'product' in match));
  const fates = new Map<Ready, Fate | Refusal>();
  for (const [at, fate] of (await bringChanges(tx, bringing, changes)).entries())
    if (changes[at]) fates.set(changes[at].ready, fate);
  for (const [at, fate] of (await bringNew(tx, bringing, news)).entries())
    if (news[at]) fates.set(news[at].ready, fate);
  return all.map(({ ready: one }) => fates.get(one) ?? new Refusal('product-not-found'));
}

const refused = (draft: Draft, finding: FindingText, line = draft.line): Fate => ({
  became: 'refused',
  problem: { row: line, column: null, ...finding },
});

/** A refusal as a code with values, for any language. */
const findingOf = ({ code, values }: Refusal, product: string): FindingText => ({
  code: 'market-refused',
  values: { ...values, product, refusal: code },
});

function unknownOption({ variants, ...draft }: Draft, names: Names): Fate | null {
  for (const { line, options } of variants)
    for (const { name, value } of options)
      if (names.value(name, value) === 0)
        return refused(
          { ...draft, variants },
          { code: 'option-unknown', values: { option: name, value } },
          line,
        );
  return null;
}

function count(outcome: Outcome, draft: Draft, fate: Fate): void {
  if (fate.became === 'refused') {
    outcome.lacks.push({ problem: fate.problem, rows: draft.lines });
    return;
  }
  outcome[fate.became]++;
  outcome.notes.push(...fate.notes);
  if (fate.became === 'created') outcome.uncounted += fate.uncounted;
}

export type { Problem };
