// Codes for people who lost their second factor: shown once, stored as hashes, each good once.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';

/** Crockford's alphabet: no letter that is easily mistaken for another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Eighty bits: too many to guess, even from the hashes. */
const LENGTH = 16;
const RECOVERY_CODES = 10;

/** Makes ten codes, `ABCD-EFGH-JKMN-PQRS`, and voids the previous ones. */
export async function writeRecoveryCodes(tx: Tx, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ account_id: accountId, hash: hashOf(accountId, code) })))
    .execute();
  return codes;
}

/**
 * Uses a code, in whatever form it is typed; returns whether it was good. Of two requests at once,
 * only one gets true.
 */
export async function useRecoveryCode(tx: Tx, accountId: number, code: string): Promise<boolean> {
  const { rows } = await sql`
    update recovery_codes set used_at = now()
    where account_id = ${accountId}
      and hash = ${hashOf(accountId, code)}
      and used_at is null
    returning hash
  `.execute(tx);
  return rows.length > 0;
}

/** How many are left. */
export async function countRecoveryCodes(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from recovery_codes
    where account_id = ${accountId} and used_at is null
  `.execute(db);
  return rows[0]?.count ?? 0;
}

function newCode(): string {
  const letters = [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}

/** As somebody types it from paper: in any case, with or without hyphens, O for 0, I or L for 1. */
const plainCode = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

const hashOf = (accountId: number, code: string): string =>
  createHash('sha256')
    .update(`recovery ${accountId} ${plainCode(code)}`)
    .digest('base64url');
