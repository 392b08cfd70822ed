// Becoming a seller, the decision about it, and stores that are suspended and opened again.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { eraseAccount } from '#market/accounts/change-account.ts';
import { readAccount } from '#market/accounts/account.ts';
import { readBearerSecret } from '#market/accounts/session.ts';
import { signIn } from '#market/accounts/sign-in.ts';
import { signUp, verifyAccount } from '#market/accounts/sign-up.ts';
import { signUpSeller, verifySeller } from '#market/stores/apply-to-sell.ts';
import { approveApplication, refuseApplication } from '#market/stores/decide-application.ts';
import { readApplications } from '#market/stores/read-applications.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { auditOf, makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeShop, unique } from '../make.ts';
import { outcomes } from './together.ts';

let base: Fresh;
let keeper: MadeStaff;
let secret: Uint8Array;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  await base.db.updateTable('settings').set({ email: OWNER }).execute();
  keeper = await makeStaff(base, 'manager');
  secret = await readBearerSecret(base.db);
});
afterAll(() => base.close());

const passwords = openPasswords();
const FROM = { network: '', language: 'en' };
const OWNER = 'hello@souk.example';
const PASSWORD = 'a quiet harbour at dawn';
const OTHERS = 'seven lanterns, one road';
const mail = () => `${unique('seller')}@example.com`;
const apply = (
  email: string,
  { storeName = 'Copper & Tin', password = PASSWORD, language = 'fr' } = {},
) =>
  signUpSeller(
    base.db,
    passwords,
    { name: 'Salma Idrissi', storeName, email, password },
    { ...FROM, language },
  );
const enter = (email: string, password: string) =>
  signIn(
    base.db,
    passwords,
    secret,
    { email, password, userToken: undefined },
    { device: '', network: '' },
  );
const prove = async (email: string) =>
  verifySeller(base.db, email, await codeTo(base.db, email), FROM);
const kindsTo = async (email: string) => (await lettersTo(base.db, email)).map(({ kind }) => kind);
const applicationsOf = (email: string) =>
  base.db
    .selectFrom('applications as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select([
      'p.id',
      'p.state',
      'p.store_name',
      'p.language',
      'p.store_id',
      'p.reason',
      'p.decided_by',
      'a.id as account',
      'a.verified_at',
    ])
    .where('a.email', '=', email)
    .orderBy('p.id')
    .execute();
const received = async (storeName?: string) => {
  const email = mail();
  await apply(email, storeName ? { storeName } : {});
  await prove(email);
  const [first] = await applicationsOf(email);
  return { email, id: first?.id ?? 0, account: first?.account ?? 0 };
};
const approve = (id: number) =>
  transaction(base.db, (tx) => approveApplication(tx, keeper.staff, id));
const refuse = (id: number, reason = 'No photographs.') =>
  transaction(base.db, (tx) => refuseApplication(tx, keeper.staff, id, reason));

describe('asking to sell', () => {
  it('makes an account that is proven with the mailed code, and tells the owner then', async () => {
    const email = mail();
    const before = (await lettersTo(base.db, OWNER)).length;
    expect(await apply(` ${email.toUpperCase()}`)).toBe(email);
    expect(await applicationsOf(email)).toMatchObject([
      { state: 'unverified', verified_at: null, language: 'fr' },
    ]);
    await expect(enter(email, PASSWORD)).rejects.toMatchObject({ code: 'not-verified' });
    expect(await prove(email)).toEqual({
      name: 'Salma Idrissi',
      email,
      store_name: 'Copper & Tin',
    });
    expect(await applicationsOf(email)).toMatchObject([
      { state: 'received', store_id: null, verified_at: expect.any(Date) },
    ]);
    expect((await enter(email, PASSWORD)).user.email).toBe(email);
    expect(await lettersTo(base.db, email)).toMatchObject([
      { kind: 'seller-verify', language: 'fr' },
      {
        kind: 'application-received',
        language: 'fr',
        data: { name: 'Salma Idrissi', store: 'Copper & Tin' },
      },
    ]);
    expect((await lettersTo(base.db, OWNER)).slice(before)).toMatchObject([
      { kind: 'application-arrived', language: 'en', data: { store: 'Copper & Tin', email } },
    ]);
  });
  it('with a known address answers alike, and leaves the account its name and password', async () => {
    const email = mail();
    await signUp(base.db, passwords, { name: 'Amal', email, password: PASSWORD }, FROM);
    await verifyAccount(base.db, email, await codeTo(base.db, email), FROM);
    expect(await apply(email, { password: OTHERS })).toBe(email);
    expect(await applicationsOf(email)).toMatchObject([{ state: 'unverified' }]);
    await expect(enter(email, OTHERS)).rejects.toMatchObject({ code: 'signin-failed' });
    expect(await prove(email)).toMatchObject({ name: 'Amal' });
    expect((await enter(email, PASSWORD)).user.name).toBe('Amal');
    await expect(enter(email, OTHERS)).rejects.toMatchObject({ code: 'signin-failed' });
    expect(await applicationsOf(email)).toMatchObject([
      { state: 'received', store_name: 'Copper & Tin' },
    ]);
  });
  it('again before the code is entered changes what is asked for; after it, waits for the decision', async () => {
    const email = mail();
    await apply(email);
    const first = await codeTo(base.db, email);
    await apply(email, { storeName: 'Tin & Copper', language: 'en' });
    await expect(verifySeller(base.db, email, first, FROM)).rejects.toMatchObject({
      code: 'code-wrong',
    });
    await prove(email);
    await apply(email, { storeName: 'Something Else' });
    expect(await applicationsOf(email)).toMatchObject([
      { state: 'received', store_name: 'Tin & Copper', language: 'en' },
    ]);
    expect((await lettersTo(base.db, email)).at(-1)).toMatchObject({
      kind: 'application-received',
      data: { store: 'Tin & Copper' },
    });
  });
  it('writes one application, however many requests leave together', async () => {
    const email = mail();
    await Promise.all(
      Array.from({ length: 6 }, (_, at) => apply(email, { storeName: `Store ${at}` })),
    );
    expect(await applicationsOf(email)).toMatchObject([{ state: 'unverified' }]);
    const code = await codeTo(base.db, email);
    expect(
      (
        await outcomes(Array.from({ length: 4 }, () => verifySeller(base.db, email, code, FROM)))
      ).toSorted(),
    ).toEqual(['code-wrong', 'code-wrong', 'code-wrong', 'done']);
    expect((await kindsTo(email)).filter((kind) => kind === 'application-received')).toHaveLength(
      1,
    );
  });
  it('refuses wrong, used and late codes, five tries long', async () => {
    const email = mail();
    await apply(email);
    const code = await codeTo(base.db, email);
    for (let tried = 0; tried < 5; tried++)
      await expect(verifySeller(base.db, email, '000000', FROM)).rejects.toMatchObject({
        code: 'code-wrong',
      });
    await expect(verifySeller(base.db, email, code, FROM)).rejects.toMatchObject({
      code: 'code-wrong',
    });
    await expect(verifySeller(base.db, mail(), code, FROM)).rejects.toMatchObject({
      code: 'code-wrong',
    });
    const { email: done } = await received();
    await expect(
      verifySeller(base.db, done, await codeTo(base.db, done), FROM),
    ).rejects.toMatchObject({ code: 'code-wrong' });
    await apply(email);
    await base.db
      .updateTable('codes')
      .set({ expires_at: new Date() })
      .where('email', '=', email)
      .execute();
    await expect(
      verifySeller(base.db, email, await codeTo(base.db, email), FROM),
    ).rejects.toMatchObject({ code: 'code-wrong' });
  });
  it('and a registration for the same address are proven apart: who proves one gets its password', async () => {
    const [one, other] = [mail(), mail()];
    for (const email of [one, other]) {
      await signUp(base.db, passwords, { name: 'Amal', email, password: PASSWORD }, FROM);
      await apply(email, { password: OTHERS });
    }
    const [registered = '', applied = ''] = (await lettersTo(base.db, one)).map(
      ({ data }) => data.code ?? '',
    );
    await expect(verifyAccount(base.db, one, applied, FROM)).rejects.toMatchObject({
      code: 'code-wrong',
    });
    await expect(verifySeller(base.db, one, registered, FROM)).rejects.toMatchObject({
      code: 'code-wrong',
    });
    await verifyAccount(base.db, one, registered, FROM);
    expect((await enter(one, PASSWORD)).user.name).toBe('Amal');
    await prove(other);
    expect((await enter(other, OTHERS)).user.name).toBe('Salma Idrissi');
    await expect(enter(other, PASSWORD)).rejects.toMatchObject({ code: 'signin-failed' });
  });
  it.each([
    ['nine sign', 'password-too-short'],
    ['1234567890', 'password-common'],
    ['Salma Idrissi', 'password-common'],
  ])('with the password %j is refused', async (password, code) => {
    const email = mail();
    await expect(apply(email, { password })).rejects.toMatchObject({ code });
    expect([await applicationsOf(email), await lettersTo(base.db, email)]).toEqual([[], []]);
  });
  it('is refused where the owner wants no sellers', async () => {
    const email = mail();
    await base.db.updateTable('settings').set({ vendor_registration: false }).execute();
    await expect(apply(email)).rejects.toMatchObject({ code: 'sellers-not-wanted' });
    await base.db.updateTable('settings').set({ vendor_registration: true }).execute();
    expect([await applicationsOf(email), await lettersTo(base.db, email)]).toEqual([[], []]);
  });
});

describe('an application', () => {
  it('that is approved opens a store which its applicant owns, and tells them in their language', async () => {
    const { email, id, account } = await received('Épices d’Été & Cie');
    const store = await approve(id);
    expect(
      await base.db
        .selectFrom('stores')
        .select(['slug', 'name', 'public', 'suspended_at'])
        .where('id', '=', store)
        .execute(),
    ).toEqual([
      { slug: 'epices-dete-cie', name: 'Épices d’Été & Cie', public: true, suspended_at: null },
    ]);
    expect(
      await base.db
        .selectFrom('store_members')
        .select(['account_id', 'role'])
        .where('store_id', '=', store)
        .execute(),
    ).toEqual([{ account_id: account, role: 'owner' }]);
    expect((await readAccount(base.db, account)).stores).toEqual([store]);
    expect(await applicationsOf(email)).toMatchObject([
      { state: 'approved', store_id: store, decided_by: keeper.accountId },
    ]);
    expect((await lettersTo(base.db, email)).at(-1)).toMatchObject({
      kind: 'application-approved',
      language: 'fr',
      data: { name: 'Salma Idrissi', store: 'Épices d’Été & Cie' },
    });
    expect(await auditOf(base.db, `application:${id}`)).toMatchObject([
      { action: 'application.approve', actor: 'Maren Holt', account_id: keeper.accountId },
    ]);
  });
  it('gets a slug of its own, in whatever script its name is', async () => {
    const slugs: string[] = [];
    for (const name of [
      'Twin Moons',
      'twin moons!',
      'Twin-Moons',
      'متجر النحاس',
      'متجر النحاس',
      '🌙🌙',
      '../../admin',
      '"><script>',
    ]) {
      const store = await approve((await received(name)).id);
      slugs.push(
        (
          await base.db
            .selectFrom('stores')
            .select('slug')
            .where('id', '=', store)
            .executeTakeFirstOrThrow()
        ).slug,
      );
    }
    expect(slugs).toEqual([
      'twin-moons',
      'twin-moons-2',
      'twin-moons-3',
      expect.stringMatching(/^store-[0-9a-f]{8}$/),
      expect.stringMatching(/^store-[0-9a-f]{8}-2$/),
      expect.stringMatching(/^store-[0-9a-f]{8}$/),
      'admin',
      'script',
    ]);
  });
  it('is decided once, however many decide together', async () => {
    for (let round = 0; round < 3; round++) {
      const { email, id, account } = await received(`Together ${round}`);
      const said = await outcomes([approve(id), refuse(id), approve(id), approve(id), refuse(id)]);
      expect(said.toSorted()).toEqual([...Array(4).fill('application-decided'), 'done']);
      const approved = [0, 2, 3].includes(said.indexOf('done'));
      expect(
        await base.db
          .selectFrom('store_members')
          .select('store_id')
          .where('account_id', '=', account)
          .execute(),
      ).toHaveLength(approved ? 1 : 0);
      expect(
        await base.db
          .selectFrom('stores')
          .select('id')
          .where('name', '=', `Together ${round}`)
          .execute(),
      ).toHaveLength(approved ? 1 : 0);
      expect(
        (await kindsTo(email)).filter(
          (kind) => kind.startsWith('application-') && kind !== 'application-received',
        ),
      ).toEqual([approved ? 'application-approved' : 'application-refused']);
    }
  });
  it('of the same name are stores of different slugs when they are approved together', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => received('Same Name')));
    const stores = await Promise.all(all.map(({ id }) => approve(id)));
    const slugs = await base.db
      .selectFrom('stores')
      .select('slug')
      .where('id', 'in', stores)
      .orderBy('slug')
      .execute();
    expect(slugs.map(({ slug }) => slug)).toEqual([
      'same-name',
      'same-name-2',
      'same-name-3',
      'same-name-4',
    ]);
  });
  it('that is refused tells the reason, and may be followed by another', async () => {
    const { email, id, account } = await received();
    await refuse(id, 'No photographs.');
    expect((await lettersTo(base.db, email)).at(-1)).toMatchObject({
      kind: 'application-refused',
      language: 'fr',
      data: { store: 'Copper & Tin', reason: 'No photographs.' },
    });
    await apply(email, { storeName: 'With Photographs' });
    await prove(email);
    const [first, second] = await applicationsOf(email);
    expect([first, second]).toMatchObject([
      { state: 'refused', reason: 'No photographs.', store_id: null },
      { state: 'received', store_name: 'With Photographs' },
    ]);
    await approve(second?.id ?? 0);
    expect((await readAccount(base.db, account)).stores).toHaveLength(1);
  });
  it('that is not there, or was never proven, can not be decided', async () => {
    const email = mail();
    await apply(email);
    const [unproven] = await applicationsOf(email);
    for (const id of [unproven?.id ?? 0, 2_000_000_000])
      for (const decide of [approve, refuse])
        await expect(decide(id)).rejects.toMatchObject({ code: 'application-not-found' });
  });
  it('and its applicant’s leaving together end in one of the two', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, account } = await received(`Leaving ${round}`);
      const person = await makeCustomer(base);
      const said = await outcomes([
        approve(id),
        transaction(base.db, (tx) =>
          eraseAccount(tx, { ...person.customer, accountId: account, key: `a:${account}` }),
        ),
      ]);
      expect([
        ['done', 'not-allowed'],
        ['application-not-found', 'done'],
      ]).toContainEqual(said);
    }
  });
  it('stands in the list of those of its state, newest first', async () => {
    await sql`delete from applications`.execute(base.db);
    const [one, two] = [await received('First'), await received('Second, 100 %')];
    await apply(mail());
    await refuse(one.id);
    const listed = async (query: {
      state?: 'unverified' | 'received' | 'approved' | 'refused';
      q?: string;
      page?: number;
    }) =>
      (
        await readApplications(base.db, keeper.staff, {
          page: 1,
          q: '',
          state: undefined,
          ...query,
        })
      ).data.map(({ id }) => id);
    expect([
      await listed({}),
      await listed({ state: 'received' }),
      await listed({ state: 'refused' }),
      await listed({ state: 'approved' }),
      await listed({ page: 2 }),
    ]).toEqual([[two.id, one.id], [two.id], [one.id], [], []]);
    expect([
      await listed({ state: 'unverified' }).then(({ length }) => length),
      await listed({ q: 'second' }),
      await listed({ q: '100 %' }),
      await listed({ q: '%' }),
      await listed({ q: one.email }),
    ]).toEqual([1, [two.id], [two.id], [two.id], [one.id]]);
    expect(
      (await readApplications(base.db, keeper.staff, { page: 1, state: 'refused', q: '' })).data,
    ).toMatchObject([
      {
        name: 'Salma Idrissi',
        store_name: 'First',
        email: one.email,
        reason: 'No photographs.',
        decided_by: 'Maren Holt',
        store_id: null,
      },
    ]);
  });
});
