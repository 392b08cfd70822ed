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
  type Asking,
} from '#market/imports/read-cells.ts';
import { otherPriceIn, priceIn, stockIn, weightIn } from '#market/imports/read-amount-cells.ts';
import type { Row } from '#market/imports/read-rows.ts';
import { optionsOf, settle, distinctVariants } from '#market/imports/variant-options.ts';

const OPTIONS = [1, 2, 3];
const VARIANT = ['value1', 'value2', 'value3', 'price', 'sku'];

/** Takes all rows of one handle; returns its draft, or null when nothing of it can be imported. */
export function shopifyDraft(asking: Asking, key: string, rows: Row[]): Draft | null {
  const head = rows.find(({ cells }) => cells.title) ?? rows[0];
  if (!head) return null;
  const first = (field: string) => rows.find(({ cells }) => cells[field]);
  const sold = rows.filter((row) => row === head || VARIANT.some((field) => row.cells[field]));
  const names = OPTIONS.map(
    (number) => nameIn(first(`name${number}`), `name${number}`, 80) ?? `Option ${number}`,
  );
  const variants = distinctVariants(
    asking.findings,
    sold.flatMap((row) => variantOf(asking, row, names) ?? []),
  );
  const category = pathOf(nameIn(first('category'), 'category') ?? '');
  const type = pathOf(nameIn(first('type'), 'type') ?? '');
  const tags = tagsIn(asking, first('tags') ?? head);
  return settle(
    asking.findings,
    {
      key,
      line: head.line,
      lines: rows.map(({ line }) => line),
      named: head.cells.handle ?? head.cells.title ?? key,
      whole: true,
      title: nameIn(head, 'title'),
      description: bodyIn(asking, first('body'), 'body'),
      metaTitle: lineIn(asking, first('metaTitle'), 'metaTitle'),
      metaDescription: lineIn(asking, first('metaDescription'), 'metaDescription'),
      brand: lineIn(asking, first('vendor'), 'vendor', 100),
      category: category.length ? category : type.length ? type : undefined,
      tags: tags && category.length && type.length ? [...tags, ...type.slice(-1)] : tags,
      published: publicOf(asking, head),
      taxed: head.cells.taxable?.toLowerCase() !== 'false',
      pictures: picturesOf(asking, rows),
      variants,
    },
    sold.length,
  );
}

function variantOf(asking: Asking, row: Row, names: string[]): DraftVariant | null {
  const price = has(asking, 'price') ? priceIn(asking, row, 'price') : undefined;
  const stock = stockOf(asking, row);
  if (asking.findings.refused.has(row.line)) return null;
  const plain = row.cells.value1?.toLowerCase() === 'default title';
  return {
    line: row.line,
    sku: row.cells.sku ?? (has(asking, 'sku') ? '' : undefined),
    stock,
    price,
    was: has(asking, 'was') ? otherPriceIn(asking, row, 'was') : undefined,
    grams: weightIn(asking, row),
    options: plain
      ? []
      : optionsOf(OPTIONS.map((number, at) => [names[at], nameIn(row, `value${number}`, 120)])),
    image: pictureIn(asking, row, 'variantImage'),
  };
}

// Without a tracker Shopify sells a variant whatever its stock, and exports 0.
function stockOf(asking: Asking, row: Row): number | null | undefined {
  const counted = has(asking, 'tracker') ? row.cells.tracker !== undefined : has(asking, 'stock');
  if (!has(asking, 'stock')) return has(asking, 'tracker') && !counted ? null : undefined;
  const pieces = stockIn(asking, row, 'stock');
  return pieces === null && has(asking, 'tracker') && counted
    ? 0
    : pieces === 0 && !counted
      ? null
      : pieces;
}

function publicOf(asking: Asking, head: Row): boolean | undefined {
  const status = head.cells.status?.toLowerCase();
  const published = yesIn(asking, head, 'published');
  return status === undefined ? published : status === 'active' && published !== false;
}

function picturesOf(asking: Asking, rows: Row[]): DraftPicture[] {
  const placed = rows.flatMap((row, at) => {
    const picture = pictureIn(asking, row, 'image');
    const alt = lineIn(asking, row, 'imageAlt', 250) ?? undefined;
    const position = Number(row.cells.imagePosition) || at + 1;
    return picture ? [{ picture: { ...picture, alt }, position }] : [];
  });
  return placed.sort((a, b) => a.position - b.position).map(({ picture }) => picture);
}
