// Codes by mail, which prove that an address is theirs who asked: six digits to type and, for a
// forgotten password, a secret word in the letter's link too. An asker has one live code for each
// address and purpose. All times are those of the database's clock, since instances may differ.
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';

export type Purpose = 'verify' | 'password' | 'seller' | 'social';
/** What a code is for. */
export type CodeOf = { purpose: Purpose; email: string };
/** Who asks for a code or tries one: a browser, by its token if it sent one, else its network. */
export type Asker = { browser?: string | null | undefined; network: string };
export type Issued = { digits: string; word: string };

const OWN_TRIES = 5;
const STRANGERS_TRIES = 3;
/** Letters per hour to one address: for one network, and in all. */
const MOST_FOR_NETWORK = 3;
const MOST_LETTERS = 10;
/**
 * Once these are used up, another letter about a forgotten password goes out only when no code is
 * good for this long.
 */
const STILL_GOOD_MINUTES = 5;

/**
 * Makes a code and kills the asker's previous one. `carries` is what the code confirms. Returns the
 * digits and the word to mail, which are not stored; null when enough letters were mailed within
 * the hour.
 */
export async function issueCode(
  tx: Tx,
  { purpose, email, carries = {} }: CodeOf & { carries?: object },
  asker: Asker,
): Promise<Issued | null> {
  await lockCodes(tx, { purpose, email });
  if (await isEnough(tx, { purpose, email }, asker)) return null;
  await sql`
    update codes set expires_at = now()
    where ${alive({ purpose, email })} and ${own(asker)}
  `.execute(tx);
  const digits = String(randomInt(100_000, 1_000_000));
  const word = randomBytes(32).toString('base64url');
  const hash = purpose === 'password' ? hashOf({ purpose, email }, word) : null;
  await sql`
    insert into codes (purpose, email, browser, network, digits, word, carries)
    values
      (
        ${purpose}, ${email}, ${asker.browser ?? null}, ${asker.network},
        ${hashOf({ purpose, email }, digits)}, ${hash}, ${JSON.stringify(carries)}::jsonb
      )
  `.execute(tx);
  return { digits, word };
}

/**
 * What the asker's latest code carries, whether it is still alive or not; null when there is none.
 */
export async function findCarried(tx: Tx, of: CodeOf, asker: Asker): Promise<unknown> {
  await lockCodes(tx, of);
  const { rows } = await sql<{ carries: unknown }>`
    select carries
    from codes
    where purpose = ${of.purpose}
      and email = ${of.email}
      and ${own(asker)}
    order by id desc
    limit 1
  `.execute(tx);
  return rows[0]?.carries ?? null;
}

/** Whether a code is the secret word of a link rather than digits. */
export const isWord = (code: string): boolean => /^[\w-]{43}$/.test(code);

/**
 * Finds the live code that was entered; returns its id or null. The try is counted in a statement
 * of its own, so that a refusal does not roll it back: five tries for the asker, three for
 * everybody else together. Only the browser that began a registration can confirm it; digits for a
 * password work anywhere. The secret word of a link is not counted.
 */
export async function tryCode(
  db: Db,
  of: CodeOf & { code: string },
  asker: Asker,
): Promise<number | null> {
  const hash = hashOf(of, of.code);
  if (isWord(of.code)) return find(db, of, sql`word = ${hash}`);
  const {
    rows: [code],
  } = await sql<{ id: number; digits: string }>`
    update codes set tries = tries + 1
    where ${alive(of)}
      and ${own(asker)}
      and tries < ${OWN_TRIES}
    returning id, digits
  `.execute(db);
  if (code?.digits === hash) return code.id;
  if (code) return of.purpose === 'password' ? find(db, of, sql`digits = ${hash}`) : null;
  const { rows } = await sql<{
    id: number;
    digits: string;
  }>`
    update codes set strangers = strangers + 1
    where ${alive(of)}
      and not (${own(asker)})
      and strangers < ${STRANGERS_TRIES}
      and (browser is null or purpose = 'password')
    returning id, digits
  `.execute(db);
  return rows.find(({ digits }) => digits === hash)?.id ?? null;
}

/**
 * Uses up a code that was found: it and all others for the purpose are deleted. Returns what it
 * carries. Refuses 'code-wrong' when another request used it first.
 */
export async function useCode(tx: Tx, of: CodeOf, id: number): Promise<unknown> {
  await lockCodes(tx, of);
  const { rows } = await sql<{ id: number; carries: unknown }>`
    delete from codes
    where purpose = ${of.purpose} and email = ${of.email}
    returning id, carries
  `.execute(tx);
  const used = rows.find((row) => row.id === id);
  if (!used) throw new Refusal('code-wrong');
  return used.carries;
}

/**
 * Allows one change at a time to the codes of an address and a purpose. Take this lock before those
 * of accounts.
 */
export const lockCodes = (tx: Tx, { purpose, email }: CodeOf): Promise<void> =>
  oneAtATime(tx, `code ${purpose} ${email}`);

async function isEnough(tx: Tx, of: CodeOf, { network }: Asker): Promise<boolean> {
  const {
    rows: [counts],
  } = await sql<{ near: number; all: number; good: boolean | null }>`
    select count(*) filter (where network = ${network})::int as near, count(*)::int as all,
      bool_or(expires_at > now() + make_interval(mins => ${STILL_GOOD_MINUTES}::int)) as good
    from codes
    where purpose = ${of.purpose}
      and email = ${of.email}
      and created_at > now() - interval '1 hour'
  `.execute(tx);
  if (!counts || (counts.near < MOST_FOR_NETWORK && counts.all < MOST_LETTERS)) return false;
  return of.purpose !== 'password' || counts.good === true;
}

async function find(db: Db, of: CodeOf, which: RawBuilder<unknown>): Promise<number | null> {
  const { rows } = await sql<{
    id: number;
  }>`select id from codes where ${alive(of)} and ${which}`.execute(db);
  return rows[0]?.id ?? null;
}

const alive = ({ purpose, email }: CodeOf) =>
  sql`purpose = ${purpose} and email = ${email} and expires_at > now()`;

const own = ({ browser, network }: Asker) =>
  browser ? sql`browser = ${browser}` : sql`(browser is null and network = ${network})`;

const hashOf = ({ purpose, email }: CodeOf, secret: string) =>
  createHash('sha256').update(`${purpose} ${email} ${secret}`).digest('base64url');
