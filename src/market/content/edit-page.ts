// How staff write pages. A page that gets a new address is still found at the old one.
import type { PageFields } from '#contract/admin/page.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { cleanTexts } from '#market/catalogue/clean-text.ts';
import { PAGE } from '#market/content/list-pages.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { requireTexts, textsOrNone } from '#market/settings/required-texts.ts';
import { slugFor } from '#market/settings/slug-for.ts';
import { chosenSlugs } from '#market/settings/slug-now.ts';

/**
 * Makes a page (`id` null) or saves one; its text keeps only harmless markup. Refuses 'required'
 * without a title and a text in the market's first language, and as `saveRow` does.
 */
export async function savePage(
  tx: Tx,
  by: Staff,
  {
    id,
    version,
    title,
    slug,
    slugs,
    description,
    meta_title,
    meta_description,
    ...rest
  }: Opened & PageFields,
  market: MarketSettings,
): Promise<SavedRow> {
  const text = cleanTexts(description);
  requireTexts(market, { title, description: text });
  const columns = {
    title,
    slug: slug || slugFor('page', title[market.default_language] ?? ''),
    ...chosenSlugs(slugs),
    description: text,
    meta_title: textsOrNone(meta_title),
    meta_description: textsOrNone(meta_description),
    ...rest,
  };
  const saved = await saveRow(tx, by, PAGE, { id, version, columns });
  await touch(tx, 'content');
  return saved;
}

/** Deletes a page. Refuses as `requireUnused` and `deleteRow` do. */
export async function deletePage(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockRow(tx, PAGE, thing);
  await requireUnused(tx, by, 'page', thing.id);
  await deleteRow(tx, by, PAGE, thing);
  await touch(tx, 'content');
}
