import type { Tasks } from '#contract/tasks.ts';
import type { Db, Tx } from '#db/connect.ts';
import { enqueue, writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { issueCode, type Asker } from '#market/accounts/mailed-code.ts';

/**
 * Mails a code for choosing a new password, if the address has an account; returns the address
 * either way. The account is looked up later, so that the answer always takes equally long.
 */
export async function forgetPassword(
  db: Db,
  email: string,
  from: Asker & { language: string },
): Promise<string> {
  const address = plainEmail(email);
  const { language } = from;
  await transaction(db, async (tx) => {
    const code = await issueCode(tx, { purpose: 'password', email: address }, from);
    if (!code) return;
    const letter = { email: address, code: code.digits, word: code.word, language };
    await enqueue(tx, 'answer-forgotten', letter);
  });
  return address;
}

/** Sends the letter about a forgotten password; an address without an account gets none. */
export async function answerForgotten(
  tx: Tx,
  { email, code, word, language }: Tasks['answer-forgotten'],
): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('name')
    .where('email', '=', email)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (account)
    await writeTo(
      tx,
      'password-code',
      { email, language },
      { name: account.name, email, code, word },
    );
}
