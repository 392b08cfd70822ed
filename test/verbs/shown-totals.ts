// An order's amounts in files, letters and drawn papers.
import type { Letter } from '#contract/letters.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { render } from '#jobs/mail/write-letter.ts';
import type { MadeStaff } from '../at-work.ts';
import { linesOf, readPdf } from '../read-pdf.ts';
import type { TestShop } from '../shop.ts';

/** An order's total in the file of orders. */
export async function totalInFile(
  { origin }: TestShop,
  { headers }: MadeStaff,
  id: number,
): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/admin/orders/export`, { headers });
  const [names = '', ...rows] = (await answer.text()).replace('\ufeff', '').trim().split('\r\n');
  const row = rows.find((one) => one.startsWith(`${id},`))?.split(',') ?? [];
  return Number(row[names.split(',').indexOf('total')]);
}

export async function letterText(
  db: Db,
  kind: 'order-placed' | 'order-arrived',
  data: object,
): Promise<string | undefined> {
  const letter = { kind, to: 'a@souk.example', language: 'en', data } as Letter;
  return (await transaction(db, (tx) => render(tx, 'https://souk.example', letter)))?.plain;
}

/** The text on the invoice of a parcel, as its buyer gets it. */
export async function invoiceDrawn(
  { origin }: TestShop,
  parcel: number,
  token: string,
): Promise<string> {
  const answer = await fetch(`${origin}/api/v1/order/invoice/${parcel}?user_token=${token}`);
  const { pages } = readPdf(new Uint8Array(await answer.arrayBuffer()));
  return pages.flatMap((page) => linesOf(page)).join('\n');
}
