// Reads Shopify's product CSV: a row for each variant under the product's handle, with the
// product's own columns in the first row; further rows hold only pictures.
import type { Draft, DraftPicture, DraftVariant } from '#market/imports/draft.ts';
import {
  bodyIn,
  has,
  lineIn,
  nameIn,
  pathOf,
  pictureIn,
  tagsIn,
  yesIn,
  type CellContext,
} from '#market/imports/read-cells.ts';
import { otherPriceIn, priceIn, stockIn, weightIn } from '#market/imports/read-amount-cells.ts';
import type { Row } from '#market/imports/read-rows.ts';
import { optionsOf, settle, distinctVariants } from '#market/imports/variant-options.ts';

const OPTIONS = [1, 2, 3];
const VARIANT = ['value1', 'value2', 'value3', 'price', 'sku'];

/** Takes all rows of one handle; returns its draft, or null when nothing of it can be imported. */
export function shopifyDraft(context: CellContext, key: string, rows: Row[]): Draft | null {
  const head = rows.find(({ cells }) => cells.title) ?? rows[0];
  if (!head) return null;
  const first = (field: string) => rows.find(({ cells }) => cells[field]);
  const sold = rows.filter((row) => row === head || VARIANT.some((field) => row.cells[field]));
  const names = OPTIONS.map(
    (number) => nameIn(first(`name${number}`), `name${number}`, 80) ?? `Option ${number}`,
  );
  const variants = distinctVariants(
    context.findings,
    sold.flatMap((row) => variantOf(context, row, names) ?? []),
  );
  const category = pathOf(nameIn(first('category'), 'category') ?? '');
  const type = pathOf(nameIn(first('type'), 'type') ?? '');
  const tags = tagsIn(context, first('tags') ?? head);
  return settle(
    context.findings,
    {
      key,
      line: head.line,
      lines: rows.map(({ line }) => line),
      named: head.cells.handle ?? head.cells.title ?? key,
      whole: true,
      title: nameIn(head, 'title'),
      description: bodyIn(context, first('body'), 'body'),
      metaTitle: lineIn(context, first('metaTitle'), 'metaTitle'),
      metaDescription: lineIn(context, first('metaDescription'), 'metaDescription'),
      brand: lineIn(context, first('vendor'), 'vendor', 100),
      category: category.length ? category : type.length ? type : undefined,
      tags: tags && category.length && type.length ? [...tags, ...type.slice(-1)] : tags,
      published: publicOf(context, head),
      taxed: head.cells.taxable?.toLowerCase() !== 'false',
      pictures: picturesOf(context, rows),
      variants,
    },
    sold.length,
  );
}

function variantOf(context: CellContext, row: Row, names: string[]): DraftVariant | null {
  const price = has(context, 'price') ? priceIn(context, row, 'price') : undefined;
  const stock = stockOf(context, row);
  if (context.findings.refused.has(row.line)) return null;
  const plain = row.cells.value1?.toLowerCase() === 'default title';
  return {
    line: row.line,
    sku: row.cells.sku ?? (has(context, 'sku') ? '' : undefined),
    stock,
    price,
    was: has(context, 'was') ? otherPriceIn(context, row, 'was') : undefined,
    grams: weightIn(context, row),
    options: plain
      ? []
      : optionsOf(OPTIONS.map((number, at) => [names[at], nameIn(row, `value${number}`, 120)])),
    image: pictureIn(context, row, 'variantImage'),
  };
}

// Without a tracker Shopify sells a variant whatever its stock, and exports 0.
function stockOf(context: CellContext, row: Row): number | null | undefined {
  const counted = has(context, 'tracker') ? row.cells.tracker !== undefined : has(context, 'stock');
  if (!has(context, 'stock')) return has(context, 'tracker') && !counted ? null : undefined;
  const pieces = stockIn(context, row, 'stock');
  return pieces === null && has(context, 'tracker') && counted
    ? 0
    : pieces === 0 && !counted
      ? null
      : pieces;
}

function publicOf(context: CellContext, head: Row): boolean | undefined {
  const status = head.cells.status?.toLowerCase();
  const published = yesIn(context, head, 'published');
  return status === undefined ? published : status === 'active' && published !== false;
}

function picturesOf(context: CellContext, rows: Row[]): DraftPicture[] {
  const placed = rows.flatMap((row, at) => {
    const picture = pictureIn(context, row, 'image');
    const alt = lineIn(context, row, 'imageAlt', 250) ?? undefined;
    const position = Number(row.cells.imagePosition) || at + 1;
    return picture ? [{ picture: { ...picture, alt }, position }] : [];
  });
  return placed.sort((a, b) => a.position - b.position).map(({ picture }) => picture);
}
