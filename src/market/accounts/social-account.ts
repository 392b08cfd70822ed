// Which account a person gets who signs in through a provider. Never that of an address unless the
// provider vouches for it or the person has proven it.
import { withoutTurns } from '#base/unseen.ts';
import { email as emailShape } from '#contract/values.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { endSessions } from '#market/accounts/session.ts';
import type { Person } from '#market/accounts/social-provider.ts';

const LONGEST_NAME = 100;

/**
 * The account of a person who signed in through this provider before, or of the address that the
 * provider vouches for; null when they must prove an address first. `language` is for a new
 * account.
 */
export async function accountOf(tx: Tx, person: Person, language: string): Promise<number | null> {
  const known = await findKnown(tx, person);
  if (known !== null || !person.proven) return known;
  const email = addressOf(person);
  return email === null ? null : linkTo(tx, person, email, language);
}

/**
 * The address that a provider gives, in the form that accounts store; null when it gives none or an
 * invalid one.
 */
export function addressOf({ email }: Person): string | null {
  const read = emailShape.safeParse(email ?? undefined);
  return read.success ? plainEmail(read.data) : null;
}

/**
 * Links a person to the account of an address that they have proven; makes one when there is none.
 * An unproven account may have been made by anybody: it becomes theirs, and its password and
 * sessions end.
 */
export async function linkTo(
  tx: Tx,
  person: Person,
  email: string,
  language: string,
): Promise<number> {
  await oneAtATime(tx, `identity ${person.issuer} ${person.subject}`);
  await oneAtATime(tx, `account ${email}`);
  const known = await findKnown(tx, person);
  if (known !== null) return known;
  const accountId = await takeAddress(tx, person, email, language);
  await tx
    .insertInto('identities')
    .values({
      issuer: person.issuer,
      subject: person.subject,
      service: person.provider,
      account_id: accountId,
    })
    .execute();
  return accountId;
}

async function findKnown(tx: Tx, { issuer, subject }: Person): Promise<number | null> {
  const row = await tx
    .selectFrom('identities')
    .select('account_id')
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

async function takeAddress(
  tx: Tx,
  person: Person,
  email: string,
  language: string,
): Promise<number> {
  const found = await tx
    .selectFrom('accounts')
    .select(['id', 'verified_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (found?.verified_at) return found.id;
  const name = nameOf(person, email);
  const now = new Date();
  const row = { name, phone: '', password: null, verified_at: now, language, updated_at: now };
  if (found) await endSessions(tx, found.id);
  const { id } = found
    ? await tx
        .updateTable('accounts')
        .set(row)
        .where('id', '=', found.id)
        .returning('id')
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('accounts')
        .values({ email, ...row })
        .returning('id')
        .executeTakeFirstOrThrow();
  await tx.deleteFrom('codes').where('email', '=', email).where('purpose', '=', 'verify').execute();
  await writeTo(tx, 'welcome', { email, language }, { name });
  return id;
}

/** The name that the provider gives; when it is empty, the address up to the @. */
function nameOf({ name }: Person, email: string): string {
  return (
    withoutTurns(name)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .trim()
      .slice(0, LONGEST_NAME)
      .toWellFormed()
      .trim() ||
    (email.split('@')[0] ?? '')
  );
}
