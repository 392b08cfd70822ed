// A buyer's report of a transfer, as a form with a file, in a new shop.
import { expect } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { sayIn } from '#words/say.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { pictureAs } from '../proof-files.ts';
import { answerOf, openShop, type Answer, type TestShop } from '../shop.ts';
import { openBank, orderOf, type BankOrder } from '../transfers.ts';

type SentFile = { bytes: Buffer; name?: string; type?: string };
type Fields = Record<string, string>;

export type TransferShop = {
  base: Fresh;
  open: TestShop;
  manager: MadeStaff;
  photo: Buffer;
  /** An order that waits for its transfer. */
  order: () => Promise<BankOrder>;
  post: (body: FormData, headers?: Fields) => Promise<Answer>;
  report: (order: BankOrder, fields?: Fields, files?: SentFile[]) => Promise<Answer>;
  /** The reported transfers of an order, oldest first. */
  filed: (order: BankOrder) => ReturnType<typeof filedIn>;
  /** Expects a report to be refused with this code, and nothing to be stored. */
  refusedAs: (answer: Answer, order: BankOrder, code: string) => Promise<void>;
  close: () => Promise<void>;
};

export async function openTransferShop(): Promise<TransferShop> {
  const base = await freshDatabase();
  await makeShop(base.db);
  const market = await openBank(base.db);
  const open = await openShop(base);
  const post: TransferShop['post'] = async (body, headers = {}) =>
    answerOf(
      await fetch(`${open.origin}/api/v1/order/transaction`, { method: 'POST', body, headers }),
    );
  return {
    base,
    open,
    manager: await makeStaff(base, 'manager'),
    photo: await pictureAs('jpeg'),
    order: () => orderOf(base.db, market, 10_500),
    post,
    report: (order, fields, files) => post(formOf(order, fields, files)),
    filed: (order) => filedIn(base, order),
    refusedAs: async (answer, order, code) => {
      const message = sayIn('en')(`refusal.${code}`, { most: 5 });
      expect(answer).toMatchObject({ http: 200, status: 201, message });
      expect(await filedIn(base, order)).toEqual([]);
    },
    close: async () => {
      expect(await auditMarket(base.db)).toEqual([]);
      await open.close();
      await base.close();
    },
  };
}

/** The form as browsers send it. */
export function formOf(
  { id, visitor }: BankOrder,
  fields: Fields = {},
  files: SentFile[] = [],
): FormData {
  const form = new FormData();
  const all = { id: String(id), user_token: visitor.token, trans_id: unique('TX'), ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const { bytes, name = 'proof.jpg', type = 'image/jpeg' } of files)
    form.append('proof', new Blob([new Uint8Array(bytes)], { type }), name);
  return form;
}

const filedIn = ({ db }: Fresh, { id }: BankOrder) =>
  db
    .selectFrom('transfers as t')
    .leftJoin('transfer_proofs as p', 'p.transfer_id', 't.id')
    .select(['t.id', 't.trans_id', 't.state', 't.amount', 't.paid_on', 'p.type', 'p.bytes'])
    .where('t.order_id', '=', id)
    .orderBy('t.id')
    .execute();
