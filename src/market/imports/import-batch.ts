// Imports a batch of products in one transaction: all of it or nothing.
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import type { Draft, Problem } from '#market/imports/draft.ts';
import { holdBack } from '#market/imports/hold-back.ts';
import { nameThings, type NameCache } from '#market/imports/name-things.ts';
import { lackOf, nextState } from '#market/imports/next-state.ts';
import { UNCOUNTED } from '#market/imports/next-variants.ts';
import { readKnown } from '#market/imports/read-known.ts';
import { choiceKey, type StoredProduct, type State } from '#market/imports/product-state.ts';
import { writeProducts, type Change, type Newborn } from '#market/imports/write-products.ts';
import { writeBefore } from '#market/imports/write-before.ts';
import { fold } from '#base/fold.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { writePictures, type Ready } from '#market/imports/write-pictures.ts';

/**
 * Where an import writes: the store, the language of its texts, and the rules that new products
 * get; and what it caches between batches.
 */
export type Target = {
  store: { id: number; name: string };
  language: string;
  shippingRule: number | null;
  taxRule: number | null;
  known: NameCache;
  /**
   * Set when a seller imports into their own store. `slugs`: whether the file identifies products
   * by their slugs.
   */
  ofStore: { by: Seller; market: MarketSettings; slugs: boolean } | null;
};

export type Outcome = {
  created: number;
  updated: number;
  unchanged: number;
  uncounted: number;
  unpriced: number;
  /** Products that cannot be imported: the problems, and their rows. */
  lacks: { problem: Problem; rows: number[] }[];
  /** Remarks about products that are imported. */
  notes: Problem[];
};

/** Takes drafts of different products and the import's id; writes those that are new or changed. */
export async function importBatch(
  tx: Tx,
  importId: number,
  target: Target,
  ready: Ready[],
): Promise<Outcome> {
  const known = await readKnown(
    tx,
    target.store.id,
    ready.map(({ draft }) => draft.key),
  );
  const { fit, lacks } = sift(
    ready.map(({ draft }) => withoutOwnBrand(draft, target)),
    known,
    target,
  );
  const names = await nameThings(tx, {
    drafts: fit,
    newcomers: fit.filter(({ key }) => !known.has(key)),
    tagsBefore: fit.flatMap(({ key }) => known.get(key)?.tags ?? []),
    maker: { importId, language: target.language, known: target.known },
  });
  const pictureNames = new Map(
    ready.map(({ draft, pictures }) => [
      draft.key,
      new Map([...pictures].map(([address, { name }]) => [address, name])),
    ]),
  );
  const all = fit.map((draft): Change => {
    const old = known.get(draft.key);
    return {
      draft,
      known: old,
      next: nextState(draft, old, {
        names,
        pictureNames: pictureNames.get(draft.key) ?? new Map(),
        language: target.language,
      }),
    };
  });
  const held = await holdBack(tx, all);
  const changes = all.filter(
    ({ known: old, next }) => !old || !isDeepStrictEqual(stateOf(old), next),
  );
  await write(tx, importId, target, { changes, ready });
  if (names.made.length) await touch(tx, ...names.made);
  const created = changes.filter(({ known: old }) => !old).length;
  return {
    created,
    updated: changes.length - created,
    unchanged: all.length - changes.length,
    uncounted: changes.reduce((sum, change) => sum + uncountedOf(change), 0),
    unpriced: changes.filter(({ known: old, next }) => !old && next.facts.selling === 0).length,
    lacks,
    notes: held,
  };
}

function sift(
  drafts: Draft[],
  known: Map<string, StoredProduct>,
  target: Target,
): { fit: Draft[]; lacks: Outcome['lacks'] } {
  if (target.shippingRule === null && drafts.some(({ key }) => !known.has(key))) {
    throw new Refusal('import-no-shipping-rule');
  }
  const lacks = drafts.flatMap((draft) => {
    const lack = lackOf(draft, known.get(draft.key));
    return lack === null ? [] : [{ draft, lack }];
  });
  return {
    fit: drafts.filter((draft) => !lacks.some((lack) => lack.draft === draft)),
    lacks: lacks.map(({ draft, lack }) => ({
      problem: {
        row: draft.line,
        column: null,
        code: lack,
        values: { product: draft.title ?? draft.named },
      },
      rows: draft.lines,
    })),
  };
}

async function write(
  tx: Tx,
  importId: number,
  { store, shippingRule, taxRule }: Target,
  { changes, ready }: { changes: Change[]; ready: Ready[] },
): Promise<void> {
  if (changes.length === 0) return;
  await writePictures(tx, importId, changes, ready);
  const newborn: Newborn = { store: store.id, shippingRule: shippingRule ?? 0, taxRule };
  const ids = await writeProducts(tx, importId, newborn, changes);
  await writeBefore(tx, importId, changes, ids);
  await touch(tx, 'products', ...ids.map((id) => `product:${id}`));
  await record(tx, 'products-changed', { products: ids });
}

// Removes a brand that is only the seller's own name, as the vendor column often has it.
function withoutOwnBrand(draft: Draft, { store }: Target): Draft {
  return draft.brand && fold(draft.brand) === fold(store.name) ? { ...draft, brand: null } : draft;
}

function stateOf({ facts, tags, images, variants }: StoredProduct): State {
  return { facts, tags, images, variants: variants.map(({ id, ...variant }) => variant) };
}

/** Counts the variants without stock in the file. The draft's variants come first, in its order. */
function uncountedOf({ draft, known, next }: Change): number {
  const before = new Map(
    (known?.variants ?? []).map((variant) => [choiceKey(variant.choice), variant.quantity]),
  );
  return next.variants.filter(
    ({ quantity, choice }, at) =>
      at < draft.variants.length &&
      typeof draft.variants[at]?.stock !== 'number' &&
      quantity === UNCOUNTED &&
      before.get(choiceKey(choice)) !== UNCOUNTED,
  ).length;
}
