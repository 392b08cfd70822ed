// New products of a store: each becomes a proposal, which is sent if it is complete and otherwise
// kept as a draft.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import { proposalContent, type ProposedProduct } from '#contract/proposal.ts';
import type { Tx } from '#db/connect.ts';
import type { Draft, Problem } from '#market/imports/draft.ts';
import type { Target } from '#market/imports/import-batch.ts';
import { keepOwnPictures } from '#market/imports/keep-own-pictures.ts';
import type { Match } from '#market/imports/match-products.ts';
import type { Names } from '#market/imports/name-things.ts';
import { lackOf } from '#market/imports/next-state.ts';
import { nextContent, type Around } from '#market/imports/next-content.ts';
import type { Rules } from '#market/imports/read-rules.ts';
import { writeSteps } from '#market/imports/write-step.ts';
import type { Ready } from '#market/imports/write-pictures.ts';
import { attempt } from '#market/proposals/attempt.ts';
import { proposedOf, withoutKnownStock } from '#market/proposals/content.ts';
import { partsOf, productOf } from '#market/proposals/parts.ts';
import {
  lockOpenProposals,
  type Proposal,
  type StoreOfProposal,
} from '#market/proposals/proposal.ts';
import { prepareAll } from '#market/proposals/put-into-shop.ts';
import { writeProposals, type Written } from '#market/proposals/write-proposals.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** What importing drafts into a store needs. */
export type Bringing = {
  by: Seller;
  store: StoreOfProposal;
  market: MarketSettings;
  target: Target;
  importId: number;
  names: Names;
  rules: Rules;
};
/** A draft with its product, or with the open proposal of a new product. */
export type Matching = { ready: Ready; match: Match | null };
/** The outcome of a draft, with remarks about its rows. */
export type Fate =
  | { became: 'refused'; problem: Problem }
  | {
      became: 'created' | 'updated' | 'unchanged';
      notes: Problem[];
      /** How many of its variants have no stock in the file. */
      uncounted: number;
    };

/** A proposal to write: as it was, and as it will be. */
type Begun = {
  ready: Ready;
  was: Proposal | null;
  content: ReturnType<typeof checked>;
  uncounted: number;
  notes: Problem[];
};

/**
 * Proposes drafts as new products, or changes their open proposals. Returns each draft's outcome or
 * refusal, in order: as `prepareAll`, and for content that cannot be a product. Refuses all of them
 * as `writeProposals`.
 */
export async function bringNew(
  tx: Tx,
  bringing: Bringing,
  all: Matching[],
): Promise<(Fate | Refusal)[]> {
  const open = all.flatMap(({ match }) => (match && 'proposal' in match ? [match.proposal] : []));
  const known = await lockOpenProposals(tx, open, bringing.by.storeId);
  const begun = all.map(({ ready, match }) =>
    attempt(() => {
      const was = match && 'proposal' in match ? (known.get(match.proposal) ?? null) : null;
      return begin(bringing, ready, was);
    }),
  );
  const going = begun.flatMap((one) => (isBegun(one) ? [one] : []));
  const fates = await write(tx, bringing, going);
  const written = new Map(going.map((one, at) => [one, fates[at]]));
  return begun.map((outcome) => {
    if (!isBegun(outcome)) return outcome;
    const fate = written.get(outcome);
    if (!fate) throw new Error('What is written has a fate.');
    return fate;
  });
}

const isBegun = (one: Begun | Fate | Refusal): one is Begun => 'ready' in one;

function begin(bringing: Bringing, ready: Ready, was: Proposal | null): Begun | Fate {
  const { draft } = ready;
  const lack = was ? null : lackOf(draft, undefined);
  const product = draft.title ?? draft.named;
  if (lack)
    return {
      became: 'refused',
      problem: { row: draft.line, column: null, code: lack, values: { product } },
    };
  const base = was?.proposed ?? blankOf(bringing, draft);
  const { content, uncounted } = nextContent(draft, base, aroundOf(bringing, ready));
  if (was && isSame(was.proposed, content)) return { became: 'unchanged', notes: [], uncounted };
  const notes = notesOf(draft, bringing, content);
  return { ready, was, content: checked(content), uncounted, notes };
}

/** Sends the proposals; one that cannot be sent yet stays a draft, with the reason. */
async function write(tx: Tx, bringing: Bringing, all: Begun[]): Promise<(Fate | Refusal)[]> {
  const { by, store, market, importId } = bringing;
  await keepOwnPictures(
    tx,
    bringing,
    all.map(({ ready }) => ready),
  );
  const proposed = all.map(({ content, was }) =>
    withoutKnownStock(proposedOf(content, market, was?.base ?? null), was?.base ?? null),
  );
  const toSend = all.flatMap((item, at) => {
    const { category_id: category } = item.content;
    const product = proposed[at];
    return product && category !== null && item.ready.draft.published !== false
      ? [{ begun: item, product }]
      : [];
  });
  const prepared = await prepareAll(
    tx,
    market,
    toSend.map(({ begun, product }) => ({
      ...BLANK,
      ...begun.was,
      live: null,
      store_id: store.id,
      proposed: product,
    })),
  );
  const sent = new Map(toSend.map(({ begun: one }, at) => [one, prepared[at] ?? null]));
  const rows = all.flatMap((begun, at): (Written & { begun: Begun })[] => {
    const ready = sent.get(begun) ?? null;
    const product = proposed[at];
    const refused = ready instanceof Refusal;
    if (!product || (refused && !MENDED_LATER.has(ready.code))) return [];
    const { was } = begun;
    const importKey = begun.ready.draft.key;
    const written = { proposed: product, prepared: refused ? null : ready, importKey };
    return [{ ...BLANK, was, ...written, begun }];
  });
  const saved = await writeProposals(tx, by, { store, market }, rows);
  await writeSteps(
    tx,
    importId,
    rows.map(({ was }, at) => ({
      proposal: saved[at]?.id ?? 0,
      before: was && { proposed: was.proposed, state: was.state },
    })),
  );
  const done = new Set(rows.map(({ begun: one }) => one));
  return all.map((one): Fate | Refusal => {
    const refusal = sent.get(one);
    if (refusal instanceof Refusal && !done.has(one)) return refusal;
    const notes = [...one.notes, ...(refusal instanceof Refusal ? [problemOf(one, refusal)] : [])];
    return { became: one.was ? 'updated' : 'created', notes, uncounted: one.uncounted };
  });
}

const BLANK = { kind: 'new', product_id: null, base: null } as const;

function problemOf({ ready: { draft } }: Begun, { code, values }: Refusal): Problem {
  const product = draft.title ?? draft.named;
  return {
    row: draft.line,
    column: null,
    code: 'market-refused',
    values: { ...values, product, refusal: code },
  };
}

/** Refusals about fields that the file has no column for. */
const MENDED_LATER = new Set<string>(['required', 'facts-missing']);

/** What is needed to apply a draft to a product. */
export const aroundOf = (
  { names, rules, target, market }: Bringing,
  { pictures }: Ready,
): Around => ({
  names,
  rules,
  pictureNames: new Map([...pictures].map(([address, { name }]) => [address, name])),
  language: target.language,
  exponent: market.currency_exponent,
});

const blankOf = ({ target }: Bringing, { taxed }: Draft): ProposedProduct => ({
  ...productOf(new Map(), []),
  shipping_rule_id: target.shippingRule,
  tax_rule_id: taxed ? target.taxRule : null,
});

/** Whether two products are equal, whatever the order of their parts. */
export const isSame = (a: ProposedProduct, b: ProposedProduct): boolean =>
  JSON.stringify([...partsOf(a)].sort()) === JSON.stringify([...partsOf(b)].sort());

const proposal = z.object(proposalContent);

/** Parses a product as the call for proposals does. Refuses with the field at fault. */
export function checked(content: ProposedProduct) {
  const { data, error } = proposal.safeParse({
    ...content,
    variants: content.variants.map((one) => ({ ...one, stock_seen: null })),
  });
  if (data) return data;
  const [issue] = error.issues;
  throw new Refusal(isCode(issue?.message) ? issue.message : 'invalid-input', {
    field: issue?.path.join('.') ?? 'title',
  });
}

const isCode = (text: string | undefined): text is RefusalCode =>
  text !== undefined && Object.hasOwn(refusals, text);

/** The parts of a draft that the market does not have, and that are left out. */
export function notesOf(
  draft: Draft,
  { names }: Pick<Bringing, 'names'>,
  content: ProposedProduct,
): Problem[] {
  const at = { row: draft.line, column: null };
  const { category, brand, tags = [] } = draft;
  return [
    ...(category && names.category(category) === 0
      ? [{ ...at, code: 'category-unknown' as const, values: { category: category.join(' > ') } }]
      : content.category_id === null
        ? [{ ...at, code: 'category-missing' as const, values: {} }]
        : []),
    ...(brand && names.brand(brand) === null
      ? [{ ...at, code: 'brand-unknown' as const, values: { brand } }]
      : []),
    ...tags
      .filter((tag) => names.tag(tag) === null)
      .map((tag) => ({ ...at, code: 'tag-unknown' as const, values: { tag } })),
  ];
}
