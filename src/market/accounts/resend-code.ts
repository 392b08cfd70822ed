import type { Db } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { findCarried, issueCode, type Asker } from '#market/accounts/mailed-code.ts';
import { lockAccount, registration } from '#market/accounts/sign-up.ts';

/**
 * Mails another code to a person who lost the first one while registering: the registration keeps
 * its name and password. Returns the address either way, and mails nothing when there is no
 * registration to confirm.
 */
export async function resendCode(
  db: Db,
  email: string,
  from: Asker & { language: string },
): Promise<string> {
  const address = plainEmail(email);
  const of = { purpose: 'verify', email: address } as const;
  await transaction(db, async (tx) => {
    await lockAccount(tx, address);
    const waiting = await tx
      .selectFrom('accounts')
      .select('id')
      .where('email', '=', address)
      .where('verified_at', 'is', null)
      .executeTakeFirst();
    const begun = registration.safeParse(await findCarried(tx, of, from)).data;
    if (!waiting || !begun) return;
    const code = await issueCode(tx, { ...of, carries: begun }, from);
    if (code)
      await writeTo(
        tx,
        'verify',
        { email: address, language: from.language },
        { name: begun.name, code: code.digits },
      );
  });
  return address;
}
