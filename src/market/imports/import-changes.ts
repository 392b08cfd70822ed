// Changes products that a store already has: prices and stock at once, everything else by the
// owner's rules of approval.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import type { Tx } from '#db/connect.ts';
import { openProducts, type OpenedProduct } from '#market/catalogue/open-product.ts';
import { saveProducts } from '#market/catalogue/save-products.ts';
import { aroundOf, checked, isSame, notesOf } from '#market/imports/import-new-products.ts';
import type { Problem } from '#market/imports/draft.ts';
import { keepOwnPictures } from '#market/imports/keep-own-pictures.ts';
import { nextContent } from '#market/imports/next-content.ts';
import { proposeRest } from '#market/imports/propose-rest.ts';
import { prepareOwn, type Saving } from '#market/imports/save-own.ts';
import type { DraftResult, StoreImport } from '#market/imports/store-import.ts';
import { writeSteps, type ProductBefore } from '#market/imports/write-step.ts';
import type { Ready } from '#market/imports/write-pictures.ts';
import { attempt } from '#market/proposals/attempt.ts';
import { choiceKey, contentOf } from '#market/proposals/content.ts';
import { partsOf, productOf, type Parts } from '#market/proposals/parts.ts';

type DraftOfProduct = { ready: Ready; product: number };
/**
 * A product and the changes of its draft: `next` takes effect at once, `content` once it is
 * approved.
 */
export type MergedProduct = Saving & { content: ProposedProduct; ready: Ready; notes: Problem[] };

/**
 * Applies drafts to the store's products. Prices and stock change at once; in a trusted store,
 * everything does. The rest becomes a proposal, and the product on sale stays as it is. Returns
 * each draft's outcome or refusal, in order: as `prepareOwn` and `proposeRest`.
 */
export async function importChanges(
  tx: Tx,
  storeImport: StoreImport,
  all: DraftOfProduct[],
): Promise<(DraftResult | Refusal)[]> {
  const live = await lockOpen(
    tx,
    storeImport,
    all.map(({ product }) => product),
  );
  const merged = all.map(({ ready, product }) =>
    attempt(() => {
      const found = live.get(product);
      if (!found) throw new Refusal('product-not-found');
      return mergeDraft(storeImport, ready, found);
    }),
  );
  const toWrite = merged.flatMap((one) => (one && !(one instanceof Refusal) ? [one] : []));
  await keepOwnPictures(
    tx,
    storeImport,
    toWrite.map(({ ready }) => ready),
  );
  const results = await write(tx, storeImport, toWrite);
  const resultOf = new Map(toWrite.map((one, at) => [one, results[at] ?? UNCHANGED]));
  return merged.map((one) =>
    one === null ? UNCHANGED : one instanceof Refusal ? one : (resultOf.get(one) ?? UNCHANGED),
  );
}

const UNCHANGED: DraftResult = { became: 'unchanged', notes: [], uncounted: 0 };

/** The changes that a draft makes to its product; null: none. */
function mergeDraft(
  storeImport: StoreImport,
  ready: Ready,
  live: OpenedProduct,
): MergedProduct | null {
  const { market, store } = storeImport;
  const now = contentOf(live, market);
  const { content, stock } = nextContent(ready.draft, now, aroundOf(storeImport, ready));
  const counted = new Map(
    live.variants.flatMap((variant) => {
      const became = stock.get(choiceKey(variant));
      return became === undefined || became === variant.stock
        ? []
        : [[choiceKey(variant), { was: variant.stock, became }] as const];
    }),
  );
  if (isSame(now, content) && counted.size === 0) return null;
  checked(content);
  const next = store.trusted ? counting(content, now, stock) : pricesOf(now, content);
  return {
    live,
    now,
    next,
    counted,
    content,
    ready,
    notes: notesOf(ready.draft, storeImport, content),
  };
}

/** Saves what takes effect at once, and proposes the rest. */
async function write(
  tx: Tx,
  storeImport: StoreImport,
  all: MergedProduct[],
): Promise<(DraftResult | Refusal)[]> {
  const { by, market, store, importId } = storeImport;
  const saves = all.filter(({ now, next, counted }) => !isSame(now, next) || counted.size > 0);
  const prepared = await prepareOwn(tx, storeImport, saves);
  const refused = new Map(
    saves.flatMap((merged, at) => {
      const outcome = prepared[at];
      return outcome instanceof Refusal ? [[merged, outcome] as const] : [];
    }),
  );
  const fit = prepared.flatMap((one) => (one instanceof Refusal ? [] : [one]));
  await saveProducts(tx, by, fit, market);
  const saved = saves.filter((one) => !refused.has(one));
  await writeSteps(
    tx,
    importId,
    saved.map(({ live, now, next, counted }) => ({
      product: live.id,
      before: changesIn(now, next, counted),
    })),
  );
  const rest = store.trusted
    ? []
    : all.filter((one) => !refused.has(one) && !isSame(one.next, one.content));
  const proposed = new Map<MergedProduct, boolean | Refusal>();
  for (const [at, outcome] of (await proposeRest(tx, storeImport, rest)).entries()) {
    const item = rest[at];
    if (item) proposed.set(item, outcome);
  }
  const did = new Set(saved);
  return all.map((one) => {
    const outcome = refused.get(one) ?? proposed.get(one);
    if (outcome instanceof Refusal) return outcome;
    return did.has(one) || outcome
      ? { became: 'updated', notes: one.notes, uncounted: 0 }
      : UNCHANGED;
  });
}

/** Locks products of the store; returns them by id. */
export async function lockOpen(
  tx: Tx,
  { by, market }: Pick<StoreImport, 'by' | 'market'>,
  ids: number[],
): Promise<Map<number, OpenedProduct>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number }>`
    select id
    from products
    where id = any(${ids}::int[]) and store_id = ${by.storeId}
    order by id
    for update
  `.execute(tx);
  return openProducts(
    tx,
    rows.map(({ id }) => id),
    market,
  );
}

/** Whether a field of a product may change without approval. */
export const isPrice = (key: string): boolean =>
  key === 'selling' || key === 'offered' || /^variants\.[\d,]*\.price$/.test(key);

/** The product on sale with the new prices, also of variants that are on sale already. */
function pricesOf(now: ProposedProduct, next: ProposedProduct): ProposedProduct {
  const parts: Parts = new Map([...partsOf(now)].filter(([key]) => !isPrice(key)));
  for (const [key, value] of partsOf(next))
    if (isPrice(key) && (!key.startsWith('variants.') || parts.has(key.replace(/\.price$/, ''))))
      parts.set(key, value);
  return productOf(parts, now.variants);
}

/** Adds the stock with which new variants begin. */
const counting = (
  content: ProposedProduct,
  now: ProposedProduct,
  stock: Map<string, number>,
): ProposedProduct => {
  const known = new Set(now.variants.map(choiceKey));
  return {
    ...content,
    variants: content.variants.map((one) =>
      known.has(choiceKey(one)) ? one : { ...one, stock: stock.get(choiceKey(one)) ?? 0 },
    ),
  };
};

function changesIn(
  now: ProposedProduct,
  became: ProposedProduct,
  counted: Saving['counted'],
): ProductBefore {
  const [before, after] = [partsOf(now), partsOf(became)];
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  return {
    parts: [...new Set([...before.keys(), ...after.keys()])]
      .map((key) => ({ key, was: before.get(key), became: after.get(key) }))
      .filter(({ was, became: now_is }) => !same(was, now_is)),
    stock: [...counted].map(([choice, one]) => ({ choice, ...one })),
  };
}
