import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listPage, type ListPage } from '#base/list-page.ts';
import { createdText } from '#base/time.ts';
import type { Address, addressCalls } from '#contract/address.ts';
import { pageSize } from '#contract/constants.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { Db } from '#db/connect.ts';
import { likeText } from '#market/edits/listing.ts';
import { linesOf } from '#market/addresses/lines-of.ts';
import { ownerOf, type Shopper } from '#market/settings/actor.ts';

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'country',
  'state',
  'city',
  'zip',
  'address_1',
  'address_2',
  'company',
  'tax_number',
  'delivery_instruction',
  'chosen',
  'shopper',
  'created_at',
] as const;
type Row = Omit<
  Address,
  'default' | 'user_id' | 'user_token' | 'created_at' | 'created' | 'lines'
> & {
  shopper: string;
  chosen: boolean;
  created_at: Date;
};

/** A page of the caller's addresses. */
export async function readAddresses(
  db: Db,
  shopper: Shopper,
  query: InputOf<typeof addressCalls.all>,
): Promise<ListPage<Address>> {
  const { page, q, order_by, type } = query;
  let question = db
    .selectFrom('addresses')
    .select(columns)
    .select(sql<number>`count(*) over ()`.as('total'))
    .where('shopper', '=', shopper.key);
  if (q) question = question.where('address_1', 'ilike', likeText(q));
  const rows = await question
    .orderBy(order_by ?? 'created_at', type ?? 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize.addresses)
    .offset((page - 1) * pageSize.addresses)
    .execute();
  const found =
    rows[0]?.total ??
    (page > 1 ? (await readAddresses(db, shopper, { ...query, page: 1 })).total : 0);
  return listPage(
    rows.map(({ total: _, ...row }) => addressOf(row, shopper)),
    { page, size: pageSize.addresses, total: found, path: 'user/address/all' },
  );
}

/** One of the caller's addresses. Refuses 'address-not-found'. */
export async function readAddress(db: Db, shopper: Shopper, id: number): Promise<Address> {
  const row = await db
    .selectFrom('addresses')
    .select(columns)
    .where('id', '=', id)
    .where('shopper', '=', shopper.key)
    .executeTakeFirst();
  if (!row) throw new Refusal('address-not-found');
  return addressOf(row, shopper);
}

function addressOf(
  { chosen, created_at, shopper, ...row }: Row,
  { timeZone, language }: Shopper,
): Address {
  return {
    ...row,
    default: chosen ? 1 : 2,
    ...ownerOf(shopper),
    created_at: created_at.toISOString(),
    created: createdText(created_at, timeZone),
    lines: linesOf(row, language),
  };
}
