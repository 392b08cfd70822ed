// Instances whose clocks are hours apart share one database: what one starts, the other ends.
// Expiry goes by the database's clock.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { accountOfSession, openSession, readBearerSecret } from '#market/accounts/session.ts';
import { askAddress } from '#market/accounts/social-address.ts';
import { keepPending } from '#market/accounts/social-pending.ts';
import { arrive, exchange } from '#market/accounts/social-sign-in.ts';
import { beginVisit, endVisit } from '#market/accounts/social-visit.ts';
import type { Person } from '#market/accounts/social-provider.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop, unique } from '../make.ts';
import { onClock } from '../on-clock.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
});
afterAll(() => base.close());

const HERE = { device: '', network: '' };
const leaving = { userToken: null, next: '/', language: 'en', origin: null };
const someone = (): Person => ({
  provider: 'google',
  issuer: 'https://google.example',
  subject: unique('person'),
  email: `${unique('person')}@example.com`,
  proven: true,
  name: 'Amal',
});

describe.each([-3, 3])('an instance whose clock is %i hours off', (hours) => {
  it('and the others end each other’s visits to a provider', async () => {
    const begin = async () => {
      const browser = unique('browser');
      const state = unique('state');
      await beginVisit(base.db, browser, 'google', {
        state,
        nonce: 'n',
        verifier: 'v',
        ...leaving,
      });
      return { browser, state };
    };
    const end = ({ browser, state }: Awaited<ReturnType<typeof begin>>) =>
      endVisit(base.db, browser, 'google', state);
    expect(await end(await onClock(hours, begin))).toMatchObject(leaving);
    const begun = await begin();
    expect(await onClock(hours, () => end(begun))).toMatchObject(leaving);
  });
  it('and the others change each other’s hand-overs for a bearer', async () => {
    const secret = await readBearerSecret(base.db);
    const browser = unique('browser');
    const come = async () => {
      const back = await arrive(base.db, browser, someone(), leaving);
      return 'code' in back ? back.code : '';
    };
    const change = (code: string) =>
      exchange(base.db, secret, { browser, code, userToken: undefined }, HERE);
    expect(await change(await onClock(hours, come))).toMatchObject({ user: { name: 'Amal' } });
    const code = await come();
    expect(await onClock(hours, () => change(code))).toMatchObject({ user: { name: 'Amal' } });
  });
  it('and the others ask for an address that a provider does not vouch for', async () => {
    const browser = unique('browser');
    const keep = () => transaction(base.db, (tx) => keepPending(tx, browser, someone(), leaving));
    const askAddressWith = (code: string) =>
      askAddress(base.db, { browser, code, email: null, language: 'en', network: '' });
    expect(await askAddressWith(await onClock(hours, keep))).toMatchObject({ service: 'google' });
    const code = await keep();
    expect(await onClock(hours, () => askAddressWith(code))).toMatchObject({ service: 'google' });
  });
  it('opens sessions as long as the others', async () => {
    const { accountId } = await makeCustomer(base);
    const open = () => transaction(base.db, (tx) => openSession(tx, accountId, HERE));
    const [slow, right] = [await onClock(hours, open), await open()];
    expect(Math.abs(slow.expiresAt.getTime() - right.expiresAt.getTime())).toBeLessThan(600_000);
    expect(await onClock(hours, () => accountOfSession(base.db, right.id))).toBe(accountId);
  });
});
