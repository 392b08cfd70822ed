// Reads WooCommerce's product CSV: a row for each product; the variations of a variable product
// have rows of their own that name their parent.
import type { FindingText } from '#contract/findings.ts';
import { refuse, addProblem, type Draft, type DraftVariant } from '#market/imports/draft.ts';
import {
  bodyIn,
  has,
  lineIn,
  listIn,
  nameIn,
  pathOf,
  pictureIn,
  problemAt,
  tagsIn,
  yesIn,
  type CellContext,
} from '#market/imports/read-cells.ts';
import { otherPriceIn, priceIn, stockIn, weightIn } from '#market/imports/read-amount-cells.ts';
import type { Row } from '#market/imports/read-rows.ts';
import { keyOf } from '#base/slugs.ts';
import { settle, distinctVariants } from '#market/imports/variant-options.ts';
import {
  MOST_SPREAD,
  optionsOf,
  spread,
  specificFirst,
} from '#market/imports/woocommerce-options.ts';

/** True for a row that is a variation of another row's product. */
export const isVariation = ({ cells }: Row): boolean =>
  cells.type === undefined ? cells.parent !== undefined : kindsOf(cells.type).includes('variation');

/**
 * Takes a product's row and those of its variations; returns its draft, or null when nothing of it
 * can be imported.
 */
export function wooDraft(context: CellContext, key: string, rows: Row[]): Draft | null {
  const head = headOf(context, rows);
  if (!head) return null;
  const variations = rows.filter((row) => isVariation(row) && row.cells.published !== '0');
  const sold = variations.length ? variations : [head];
  const unpriced = !sold.some(isPriced);
  const variants = distinctVariants(
    context.findings,
    specificFirst(
      sold.flatMap((row) => variantsOf({ ...context, unpriced }, head, row, sold.length)),
    ),
  );
  const paths = listIn(head, 'categories')
    .map(pathOf)
    .filter((path) => path.length && keyOf(path[0] ?? '') !== 'uncategorized')
    .sort((a, b) => b.length - a.length);
  const tags = tagsIn(context, head);
  const others = paths
    .slice(1)
    .flatMap((path) => path.slice(-1))
    .filter((title) => !paths[0]?.includes(title));
  return settle(
    context.findings,
    {
      key,
      line: head.line,
      lines: rows.map(({ line }) => line),
      named: head.cells.title ?? head.cells.sku ?? key,
      whole: true,
      title: nameIn(head, 'title'),
      overview: bodyIn(context, unescaped(head, 'overview'), 'overview'),
      description: bodyIn(context, unescaped(head, 'body'), 'body'),
      brand: lineIn(context, head, 'brand', 100),
      category: paths[0],
      tags: tags || others.length ? [...new Set([...(tags ?? []), ...others])] : undefined,
      published: publicOf(context, head),
      taxed: head.cells.taxStatus?.toLowerCase() !== 'none',
      unpriced,
      pictures: listIn(head, 'images').flatMap(
        (address) => pictureIn(context, head, 'images', address) ?? [],
      ),
      variants,
    },
    new Set(sold.map(({ line }) => line)).size -
      new Set(variants.map(({ line }) => line)).size +
      variants.length,
  );
}

function headOf(context: CellContext, rows: Row[]): Row | null {
  const refuseAll = (finding: FindingText, field: string, about: Row[]) => {
    for (const row of about) refuse(context.findings, problemAt(context, row, field, finding));
    return null;
  };
  const [head, ...more] = rows.filter((row) => !isVariation(row));
  if (!head)
    return refuseAll(
      { code: 'parent-missing', values: { parent: rows[0]?.cells.parent ?? '' } },
      'parent',
      rows,
    );
  const twice: FindingText = { code: 'product-twice', values: { other: head.line } };
  refuseAll(twice, has(context, 'sku') ? 'sku' : 'title', more);
  const kinds = kindsOf(head.cells.type ?? 'simple');
  if (kinds.includes('grouped'))
    return refuseAll({ code: 'grouped-product', values: {} }, 'type', rows);
  if (kinds.includes('external'))
    return refuseAll({ code: 'external-product', values: {} }, 'type', rows);
  return head;
}

/**
 * The variants of a row: one, or several that share its stock when it stands for every value of an
 * option.
 */
function variantsOf(
  context: CellContext & { unpriced: boolean },
  head: Row,
  row: Row,
  of: number,
): DraftVariant[] {
  const price = context.unpriced ? { was: null } : pricesOf(context, row);
  const stock = stockOf(context, head, row, of);
  if (!price || context.findings.refused.has(row.line)) return [];
  const grams = row.cells.weight === undefined ? weightIn(context, head) : weightIn(context, row);
  const choices = row === head ? [[]] : spread(optionsOf(head, row));
  const sku = row.cells.sku ?? head.cells.sku ?? (has(context, 'sku') ? '' : undefined);
  return choices.slice(0, MOST_SPREAD).map((options, at) => ({
    line: row.line,
    sku,
    ...price,
    stock: stock ? share(stock, choices.length, at) : stock,
    grams,
    options,
    loose: choices.length > 1,
    image: row === head ? undefined : pictureIn(context, row, 'images', listIn(row, 'images')[0]),
  }));
}

// An empty price and 0 both mean no price: nothing is given away.
const isPriced = ({ cells: { price, sale } }: Row) =>
  [price, sale].some((text) => text !== undefined && /[^0.,\s]/.test(text));

function pricesOf(context: CellContext, row: Row): Pick<DraftVariant, 'price' | 'was'> | null {
  const sale = isOnSale(row, context.now) ? otherPriceIn(context, row, 'sale') : null;
  if (row.cells.price === undefined && sale) return { price: sale, was: null };
  const regular = priceIn(context, row, 'price');
  if (regular === undefined) return null;
  if (sale && sale > regular)
    addProblem(
      context.findings,
      problemAt(context, row, 'sale', {
        code: 'sale-above-price',
        values: { text: row.cells.sale ?? '' },
      }),
    );
  return sale && sale < regular ? { price: sale, was: regular } : { price: regular, was: null };
}

function isOnSale({ cells: { saleStart = '', saleEnd = '' } }: Row, now: Date): boolean {
  const start = Date.parse(saleStart);
  const end = Date.parse(saleEnd.includes(':') ? saleEnd : `${saleEnd}T23:59:59Z`);
  return !(start > now.getTime()) && !(end < now.getTime());
}

function stockOf(context: CellContext, head: Row, row: Row, of: number): number | null | undefined {
  if (!has(context, 'stock') && !has(context, 'inStock')) return undefined;
  if ((row.cells.inStock ?? head.cells.inStock) === '0') return 0;
  const ofParent = row.cells.stock?.toLowerCase() === 'parent';
  const pieces = stockIn(context, ofParent ? head : row, 'stock');
  return ofParent && pieces ? share(pieces, of, 0) : pieces;
}

function publicOf(context: CellContext, head: Row): boolean | undefined {
  const published = yesIn(context, head, 'published');
  return head.cells.visibility?.toLowerCase() === 'hidden' ? false : published;
}

const kindsOf = (type: string) => type.toLowerCase().split(/\s*,\s*/);
const share = (pieces: number, among: number, at: number) =>
  Math.floor(pieces / among) + (at < pieces % among ? 1 : 0);
const unescaped = (row: Row, field: string): Row => ({
  line: row.line,
  cells: { ...row.cells, [field]: (row.cells[field] ?? '').replaceAll('\\n', '\n') },
});
