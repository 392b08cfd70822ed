// Imports a batch of products from a seller's file, in one transaction. Each follows the rules of
// proposals, completely or not at all. Categories, brands, tags and options must already exist in
// the market.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { FindingText } from '#contract/findings.ts';
import type { Tx } from '#db/connect.ts';
import { findSeller } from '#market/accounts/find-role.ts';
import { mayInStore } from '#market/accounts/store-permissions.ts';
import { importChanges } from '#market/imports/import-changes.ts';
import { importNewProducts } from '#market/imports/import-new-products.ts';
import { isAboutData } from '#market/imports/is-about-data.ts';
import type { Draft, Problem } from '#market/imports/draft.ts';
import type { Outcome, Target } from '#market/imports/import-batch.ts';
import { matchProducts, type Matched } from '#market/imports/match-products.ts';
import { nameThings, type Names } from '#market/imports/name-things.ts';
import { readRules } from '#market/imports/read-rules.ts';
import type { DraftResult, MatchedDraft, StoreImport } from '#market/imports/store-import.ts';
import type { Ready } from '#market/imports/write-pictures.ts';
import { openStore } from '#market/proposals/proposal.ts';
import { customer, type Seller } from '#market/settings/actor.ts';

/**
 * Takes drafts of different products and the import's id; writes those that are new or changed.
 * Refuses 'not-allowed' to a person who may no longer change the store's products, and
 * 'store-suspended'.
 */
export async function importIntoStore(
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
  const storeImport = { by, store, market, target, importId, names, rules };
  const results = await importAll(tx, storeImport, ready, matches);
  const outcome: Outcome = { ...NOTHING, lacks: [], notes: [] };
  for (const [at, { draft }] of ready.entries()) {
    const result = results[at];
    if (result) count(outcome, draft, result);
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
async function importAll(
  tx: Tx,
  storeImport: StoreImport,
  ready: Ready[],
  matches: Map<string, Matched>,
): Promise<(DraftResult | undefined)[]> {
  const results = new Map<Ready, DraftResult>();
  const together: MatchedDraft[] = [];
  const alone: MatchedDraft[] = [];
  const taken = new Set<string>();
  for (const item of ready) {
    const match = matches.get(item.draft.key) ?? null;
    const stays = staysOut(item.draft, match, storeImport.names);
    if (stays) results.set(item, stays);
    else if (match !== 'elsewhere' && match !== 'several') {
      const thing = JSON.stringify(match);
      // two drafts of the same product are written one after the other
      (match && taken.has(thing) ? alone : together).push({ ready: item, match });
      taken.add(thing);
    }
  }
  const left = await importTogether(tx, storeImport, together, results);
  for (const matched of [...left, ...alone])
    results.set(matched.ready, await importAlone(tx, storeImport, matched));
  return ready.map((one) => results.get(one));
}

/** The reason to refuse a draft before it is written; null if there is none. */
function staysOut(draft: Draft, match: Matched, names: Names): DraftResult | null {
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
async function importTogether(
  tx: Tx,
  storeImport: StoreImport,
  all: MatchedDraft[],
  results: Map<Ready, DraftResult>,
): Promise<MatchedDraft[]> {
  if (all.length < 2) return all;
  await sql`savepoint some_products`.execute(tx);
  const done = await importSome(tx, storeImport, all).catch((problem: unknown) => {
    if (problem instanceof Refusal || isAboutData(problem)) return null;
    throw problem;
  });
  if (done?.every((result) => !(result instanceof Refusal))) {
    await sql`release savepoint some_products`.execute(tx);
    for (const [at, result] of done.entries()) {
      const item = all[at]?.ready;
      if (item && !(result instanceof Refusal)) results.set(item, result);
    }
    return [];
  }
  await sql`rollback to savepoint some_products`.execute(tx);
  if (!done) return all;
  const left: MatchedDraft[] = [];
  const fit: MatchedDraft[] = [];
  for (const [at, matched] of all.entries()) {
    const result = done[at];
    if (!(result instanceof Refusal)) fit.push(matched);
    // its SKU may become free when another draft of the file changes
    else if (result.code === 'already-taken') left.push(matched);
    else results.set(matched.ready, refusedBy(matched, result));
  }
  return [...(await importTogether(tx, storeImport, fit, results)), ...left];
}

const refusedBy = ({ ready: { draft } }: MatchedDraft, refusal: Refusal): DraftResult =>
  refused(draft, findingOf(refusal, draft.title ?? draft.named));

async function importAlone(
  tx: Tx,
  storeImport: StoreImport,
  matched: MatchedDraft,
): Promise<DraftResult> {
  await sql`savepoint one_product`.execute(tx);
  const result = await importSome(tx, storeImport, [matched]).then(
    ([done]) => done,
    (problem: unknown) => {
      if (problem instanceof Refusal) return problem;
      throw problem;
    },
  );
  if (!result || result instanceof Refusal) {
    await sql`rollback to savepoint one_product`.execute(tx);
    return refusedBy(matched, result ?? new Refusal('product-not-found'));
  }
  await sql`release savepoint one_product`.execute(tx);
  return result;
}

async function importSome(
  tx: Tx,
  storeImport: StoreImport,
  all: MatchedDraft[],
): Promise<(DraftResult | Refusal)[]> {
  const changes = all.flatMap(({ ready: item, match }) =>
    match && 'product' in match ? [{ ready: item, product: match.product }] : [],
  );
  const news = all.filter(({ match }) => !(match && 'product' in match));
  const results = new Map<Ready, DraftResult | Refusal>();
  for (const [at, result] of (await importChanges(tx, storeImport, changes)).entries())
    if (changes[at]) results.set(changes[at].ready, result);
  for (const [at, result] of (await importNewProducts(tx, storeImport, news)).entries())
    if (news[at]) results.set(news[at].ready, result);
  return all.map(({ ready: one }) => results.get(one) ?? new Refusal('product-not-found'));
}

const refused = (draft: Draft, finding: FindingText, line = draft.line): DraftResult => ({
  became: 'refused',
  problem: { row: line, column: null, ...finding },
});

/** A refusal as a code with values, for any language. */
const findingOf = ({ code, values }: Refusal, product: string): FindingText => ({
  code: 'market-refused',
  values: { ...values, product, refusal: code },
});

function unknownOption({ variants, ...draft }: Draft, names: Names): DraftResult | null {
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

function count(outcome: Outcome, draft: Draft, result: DraftResult): void {
  if (result.became === 'refused') {
    outcome.lacks.push({ problem: result.problem, rows: draft.lines });
    return;
  }
  outcome[result.became]++;
  outcome.notes.push(...result.notes);
  if (result.became === 'created') outcome.uncounted += result.uncounted;
}

export type { Problem };
