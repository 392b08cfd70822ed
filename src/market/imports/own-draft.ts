// Reads our own format: a row for each variant under its product, with the product's own columns in
// the first row; a product with more pictures than variants has rows for the rest.
import { OWN_TEXT } from '#contract/import-shapes.ts';
import { conditions, plainFacts } from '#contract/fact-names.ts';
import {
  refuse,
  type Draft,
  type DraftVariant,
  type Option,
  type OwnFields,
  type OwnPicture,
} from '#market/imports/draft.ts';
import {
  has,
  lineIn,
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
import { optionsOf, settle, distinctVariants } from '#market/imports/variant-options.ts';

const VARIANT = ['options', 'sku', 'price', 'stock', 'weight'];

/** Takes all rows of one product; returns its draft, or null when nothing of it can be imported. */
export function ownDraft(context: CellContext, key: string, rows: Row[]): Draft | null {
  const [head] = rows;
  if (!head) return null;
  const sold = rows.filter((row) => row === head || VARIANT.some((field) => row.cells[field]));
  const id = idIn(context, head);
  const own = ownFields(context, head, rows);
  const variants = distinctVariants(
    context.findings,
    sold.flatMap((row) => variantOf(context, row) ?? []),
  );
  if (context.findings.refused.has(head.line)) {
    for (const { line } of rows) context.findings.refused.add(line);
    return null;
  }
  const category = pathOf(nameIn(head, 'category') ?? '');
  const title = Object.values(own.texts.title ?? {}).find((text) => text !== null);
  return settle(
    context.findings,
    {
      productId: id,
      own,
      key,
      line: head.line,
      lines: rows.map(({ line }) => line),
      named: head.cells.product ?? head.cells.sku ?? key,
      whole: has(context, 'options'),
      title,
      brand: lineIn(context, head, 'brand', 100),
      category: category.length ? category : undefined,
      tags: tagsIn(context, head),
      taxed: true,
      unpriced: true,
      pictures: [...(own.pictures ?? []), ...(own.videoPicture ? [own.videoPicture] : [])],
      variants,
    },
    sold.length,
  );
}

function idIn(context: CellContext, head: Row): number | undefined {
  const { id } = head.cells;
  if (id === undefined) return undefined;
  if (/^[1-9]\d{0,8}$/.test(id)) return Number(id);
  const values = { product: id };
  refuse(context.findings, problemAt(context, head, 'id', { code: 'product-elsewhere', values }));
  return undefined;
}

/**
 * A variant without a price costs what its product costs, if the product has a price of its own.
 */
function variantOf(context: CellContext, row: Row): DraftVariant | null {
  const { price, stock, sku } = row.cells;
  const none = has(context, 'price') && has(context, 'selling') ? 0 : undefined;
  const given = {
    price: price !== undefined ? priceIn(context, row, 'price') : none,
    stock: stock === undefined ? undefined : (stockIn(context, row, 'stock') ?? undefined),
  };
  if (context.findings.refused.has(row.line)) return null;
  return {
    line: row.line,
    sku: sku ?? (has(context, 'sku') ? '' : undefined),
    ...given,
    grams: weightIn(context, row),
    options: optionsIn(row, 'options'),
  };
}

/** `colour: red | size: xl`. */
const optionsIn = ({ cells }: Row, field: string): Option[] =>
  optionsOf(
    (cells[field] ?? '').split('|').map((part) => {
      const [name = '', ...value] = part.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );

function ownFields(context: CellContext, head: Row, rows: Row[]): OwnFields {
  const there = (field: string) => has(context, field);
  const amount = (field: string) =>
    head.cells[field] === undefined ? undefined : priceIn(context, head, field);
  const texts: Record<string, Record<string, string | null>> = {};
  for (const [label, text, language] of textColumns(context))
    if (text !== 'picture_alt')
      texts[text] = { ...texts[text], [language]: head.cells[label] ?? null };
  return {
    texts,
    apart: there('selling'),
    selling: amount('selling'),
    offered: there('offered') ? otherPriceIn(context, head, 'offered') : undefined,
    taxRule: lineIn(context, head, 'tax_rule'),
    shippingRule: nameIn(head, 'shipping_rule'),
    bundleDeal: lineIn(context, head, 'bundle_deal'),
    warranty: yesIn(context, head, 'warranty'),
    refundable: yesIn(context, head, 'refundable'),
    facts: factsIn(context, head),
    video: there('video') ? (head.cells.video ?? '') : undefined,
    videoPicture: there('video_picture')
      ? (pictureIn(context, head, 'video_picture') ?? null)
      : undefined,
    pictures: there('picture') ? rows.flatMap((row) => ownPicture(context, row)) : undefined,
  };
}

/** The facts in stored form: codes without the separators between their digits. */
function factsIn(context: CellContext, head: Row): OwnFields['facts'] {
  const facts: OwnFields['facts'] = {};
  for (const fact of plainFacts) {
    if (!has(context, fact)) continue;
    const text = head.cells[fact] ?? '';
    if (fact !== 'condition') {
      facts[fact] = fact === 'gtin' || fact === 'hs_code' ? text.replaceAll(/[\s.-]/g, '') : text;
      continue;
    }
    const known = (['', ...conditions] as const).find((one) => one === text.toLowerCase());
    if (known !== undefined) facts.condition = known;
    else {
      const values = { field: fact, product: text, refusal: 'invalid-input' };
      refuse(context.findings, problemAt(context, head, fact, { code: 'market-refused', values }));
    }
  }
  return facts;
}

function ownPicture(context: CellContext, row: Row): OwnPicture[] {
  const picture = pictureIn(context, row, 'picture');
  if (!picture) return [];
  const alts = Object.fromEntries(
    textColumns(context).flatMap(([label, text, language]) =>
      text === 'picture_alt' ? [[language, row.cells[label] ?? null]] : [],
    ),
  );
  return [{ ...picture, alts, options: optionsIn(row, 'picture_options') }];
}

/** The columns of texts: field, text and language. */
const textColumns = ({ sheet }: CellContext): [string, string, string][] =>
  [...sheet.labels.keys()].flatMap((label) => {
    const [, text, language] = OWN_TEXT.exec(label) ?? [];
    return text && language ? [[label, text, language]] : [];
  });
