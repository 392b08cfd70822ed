// How staff arrange the home page: they share one draft, and any of them can publish it.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Block } from '#contract/home-block.ts';
import type { Db, Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { cleanHtml } from '#market/catalogue/clean-text.ts';
import { changesBetween, checkBlocks } from '#market/content/home-arrangement.ts';
import { HOME, openHome, readHomeState, THE_DRAFT } from '#market/content/open-home.ts';
import { changedFields, type Row } from '#market/edits/edit.ts';
import { lockNamed } from '#market/edits/require-unused.ts';
import { recordEdit } from '#market/edits/record-edit.ts';
import { lockRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type HomeVersion = { version: number };

/**
 * Saves blocks as the draft; texts keep only harmless markup. Refuses 'changed-meanwhile', and
 * 'invalid-input' for an unknown collection.
 */
export async function saveHome(
  tx: Tx,
  by: Staff,
  { version, blocks }: HomeVersion & { blocks: Block[] },
): Promise<void> {
  await lockRow(tx, HOME, { id: THE_DRAFT, version });
  await lockNamed(
    tx,
    'collections',
    blocks.flatMap(({ collection }) => collection ?? []),
  );
  const { collections } = await openHome(tx);
  const known = new Set(collections.map(({ id }) => id));
  const stray = blocks.findIndex(({ collection }) => collection !== null && !known.has(collection));
  if (stray >= 0) throw new Refusal('invalid-input', { field: `blocks.${stray}.collection` });
  await writeDraft(tx, by, version, blocks.map(cleaned));
}

/** Discards the draft. Refuses 'changed-meanwhile'. */
export async function discardHome(tx: Tx, by: Staff, { version }: HomeVersion): Promise<void> {
  await lockRow(tx, HOME, { id: THE_DRAFT, version });
  await writeDraft(tx, by, version, null);
}

/**
 * Makes a published arrangement the draft again. Refuses 'changed-meanwhile' and 'thing-not-found'.
 */
export async function restoreHome(
  tx: Tx,
  by: Staff,
  { version, arrangement }: HomeVersion & { arrangement: number },
): Promise<void> {
  await lockRow(tx, HOME, { id: THE_DRAFT, version });
  const found = await tx
    .selectFrom('home_arrangements')
    .select(sql<Block[]>`blocks`.as('blocks'))
    .where('number', '=', arrangement)
    .executeTakeFirst();
  if (!found) throw new Refusal('thing-not-found');
  await writeDraft(tx, by, version, found.blocks);
}

/**
 * Publishes the draft of this version. Refuses 'changed-meanwhile' if it was changed or published
 * since, 'nothing-to-publish' without a draft, 'block-unfinished' and 'ends-before-it-begins'.
 */
export async function publishHome(
  tx: Tx,
  by: Staff,
  { version }: HomeVersion,
  { default_language: language }: MarketSettings,
): Promise<void> {
  await lockRow(tx, HOME, { id: THE_DRAFT, version });
  const { drafted, inShop, published } = await readHomeState(tx);
  if (!drafted) throw new Refusal('nothing-to-publish');
  checkBlocks(drafted, language);
  await tx
    .insertInto('home_arrangements')
    .values({
      number: (published?.number ?? 0) + 1,
      blocks: JSON.stringify(drafted),
      changes: JSON.stringify(changesBetween(inShop, drafted)),
      account_id: by.accountId,
      actor: by.name,
    })
    .execute();
  await writeDraft(tx, by, version, null);
  await touch(tx, 'home');
}

/** Refuses 'thing-not-found' for an arrangement that was never published. */
export async function checkArrangement(db: Db, number: number): Promise<void> {
  const found = await db
    .selectFrom('home_arrangements')
    .select('number')
    .where('number', '=', number)
    .executeTakeFirst();
  if (!found) throw new Refusal('thing-not-found');
}

/** Replaces the locked draft (null: deletes it), and records the edit if anything changed. */
async function writeDraft(
  tx: Tx,
  by: Staff,
  version: number,
  blocks: Block[] | null,
): Promise<void> {
  const before = await openHome(tx);
  await sql`update home_draft set blocks = ${blocks && JSON.stringify(blocks)}`.execute(tx);
  const after = await openHome(tx);
  const was = { draft: before.draft, ...rowOf(before.blocks) };
  const gone = Object.fromEntries(Object.keys(was).map((field) => [field, null]));
  const changed = changedFields(was, { ...gone, draft: after.draft, ...rowOf(after.blocks) });
  if (!changed) return;
  await sql`update home_draft set version = version + 1`.execute(tx);
  await recordEdit(tx, by, { noun: HOME.noun, id: THE_DRAFT, version: version + 1 }, changed);
}

/** Blocks in the form of an edit's fields: each by its id, and their order. */
const rowOf = (blocks: Block[]): Row => ({
  ...Object.fromEntries(blocks.map((block) => [`block ${block.id}`, block])),
  order: blocks.map(({ id }) => id),
});

/** A block with only harmless markup in its texts; texts that end up empty are left out. */
const cleaned = (block: Block): Block => ({
  ...block,
  text: Object.fromEntries(
    Object.entries(block.text).flatMap(([language, text]) => {
      const clean = cleanHtml(text);
      return clean ? [[language, clean]] : [];
    }),
  ),
});
