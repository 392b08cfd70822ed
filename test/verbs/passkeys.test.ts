// Passkeys: made by a device, used to sign in, listed, and removed.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { addPasskey, beginPasskey, readPasskeys, removePasskey } from '#market/accounts/passkey.ts';
import { passkeySite } from '#market/accounts/passkey-site.ts';
import { askPasskey, enterWithPasskey } from '#market/accounts/passkey-sign-in.ts';
import { readSecondFactor } from '#market/accounts/second-factor.ts';
import type { Customer } from '#market/settings/actor.ts';
import { openDevice } from '../authenticator.ts';
import { lettersTo } from '../letters.ts';
import {
  asCustomer,
  base,
  enter,
  HERE,
  outcomes,
  registered,
  secret,
  sessionOf,
  tryToEnter,
  withAccounts,
} from './accounts-set-up.ts';

withAccounts();

const site = passkeySite('https://souk.example', 'Souk');
const SITE = { id: 'souk.example', origin: 'https://souk.example' };
const begin = (by: Customer) => transaction(base.db, (tx) => beginPasskey(tx, by, site));
const add = (by: Customer, response: Record<string, unknown>, name = 'Laptop') =>
  transaction(base.db, (tx) => addPasskey(tx, by, { name, response, site }));
const optionsOf = async () => (await transaction(base.db, (tx) => askPasskey(tx, site))).options;
const come = (response: Record<string, unknown>) =>
  transaction(base.db, (tx) =>
    enterWithPasskey(tx, { response, site, secret, userToken: undefined }, HERE),
  );

async function personWithPasskey(device = openDevice(SITE)) {
  const { email, id } = await registered();
  const by = await asCustomer((await enter(email)).token);
  const added = await add(by, device.make((await begin(by)).options));
  return { email, id, by, device, added };
}

describe('a passkey', () => {
  it('is enough to sign in, and serves as a second factor where a password does not', async () => {
    const { email, id, by, device, added } = await personWithPasskey();
    expect(added.recovery_codes).toHaveLength(10);
    expect(await readSecondFactor(base.db, by)).toMatchObject({ recovery_codes_left: 10 });
    expect(await tryToEnter(email)).toHaveProperty('challenge');
    const { token } = await come(device.sign(await optionsOf()));
    expect(await sessionOf(token)).toBe(id);
    expect((await readPasskeys(base.db, by))[0]?.used_at).not.toBeNull();
    expect((await lettersTo(base.db, email)).at(-1)?.data.what).toBe('passkey-added');
  });
  it('of what it signed lets one in, once, and soon', async () => {
    const { device } = await personWithPasskey();
    const signed = device.sign(await optionsOf());
    const all = await outcomes([come(signed), come(signed), come(signed)]);
    expect(all.toSorted()).toEqual(['done', 'passkey-wrong', 'passkey-wrong']);
    const late = device.sign(await optionsOf());
    await sql`update passkey_challenges set expires_at = now()`.execute(base.db);
    await expect(come(late)).rejects.toMatchObject({ code: 'passkey-wrong' });
  });
  it.each([
    ['another site', openDevice({ ...SITE, id: 'evil.example' })],
    ['another address', openDevice({ ...SITE, origin: 'https://evil.example' })],
  ])('of %s is not kept', async (_, device) => {
    const { email } = await registered();
    const by = await asCustomer((await enter(email)).token);
    const made = device.make((await begin(by)).options);
    await expect(add(by, made)).rejects.toMatchObject({ code: 'passkey-wrong' });
    expect(await readPasskeys(base.db, by)).toEqual([]);
  });
  it('is stored for who began it, and for one account', async () => {
    const { by, device } = await personWithPasskey();
    const other = await asCustomer((await enter((await registered()).email)).token);
    const made = openDevice(SITE).make((await begin(other)).options);
    await expect(add(by, made)).rejects.toMatchObject({ code: 'passkey-wrong' });
    const again = device.make((await begin(other)).options);
    await expect(add(other, again)).rejects.toMatchObject({ code: 'passkey-wrong' });
  });
  it('that signs with another key, or an older counter, is refused', async () => {
    const { device } = await personWithPasskey(openDevice(SITE, 10));
    const forged = { ...openDevice(SITE).sign(await optionsOf()), id: device.sign({}).id };
    await expect(come(forged)).rejects.toMatchObject({ code: 'passkey-wrong' });
    await come(device.sign(await optionsOf()));
    await sql`update passkeys set counter = 1000`.execute(base.db);
    await expect(come(device.sign(await optionsOf()))).rejects.toMatchObject({
      code: 'passkey-wrong',
    });
  });
  it('is taken away by its owner alone; with the last one go the recovery codes', async () => {
    const { email, by, device, added } = await personWithPasskey();
    const stranger = await asCustomer((await enter((await registered()).email)).token);
    const remove = (who: Customer) =>
      transaction(base.db, (tx) => removePasskey(tx, who, added.passkey.id));
    await expect(remove(stranger)).rejects.toMatchObject({ code: 'thing-not-found' });
    await remove(by);
    await expect(come(device.sign(await optionsOf()))).rejects.toMatchObject({
      code: 'passkey-wrong',
    });
    expect(await tryToEnter(email)).toHaveProperty('token');
    expect(await readSecondFactor(base.db, by)).toMatchObject({ recovery_codes_left: 0 });
  });
});
