// Reviews as forms with files, in a new shop.
import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import type { Review } from '#contract/review.ts';
import type { Visitor } from '#market/settings/actor.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { bought } from '../deliver.ts';
import { makeShop, makeVisitor, type MadeProduct } from '../make.ts';
import { answerOf, openShop, type Answer, type TestShop } from '../shop.ts';

export type SentFile = { bytes: Uint8Array | string; name?: string; type?: string };
/** The reviewer, the product, and the order that they bought it with. */
export type Sent = { buyer: Visitor; productId: number; orderId: number };
type Fields = Record<string, string>;
type Body = FormData | Uint8Array<ArrayBuffer> | ReadableStream | string;

export type ReviewShop = {
  base: Fresh;
  open: TestShop;
  /** A JPEG whose metadata says who took it and where. */
  red: Buffer;
  /** A PNG. */
  green: Buffer;
  /** A visitor to whom a product was delivered. */
  buyer: (product?: MadeProduct) => Promise<Sent>;
  post: (body: Body, headers?: Fields) => Promise<Answer>;
  submit: (sent: Sent, files?: SentFile[], more?: Fields) => Promise<Answer>;
  /** The names of the shop's pictures. */
  pictures: () => Promise<string[]>;
  close: () => Promise<void>;
};

export async function openReviewShop(): Promise<ReviewShop> {
  const base = await freshDatabase();
  const market = await makeShop(base.db);
  const open = await openShop(base);
  const post: ReviewShop['post'] = async (body, headers = {}) =>
    answerOf(
      await fetch(`${open.origin}/api/v1/rating-review/action`, {
        method: 'POST',
        body,
        headers,
        ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
      }),
    );
  return {
    base,
    open,
    red: await plain('#c00')
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Someone' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer(),
    green: await plain('#0c0').png().toBuffer(),
    buyer: async (product) => {
      const visitor = makeVisitor();
      return { buyer: visitor, ...(await bought(base.db, market, visitor, product)) };
    },
    post,
    submit: (sent, files, more) => post(formOf(sent, files, more)),
    pictures: () => readdir(open.services.mediaFolder),
    close: async () => {
      await open.close();
      await base.close();
    },
  };
}

/** A square of one colour. */
export const plain = (background: string, side = 40) =>
  sharp({ create: { width: side, height: side, channels: 3, background } });

/** A review as browsers send it. */
export function formOf(
  { buyer: { token }, productId, orderId }: Sent,
  files: SentFile[] = [],
  more: Fields = {},
): FormData {
  const form = new FormData();
  const fields = {
    product_id: String(productId),
    order_id: String(orderId),
    rating: '4',
    review: 'Nice',
    id: '0',
    deleted_images: '[]',
    user_token: token,
    ...more,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const { bytes, name = 'photo.jpg', type = 'image/jpeg' } of files)
    form.append(
      'images[]',
      new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }),
      name,
    );
  return form;
}

export const imagesOf = ({ data }: Answer) => (data as Review).review_images;
