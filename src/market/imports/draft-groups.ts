// Turns the staged file into drafts: a group is the rows of one product.
import type { Db } from '#db/connect.ts';
import type { Sheet } from '#market/imports/recognise-columns.ts';
import { noFindings, refuse, type Draft, type Findings } from '#market/imports/draft.ts';
import type { Ready } from '#market/imports/write-pictures.ts';
import type { PictureKeeper } from '#market/imports/keep-pictures.ts';
import type { CellContext } from '#market/imports/read-cells.ts';
import type { Row } from '#market/imports/read-rows.ts';
import { ownDraft } from '#market/imports/own-draft.ts';
import { shopifyDraft } from '#market/imports/shopify-draft.ts';
import {
  readGroups,
  readLines,
  readStaged,
  readTwice,
  type Group,
} from '#market/imports/stage-rows.ts';
import { refuseRows, type Summary } from '#market/imports/import-summary.ts';
import { wooDraft } from '#market/imports/woocommerce-draft.ts';

const MOST_PRODUCTS = 250;
const MOST_BATCH_ROWS = 1000;
const MOST_PRODUCT_ROWS = 3000;

/** The next groups of the staged file, as many as are written at once. */
export async function nextGroups(connection: Db, after: number): Promise<Group[]> {
  const groups = await readGroups(connection, after, MOST_PRODUCTS);
  let rows = 0;
  const fitting = groups.findIndex(
    (group) => (rows += Math.min(group.rows, MOST_PRODUCT_ROWS)) > MOST_BATCH_ROWS,
  );
  return fitting < 0 ? groups : groups.slice(0, Math.max(1, fitting));
}

/**
 * What making drafts needs: the file's columns and market, a keeper of pictures, and the summary.
 */
export type Drafting = {
  about: Omit<CellContext, 'findings'>;
  keep: PictureKeeper;
  summary: Summary;
};

/** The drafts of these groups with their pictures; rows that are left out go into the summary. */
export async function draftGroups(
  connection: Db,
  groups: Group[],
  { about, keep, summary }: Drafting,
): Promise<Ready[]> {
  const ready: Ready[] = [];
  const fitting = groups.filter(({ rows }) => rows <= MOST_PRODUCT_ROWS);
  for (const group of groups)
    if (!fitting.includes(group))
      refuseLong(summary, group, await readLines(connection, group.key));
  const keys = fitting.map(({ key }) => key);
  const twice = about.ofStore ? await readTwice(connection, keys) : new Map<number, Twice>();
  for (const [key, all] of await readStaged(connection, keys)) {
    const findings = noFindings();
    const rows = all.filter((row) => !isTwice(findings, row, twice.get(row.line)));
    const draft = rows.length > 0 && draftOf(about.sheet, { ...about, findings }, key, rows);
    if (draft) ready.push({ draft, pictures: await keep(draft, findings) });
    refuseRows(summary, findings.refused, findings.problems);
  }
  return ready;
}

type Twice = { sku: string; other: number };

/** Whether an earlier row has the same SKU; the later row is refused. */
function isTwice(findings: Findings, { line, cells }: Row, twice: Twice | undefined): boolean {
  if (!twice) return false;
  const values = { sku: cells.sku ?? twice.sku, other: twice.other };
  refuse(findings, { row: line, column: null, code: 'sku-twice', values });
  return true;
}

const draftOf = (sheet: Sheet, context: CellContext, key: string, rows: Row[]): Draft | null =>
  DRAFTS[sheet.format](context, key, rows);
const DRAFTS = { shopify: shopifyDraft, woocommerce: wooDraft, souk: ownDraft };

function refuseLong(summary: Summary, { key, first, rows }: Group, lines: number[]): void {
  refuseRows(summary, lines, [
    {
      row: first,
      column: null,
      code: 'rows-too-many',
      values: { product: key, rows, most: MOST_PRODUCT_ROWS },
    },
  ]);
}
