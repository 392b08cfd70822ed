// Codes by mail: how long they are valid, how often and by whom they can be tried, and that they
// work once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import {
  issueCode,
  tryCode,
  useCode,
  type Asker,
  type Purpose,
} from '#market/accounts/mailed-code.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { unique } from '../make.ts';
import { onClock } from '../on-clock.ts';
import { outcomes } from './together.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
});
afterAll(() => base.close());

const HOME: Asker = { network: '203.0.113.0/24' };
const AWAY: Asker = { network: '198.51.100.0/24' };
const HERS: Asker = { browser: 'her-browser', network: HOME.network };
const HIS: Asker = { browser: 'his-browser', network: AWAY.network };
const mail = () => `${unique('person')}@example.com`;
const issue = (purpose: Purpose, email: string, from = HOME, carries = {}) =>
  transaction(base.db, (tx) => issueCode(tx, { purpose, email, carries }, from));
/** The code sent to a new address. */
async function issued(purpose: Purpose = 'verify', from = HOME) {
  const email = mail();
  return { email, code: (await issue(purpose, email, from))?.digits ?? '' };
}
const fits = async (purpose: Purpose, email: string, code: string, from = HOME) =>
  (await tryCode(base.db, { purpose, email, code }, from)) !== null;
const wrongFor = (code: string) => (code === '999999' ? '111111' : '999999');
type Issued = { email: string; code: string };
const wrongly = async (times: number, purpose: Purpose, issuedCode: Issued, from = HOME) => {
  const { email, code } = issuedCode;
  for (let at = 0; at < times; at++)
    expect(await fits(purpose, email, wrongFor(code), from)).toBe(false);
};
const passes = (email: string, time: string) =>
  sql`update codes set created_at = created_at - ${time}::interval,
  expires_at = expires_at - ${time}::interval where email = ${email}`.execute(base.db);

describe('a code', () => {
  it('is dead after five wrong tries', async () => {
    const { email, code } = await issued();
    await wrongly(5, 'verify', { email, code });
    expect(await fits('verify', email, code)).toBe(false);
  });
  it('can not be guessed by many hands at once', async () => {
    const { email, code } = await issued();
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        fits('verify', email, at === 19 ? code : String(100_000 + at)),
      ),
    );
    expect(all.filter(Boolean).length).toBeLessThanOrEqual(1);
    expect(
      await base.db.selectFrom('codes').select('tries').where('email', '=', email).execute(),
    ).toEqual([{ tries: 5 }]);
  });
  it('is dead after a quarter of an hour, and for another purpose or address', async () => {
    const { email, code } = await issued();
    const other = await issued();
    await passes(email, '15 minutes 1 second');
    expect(await fits('verify', email, code)).toBe(false);
    expect(await fits('password', other.email, other.code)).toBe(false);
    expect(await fits('verify', mail(), other.code)).toBe(false);
    expect(await fits('verify', other.email, other.code)).toBe(true);
  });
  it('lives by the database’s clock, whatever the clock of its instance says', async () => {
    for (const hours of [-3, 3]) {
      const { email, code } = await onClock(hours, () => issued('password'));
      expect(await fits('password', email, code)).toBe(true);
      const other = await issued('password');
      expect(await onClock(hours, () => fits('password', other.email, other.code))).toBe(true);
    }
  });
  it('can be used once, and answers what it carries', async () => {
    const email = mail();
    const of = { purpose: 'verify', email } as const;
    const code = (await issue('verify', email, HOME, { name: 'Amal' }))?.digits ?? '';
    const found = (await tryCode(base.db, { ...of, code }, HOME)) ?? 0;
    const used: unknown[] = [];
    const use = () =>
      transaction(base.db, async (tx) => {
        used.push(await useCode(tx, of, found));
      });
    expect((await outcomes(Array.from({ length: 8 }, use))).toSorted()).toEqual([
      ...Array<string>(7).fill('code-wrong'),
      'done',
    ]);
    expect(used).toEqual([{ name: 'Amal' }]);
  });
  it('is the last that came to who asked, and past three an hour stays alive', async () => {
    const { email, code } = await issued();
    await issue('verify', email);
    const third = (await issue('verify', email))?.digits ?? '';
    expect(await Promise.all([issue('verify', email), issue('verify', email)])).toEqual([
      null,
      null,
    ]);
    expect([await fits('verify', email, code), await fits('verify', email, third)]).toEqual([
      code === third,
      true,
    ]);
    await passes(email, '1 hour 1 second');
    expect(await issue('verify', email)).toMatchObject({
      digits: expect.stringMatching(/^\d{6}$/),
    });
  });
  it('is stored only as a hash, and so is the word of its link', async () => {
    const email = mail();
    const { digits = '', word = '' } = (await issue('password', email)) ?? {};
    const stored = JSON.stringify(
      await base.db.selectFrom('codes').selectAll().where('email', '=', email).execute(),
    );
    expect([word.length, stored.includes(digits), stored.includes(word)]).toEqual([
      43,
      false,
      false,
    ]);
  });
});

describe('what a stranger does', () => {
  it('leaves five tries to the browser that asked, or to its network', async () => {
    for (const [requester, stranger] of [
      [HERS, HIS],
      [HERS, HOME],
      [HOME, AWAY],
      [HOME, HIS],
    ] as const) {
      for (const purpose of ['password', 'verify', 'seller', 'social'] as const) {
        const { email, code } = await issued(purpose, requester);
        await wrongly(12, purpose, { email, code }, stranger);
        await wrongly(4, purpose, { email, code }, requester);
        expect(await fits(purpose, email, code, requester)).toBe(true);
      }
    }
  });
  it('kills no code by asking too, and takes nobody’s letters', async () => {
    const email = mail();
    const before = (await issue('verify', email, HERS))?.digits ?? '';
    for (let at = 0; at < 5; at++) await issue('verify', email, HIS);
    expect(await fits('verify', email, before, HERS)).toBe(true);
    const again = (await issue('verify', email, HERS))?.digits ?? '';
    expect(await fits('verify', email, again, HERS)).toBe(true);
  });
  it('proves no registration of another browser, nor their own with its code', async () => {
    const email = mail();
    const hers = (await issue('verify', email, HERS, { name: 'Amal' }))?.digits ?? '';
    const his = (await issue('verify', email, HIS, { name: 'Thief' }))?.digits ?? '';
    for (const other of [HIS, HOME, AWAY])
      expect(await fits('verify', email, hers, other)).toBe(hers === his && other === HIS);
    expect(await fits('verify', email, his, HERS)).toBe(hers === his);
  });
  it('gets three tries at digits for a password; then only who asked can use them', async () => {
    const { email, code } = await issued('password', HERS);
    const other = await issued('password', HERS);
    expect(await fits('password', email, code, AWAY)).toBe(true);
    await wrongly(3, 'password', other, HIS);
    expect(await fits('password', other.email, other.code, AWAY)).toBe(false);
    expect(await fits('password', other.email, other.code, HERS)).toBe(true);
  });
  it('who asked for digits too gets five tries in all at any that are alive', async () => {
    const { email, code } = await issued('password', HERS);
    await issue('password', email, HIS);
    await wrongly(4, 'password', { email, code }, HIS);
    expect(await fits('password', email, code, HIS)).toBe(true); // it went to the same inbox
  });
});

describe('the word of a letter’s link', () => {
  it('works whatever was tried, from anywhere, and dies with its code', async () => {
    const email = mail();
    const { word = '' } = (await issue('password', email, HERS)) ?? {};
    for (const from of [HERS, HIS, HOME, AWAY])
      await wrongly(6, 'password', { email, code: '' }, from);
    for (const from of [HERS, HIS, HOME, AWAY])
      expect(await fits('password', email, word, from)).toBe(true);
    expect(await fits('password', mail(), word)).toBe(false);
    await passes(email, '15 minutes 1 second');
    expect(await fits('password', email, word)).toBe(false);
  });
  it('is only that of a forgotten password', async () => {
    for (const purpose of ['verify', 'seller', 'social'] as const) {
      const email = mail();
      const { word = '' } = (await issue(purpose, email)) ?? {};
      expect(await fits(purpose, email, word)).toBe(false);
    }
  });
  it('is mailed whenever its owner asks, however often others asked before', async () => {
    const email = mail();
    const words: string[] = [];
    const requestCode = async (from: Asker) => {
      const code = await issue('password', email, from);
      if (code) words.push(code.word);
    };
    for (let network = 0; network < 30; network++)
      await requestCode({ network: `10.0.${network}.0/24` });
    expect(words).toHaveLength(10);
    for (let minutes = 0; minutes < 120; minutes += 7) {
      await requestCode(HERS);
      expect(await fits('password', email, words.at(-1) ?? '', AWAY)).toBe(true);
      await passes(email, '7 minutes');
    }
  });
});
