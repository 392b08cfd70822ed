// New products of a store: each becomes a proposal, which is sent if it is complete and otherwise
// kept as a draft.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import { refusals, type RefusalCode } from '#contract/refusals.ts';
import { proposalContent, type ProposedProduct } from '#contract/proposal.ts';
import type { Tx } from '#db/connect.ts';
import type { Draft, Problem } from '#market/imports/draft.ts';
import { keepOwnPictures } from '#market/imports/keep-own-pictures.ts';
import { lackOf } from '#market/imports/next-state.ts';
import { nextContent, type Around } from '#market/imports/next-content.ts';
import type { DraftResult, MatchedDraft, StoreImport } from '#market/imports/store-import.ts';
import { writeSteps } from '#market/imports/write-step.ts';
import type { Ready } from '#market/imports/write-pictures.ts';
import { attempt } from '#market/proposals/attempt.ts';
import { proposedOf, withoutKnownStock } from '#market/proposals/content.ts';
import { partsOf, productOf } from '#market/proposals/parts.ts';
import { lockOpenProposals, type Proposal } from '#market/proposals/proposal.ts';
import { prepareAll } from '#market/proposals/put-into-shop.ts';
import { writeProposals, type Written } from '#market/proposals/write-proposals.ts';

/** A proposal to write: as it was, and as it will be. */
type PlannedProposal = {
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
export async function importNewProducts(
  tx: Tx,
  storeImport: StoreImport,
  all: MatchedDraft[],
): Promise<(DraftResult | Refusal)[]> {
  const open = all.flatMap(({ match }) => (match && 'proposal' in match ? [match.proposal] : []));
  const known = await lockOpenProposals(tx, open, storeImport.by.storeId);
  const planned = all.map(({ ready, match }) =>
    attempt(() => {
      const was = match && 'proposal' in match ? (known.get(match.proposal) ?? null) : null;
      return plan(storeImport, ready, was);
    }),
  );
  const toWrite = planned.flatMap((one) => (isPlanned(one) ? [one] : []));
  const results = await write(tx, storeImport, toWrite);
  const written = new Map(toWrite.map((one, at) => [one, results[at]]));
  return planned.map((outcome) => {
    if (!isPlanned(outcome)) return outcome;
    const result = written.get(outcome);
    if (!result) throw new Error('Every written draft has a result.');
    return result;
  });
}

const isPlanned = (one: PlannedProposal | DraftResult | Refusal): one is PlannedProposal =>
  'ready' in one;

function plan(
  storeImport: StoreImport,
  ready: Ready,
  was: Proposal | null,
): PlannedProposal | DraftResult {
  const { draft } = ready;
  const lack = was ? null : lackOf(draft, undefined);
  const product = draft.title ?? draft.named;
  if (lack)
    return {
      became: 'refused',
      problem: { row: draft.line, column: null, code: lack, values: { product } },
    };
  const base = was?.proposed ?? blankOf(storeImport, draft);
  const { content, uncounted } = nextContent(draft, base, aroundOf(storeImport, ready));
  if (was && isSame(was.proposed, content)) return { became: 'unchanged', notes: [], uncounted };
  const notes = notesOf(draft, storeImport, content);
  return { ready, was, content: checked(content), uncounted, notes };
}

/** Sends the proposals; one that cannot be sent yet stays a draft, with the reason. */
async function write(
  tx: Tx,
  storeImport: StoreImport,
  all: PlannedProposal[],
): Promise<(DraftResult | Refusal)[]> {
  const { by, store, market, importId } = storeImport;
  await keepOwnPictures(
    tx,
    storeImport,
    all.map(({ ready }) => ready),
  );
  const proposed = all.map(({ content, was }) =>
    withoutKnownStock(proposedOf(content, market, was?.base ?? null), was?.base ?? null),
  );
  const toSend = all.flatMap((item, at) => {
    const { category_id: category } = item.content;
    const product = proposed[at];
    return product && category !== null && item.ready.draft.published !== false
      ? [{ planned: item, product }]
      : [];
  });
  const prepared = await prepareAll(
    tx,
    market,
    toSend.map(({ planned, product }) => ({
      ...BLANK,
      ...planned.was,
      live: null,
      store_id: store.id,
      proposed: product,
    })),
  );
  const sent = new Map(toSend.map(({ planned: one }, at) => [one, prepared[at] ?? null]));
  const rows = all.flatMap((planned, at): (Written & { planned: PlannedProposal })[] => {
    const ready = sent.get(planned) ?? null;
    const product = proposed[at];
    const refused = ready instanceof Refusal;
    if (!product || (refused && !MENDED_LATER.has(ready.code))) return [];
    const { was } = planned;
    const importKey = planned.ready.draft.key;
    const written = { proposed: product, prepared: refused ? null : ready, importKey };
    return [{ ...BLANK, was, ...written, planned }];
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
  const done = new Set(rows.map(({ planned: one }) => one));
  return all.map((one): DraftResult | Refusal => {
    const refusal = sent.get(one);
    if (refusal instanceof Refusal && !done.has(one)) return refusal;
    const notes = [...one.notes, ...(refusal instanceof Refusal ? [problemOf(one, refusal)] : [])];
    return { became: one.was ? 'updated' : 'created', notes, uncounted: one.uncounted };
  });
}

const BLANK = { kind: 'new', product_id: null, base: null } as const;

function problemOf({ ready: { draft } }: PlannedProposal, { code, values }: Refusal): Problem {
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
  { names, rules, target, market }: StoreImport,
  { pictures }: Ready,
): Around => ({
  names,
  rules,
  pictureNames: new Map([...pictures].map(([address, { name }]) => [address, name])),
  language: target.language,
  exponent: market.currency_exponent,
});

const blankOf = ({ target }: StoreImport, { taxed }: Draft): ProposedProduct => ({
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
  { names }: Pick<StoreImport, 'names'>,
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
