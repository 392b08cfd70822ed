// The sign-in with Google and Facebook, as the owner sets it up: keys that are checked and never
// shown, and a button that appears at once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { makeShop } from '../make.ts';
import { openShop, type TestShop } from '../shop.ts';
import { openFacebook, type Facebook } from '../stand-ins/facebook.ts';
import { openGoogle, type Google } from '../stand-ins/google.ts';

type Input = Record<string, unknown>;
const [GOOGLE, FACEBOOK] = [1, 2];
const PUBLIC = 'https://souk.example';
const CALLBACK = `${PUBLIC}/api/v1/user/social-login/callback`;

let base: Fresh;
let google: Google;
let facebook: Facebook;
let open: TestShop;
let owner: MadeStaff;
const settings = () => ({ publicUrl: PUBLIC, socialAt: { ...google.keys, ...facebook.keys } });
beforeAll(async () => {
  [base, google, facebook] = await Promise.all([freshDatabase(), openGoogle(), openFacebook()]);
  await makeShop(base.db);
  google.allow(`${CALLBACK}/google`);
  open = await openShop(base, settings());
  owner = await makeStaff(base, 'owner', { name: 'Leila Haddad' });
});
afterAll(async () => {
  await Promise.all([open.close(), google.close(), facebook.close()]);
  await base.close();
});

const opened = async (id: number, shop = open) =>
  (await shop.call('GET', `admin/sign-in/${id}`, {}, owner.headers)).data as Input & {
    version: number;
  };
const keysOf = ({ id, secret }: { id: string; secret: string }): Input => ({
  client_id: id,
  client_secret: secret,
});
const test = (id: number, keys: Input) =>
  open.call('POST', 'admin/sign-in/test', { id, ...keys }, owner.headers);
const save = async (id: number, input: Input, shop = open) => {
  const { version } = await opened(id, shop);
  const sent = { id, version, enabled: true, client_id: '', client_secret: '', ...input };
  return shop.call('POST', 'admin/sign-in/save', sent, owner.headers);
};
const leave = async (shop: TestShop, provider: string) =>
  (
    await fetch(`${shop.origin}/api/v1/user/social-login/redirect/${provider}`, {
      redirect: 'manual',
    })
  ).headers.get('location') ?? '';

describe('the keys of Google and Facebook', () => {
  it('are checked with them, and nothing is changed', async () => {
    expect(await test(GOOGLE, keysOf(google.keys))).toMatchObject({ status: 200 });
    expect(await test(FACEBOOK, keysOf(facebook.keys))).toMatchObject({ status: 200 });
    for (const [id, { id: client }] of [
      [GOOGLE, google.keys],
      [FACEBOOK, facebook.keys],
    ] as const) {
      const wrong = await test(id, { client_id: client, client_secret: 'wrong' });
      expect(wrong.data).toMatchObject({ code: 'sign-in-keys-wrong' });
    }
    google.broken = (response) => response.writeHead(503).end();
    const other = await test(GOOGLE, { client_id: google.keys.id, client_secret: 'else' });
    google.broken = null;
    expect(other.data).toMatchObject({ code: 'sign-in-unheard' });
    expect(await opened(GOOGLE)).toMatchObject({ version: 1, client_id: '', enabled: false });
  });

  it('are both needed, and in use at once in every process', async () => {
    const beside = await openShop(base, {
      ...settings(),
      dataDir: open.services.config.dataDir,
    });
    expect((await save(GOOGLE, {})).data).toMatchObject({ code: 'required' });
    expect((await save(GOOGLE, { client_id: 'souk' })).data).toMatchObject({
      code: 'required',
      fields: { client_secret: expect.anything() },
    });
    expect(await leave(beside, 'google')).toContain('error=off');
    expect((await save(GOOGLE, keysOf(google.keys))).data).toMatchObject({
      enabled: true,
      has_secret: true,
      redirect_url: `${CALLBACK}/google`,
    });
    expect(await leave(beside, 'google')).toContain(`${google.keys.issuer}/auth?`);
    expect((await open.ask('shop.read')).setting).toMatchObject({
      google_login: 1,
      facebook_login: 0,
    });
    await save(GOOGLE, { ...keysOf(google.keys), client_secret: '', enabled: false });
    expect((await open.ask('shop.read')).setting).toMatchObject({ google_login: 0 });
    await beside.close();
  });

  it('are shown to nobody, and a secret is stored only while its ID is', async () => {
    await save(FACEBOOK, keysOf(facebook.keys));
    const path = `admin/sign-in/edits/${FACEBOOK}`;
    const history = await open.call('GET', path, {}, owner.headers);
    expect(history.data).toMatchObject([{ became: { sealed: '•••', enabled: true } }]);
    const stored = await base.db.selectFrom('sign_in_keys').selectAll().execute();
    expect(history.text + JSON.stringify(stored)).not.toContain(facebook.keys.secret);
    expect(await test(FACEBOOK, { client_id: facebook.keys.id })).toMatchObject({ status: 200 });
    expect((await save(FACEBOOK, { client_id: '42424242' })).data).toMatchObject({
      code: 'required',
      fields: { client_secret: expect.anything() },
    });
  });

  it('of the environment go before them; only the button is switched', async () => {
    const named = await openShop(base, {
      ...settings(),
      dataDir: open.services.config.dataDir,
      social: { google: google.keys, facebook: null },
    });
    expect(await opened(GOOGLE, named)).toMatchObject({ fixed: true, client_id: google.keys.id });
    const storedKeys = () => base.db.selectFrom('sign_in_keys').selectAll().orderBy('id').execute();
    const before = await storedKeys();
    expect(await save(GOOGLE, { client_id: 'other' }, named)).toMatchObject({ status: 200 });
    expect(await leave(named, 'google')).toContain(`client_id=${google.keys.id}`);
    const after = await storedKeys();
    expect(after.map((row) => row.client_id)).toEqual(before.map((row) => row.client_id));
    await named.close();
  });

  it('have the shape that the real ones have', async () => {
    const real = await openShop(base, {
      publicUrl: PUBLIC,
      dataDir: open.services.config.dataDir,
    });
    const wrong = await save(GOOGLE, { client_id: 'souk', client_secret: 's' }, real);
    expect(wrong.data).toMatchObject({
      code: 'invalid-input',
      fields: { client_id: expect.anything() },
    });
    await real.close();
  });

  it('that were sealed with another key are none, and pages go on', async () => {
    const other = await openShop(base, settings());
    expect((await other.ask('shop.read')).setting).toMatchObject({ facebook_login: 0 });
    expect((await open.ask('shop.read')).setting).toMatchObject({ facebook_login: 1 });
    await other.close();
  });
});
