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
 * A new password with the mailed code, or with the word of its link; every session ends. Refuses
 * 'code-wrong' whatever was wrong with it, 'password-too-short' and 'password-common'. How long a
 * password must be for this account is told to whoever has the code: anybody else could learn from
 * it whose address belongs to staff or sellers.
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
