// Which product a row belongs to.
import type { Sheet } from '#market/imports/recognise-columns.ts';
import type { Problem } from '#market/imports/draft.ts';
import type { Row } from '#market/imports/read-rows.ts';
import { slugOf } from '#base/slugs.ts';
import { isVariation } from '#market/imports/woocommerce-draft.ts';

/**
 * A row with the key of its product; `alias` is another name by which variations may refer to the
 * product.
 */
export type Placed = {
  line: number;
  key: string;
  alias: string | null;
  /** In capitals; null when the row is not a variant or has none. */
  sku: string | null;
  cells: string;
};

const MOST_KEY = 200;

/** Assigns each row of a file to its product. Refuses a row that names none. */
export async function* placeRows(
  { format, labels }: Sheet,
  rows: AsyncIterable<Row>,
  report: (problem: Problem) => void,
): AsyncGenerator<Placed> {
  let before: string | null = null;
  for await (const row of rows) {
    if (Object.keys(row.cells).length === 0) continue;
    const key: string | null =
      format === 'shopify'
        ? shopifyKey(row, before)
        : format === 'souk'
          ? ownKey(row, before)
          : wooKey(row);
    if (key === null || key.length > MOST_KEY)
      report({
        row: row.line,
        column: keyColumn(format, labels, row),
        ...(key === null
          ? { code: 'product-unnamed', values: {} }
          : { code: 'key-too-long', values: { most: MOST_KEY } }),
      });
    else
      yield {
        line: row.line,
        key,
        alias:
          format === 'woocommerce' && !isVariation(row) && row.cells.id
            ? idKey(row.cells.id)
            : null,
        sku: isParent(row) ? null : (row.cells.sku?.toUpperCase() ?? null),
        cells: JSON.stringify(row.cells),
      };
    before = key ?? before;
  }
}

/** A variable product of WooCommerce, of which only the variations are sold. */
const isParent = ({ cells }: Row) => /variable/i.test(cells.type ?? '');

// A row without handle and title continues the product above it.
function shopifyKey({ cells }: Row, before: string | null): string | null {
  if (cells.handle) return cells.handle.toLowerCase();
  return cells.title ? slugOf(cells.title) || cells.title.toLowerCase() : before;
}

/** Our own format names the product in each row; a row without a name belongs to the row above. */
function ownKey({ cells: { product, id, sku } }: Row, before: string | null): string | null {
  if (product) return product.toLowerCase();
  return id ? `id:${id}` : (sku?.toLowerCase() ?? before);
}

function wooKey(row: Row): string | null {
  const { parent, sku, id, title } = row.cells;
  if (isVariation(row)) return parent ? parent.toLowerCase().replace(/^id:\s*/, 'id:') : null;
  if (sku) return sku.toLowerCase();
  return id ? idKey(id) : title ? `name:${slugOf(title) || title.toLowerCase()}` : null;
}

// The column that identifies a row's product, by its name in the file.
function keyColumn(format: Sheet['format'], labels: Sheet['labels'], row: Row): string | null {
  const fields =
    format === 'shopify'
      ? ['handle', 'title']
      : format === 'souk'
        ? ['product', 'id', 'sku']
        : isVariation(row)
          ? ['parent']
          : WOO;
  return fields.flatMap((field) => labels.get(field) ?? [])[0] ?? null;
}

const WOO = ['sku', 'id', 'title'];
const idKey = (id: string) => `id:${id.toLowerCase()}`;
