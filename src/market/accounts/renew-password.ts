import { Refusal } from '#base/refusal.ts';
import { leastPassword } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { tryCode, useCode, type Asker } from '#market/accounts/mailed-code.ts';
import { leastPasswordOf } from '#market/accounts/least-password.ts';
import { checkPassword, type Passwords } from '#market/accounts/password.ts';
import { replacePassword } from '#market/accounts/replace-password.ts';

type Renewing = { email: string; code: string; password: string };

/**
 * Sets a new password with the mailed code, or with the secret word of its link; every session
 * ends. Refuses 'code-wrong' whatever was wrong with it, 'password-too-short' and
 * 'password-common'. The length that this account needs is told only to those who have the code:
 * others could learn from it which addresses belong to staff or sellers.
 */
export async function renewPassword(
  db: Db,
  passwords: Passwords,
  { email, code, password }: Renewing,
  from: Asker,
): Promise<string> {
  const address = plainEmail(email);
  const of = { purpose: 'password', email: address } as const;
  checkPassword(password, leastPassword.shopper, [address]);
  const found = await tryCode(db, { ...of, code }, from);
  if (found === null) throw new Refusal('code-wrong');
  checkPassword(password, await leastPasswordOf(db, address), [address]);
  const sealed = await passwords.seal(password);
  await transaction(db, async (tx) => {
    await useCode(tx, of, found);
    if ((await replacePassword(tx, address, sealed)) === null) throw new Refusal('code-wrong');
  });
  return address;
}
