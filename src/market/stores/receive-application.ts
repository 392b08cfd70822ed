import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { tryCode, useCode, type Asker } from '#market/accounts/mailed-code.ts';
import { lockAccount } from '#market/accounts/sign-up.ts';
import { writeToOwner } from '#market/settings/write-to-owner.ts';
import { readItems } from '#market/stores/application-item.ts';
import { type Applied, carried } from '#market/stores/apply-to-sell.ts';

/**
 * Proves the address of an application with the mailed code, so that the owner can decide. Refuses
 * 'code-wrong', whatever was wrong.
 */
export async function verifySeller(
  db: Db,
  email: string,
  code: string,
  from: Asker,
): Promise<Applied> {
  const address = plainEmail(email);
  const found = await tryCode(db, { purpose: 'seller', email: address, code }, from);
  if (found === null) throw new Refusal('code-wrong');
  return transaction(db, (tx) => receiveApplication(tx, address, found));
}

/**
 * Does the same with a code that was found already. An applicant without a proven account gets the
 * one they applied with.
 */
export async function receiveApplication(tx: Tx, email: string, found: number): Promise<Applied> {
  await lockAccount(tx, email);
  const carriedOver = carried.parse(await useCode(tx, { purpose: 'seller', email }, found));
  const {
    rows: [account],
  } = await sql<{ id: number; name: string }>`
    update accounts
    set updated_at = now(), verified_at = coalesce(verified_at, now()),
      name = case when verified_at is null then ${carriedOver.name} else name end,
      password = case when verified_at is null then ${carriedOver.sealed} else password end
    where email = ${email}
    returning id, name
  `.execute(tx);
  const application =
    account &&
    (await tx
      .updateTable('applications')
      .set({
        state: 'received',
        store_name: carriedOver.storeName,
        language: carriedOver.language,
        country: carriedOver.country,
      })
      .where('account_id', '=', account.id)
      .where('state', '=', 'unverified')
      .returning('id')
      .executeTakeFirst());
  if (!application) throw new Refusal('code-wrong');
  const { name } = account;
  const { language, storeName: store } = carriedOver;
  const asks = (await readItems(tx, { applicationId: application.id, language })).length > 0;
  await writeTo(tx, 'application-received', { email, language }, { name, store, asks });
  await writeToOwner(tx, 'application-arrived', { store, email });
  return { name, email, store_name: store, asks };
}
