// Writes proposals, many per statement; in a trusted store they take effect at once.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ProposalState, ProposedProduct } from '#contract/proposal.ts';
import type { Tx } from '#db/connect.ts';
import { saveProducts } from '#market/catalogue/save-products.ts';
import { keepImportKeys } from '#market/proposals/keep-import-key.ts';
import { recordSteps, type Proposal, type StoreOfProposal } from '#market/proposals/proposal.ts';
import type { Prepared } from '#market/proposals/put-into-shop.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** The base of a proposal: nothing, or the product as the seller saw it. */
export type ProposalBase = Pick<Proposal, 'kind' | 'product_id' | 'base'>;
/**
 * `was`: the open proposal to change, locked. `prepared`: the product that it would make, if it is
 * sent; null: it is a draft. `importKey`: the key by which an import knows a new product.
 */
export type Written = ProposalBase & {
  proposed: ProposedProduct;
  was: Proposal | null;
  prepared: Prepared | null;
  importKey?: string | undefined;
};
type Saved = { id: number; version: number };
type Around = { store: StoreOfProposal; market: MarketSettings };

/**
 * Writes proposals, each with an entry in its history; those that a trusted store sends take effect
 * at once, unless the market has changed the same parts meanwhile. Returns them in order. If
 * another request was first to begin one for a product, refuses all with 'proposal-open'; also
 * refuses as `saveProducts`.
 */
export async function writeProposals(
  tx: Tx,
  by: Seller,
  { store, market }: Around,
  all: Written[],
): Promise<{ id: number; atOnce: boolean }[]> {
  if (all.length === 0) return [];
  const saved = await write(tx, by, store, all);
  const live = all.flatMap(({ prepared }, at) => {
    const savedRow = saved[at];
    return savedRow && prepared && store.trusted && !prepared.clashes
      ? [{ ...savedRow, prepared }]
      : [];
  });
  const products = await saveProducts(
    tx,
    by,
    live.map(({ prepared }) => prepared.fields),
    market,
  );
  await approveAtOnce(
    tx,
    by,
    live.map(({ id, version }, at) => ({ id, version, product: products[at]?.id ?? 0 })),
  );
  const atOnce = new Set(live.map(({ id }) => id));
  return saved.map(({ id }) => ({ id, atOnce: atOnce.has(id) }));
}

async function write(tx: Tx, by: Seller, store: StoreOfProposal, all: Written[]): Promise<Saved[]> {
  const fresh = await nextIds(tx, all.filter(({ was }) => !was).length);
  const rows = all.map(({ was, prepared, kind, product_id, base, proposed, importKey }) => ({
    id: was?.id ?? fresh.shift() ?? 0,
    was: was?.state ?? null,
    state: stateOf(was, prepared),
    kind,
    product_id,
    base,
    proposed,
    import_key: importKey ?? null,
  }));
  const saved = [
    ...(await update(
      tx,
      by,
      rows.filter(({ was }) => was),
    )),
    ...(await insert(
      tx,
      by,
      store,
      rows.filter(({ was }) => !was),
    )),
  ];
  const versions = new Map(saved.map(({ id, version }) => [id, version]));
  const steps = rows.map(({ id, was, state }) => {
    const version = versions.get(id);
    if (version === undefined) throw new Refusal('proposal-open');
    return { id, version, was, became: state };
  });
  await recordSteps(tx, by, steps);
  return steps.map(({ id, version }) => ({ id, version }));
}

type Row = { id: number; state: ProposalState; was: ProposalState | null };

/** These rows as a table `r`. */
const sent = (rows: Row[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
    id int, state text, kind text, product_id int, base jsonb, proposed jsonb, import_key text
  )
`;

async function update(tx: Tx, { accountId: by }: Seller, changed: Row[]): Promise<Saved[]> {
  if (changed.length === 0) return [];
  const { rows } = await sql<Saved>`
    update product_proposals p
    set proposed = r.proposed, state = r.state, made_by = ${by},
      sent_by = case when r.state = 'sent' then ${by}::int else p.sent_by end,
      sent_at = case when r.state = 'sent' then clock_timestamp() else p.sent_at end,
      decided_by = case when r.state = 'sent' then null else p.decided_by end,
      decided_at = case when r.state = 'sent' then null else p.decided_at end,
      version = p.version + 1, updated_at = clock_timestamp()
    from ${sent(changed)}
    where p.id = r.id
    returning p.id, p.version
  `.execute(tx);
  return rows;
}

async function insert(
  tx: Tx,
  { accountId: by }: Seller,
  store: StoreOfProposal,
  made: Row[],
): Promise<Saved[]> {
  if (made.length === 0) return [];
  const { rows } = await sql<Saved>`
    insert into product_proposals (
      id, store_id, kind, product_id, base, proposed, state, import_key, made_by, sent_by, sent_at
    ) overriding system value
    select r.id, ${store.id}, r.kind, r.product_id, r.base, r.proposed, r.state, r.import_key,
      ${by}, case when r.state = 'sent' then ${by}::int end,
      case when r.state = 'sent' then clock_timestamp() end
    from ${sent(made)}
    on conflict (product_id) where state in ('draft', 'sent', 'refused') do nothing
    returning id, version
  `.execute(tx);
  return rows;
}

const stateOf = (was: Proposal | null, prepared: Prepared | null): ProposalState =>
  prepared ? 'sent' : was?.state === 'refused' ? 'refused' : 'draft';

async function nextIds(tx: Tx, count: number): Promise<number[]> {
  if (count === 0) return [];
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('product_proposals', 'id')) as id
    from generate_series(1, ${count}::int)
  `.execute(tx);
  return rows.map(({ id }) => id);
}

async function approveAtOnce(
  tx: Tx,
  by: Seller,
  approved: (Saved & { product: number })[],
): Promise<void> {
  if (approved.length === 0) return;
  await sql`
    update product_proposals p
    set state = 'approved', at_once = true, decided_at = clock_timestamp(),
      product_id = r.product, version = p.version + 1
    from unnest(
      ${approved.map(({ id }) => id)}::int[], ${approved.map(({ product }) => product)}::int[]
    ) as r(id, product)
    where p.id = r.id
  `.execute(tx);
  await keepImportKeys(
    tx,
    approved.map(({ id }) => id),
  );
  await recordSteps(
    tx,
    by,
    approved.map(({ id, version }) => ({
      id,
      version: version + 1,
      was: 'sent',
      became: 'approved',
    })),
  );
}
