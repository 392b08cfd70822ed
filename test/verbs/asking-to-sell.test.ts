// Applying to sell: the account, the code that proves it, and the single application that results.
import { describe, expect, it } from 'vitest';
import { signIn } from '#market/accounts/sign-in.ts';
import { signUp, verifyAccount } from '#market/accounts/sign-up.ts';
import { verifySeller } from '#market/stores/receive-application.ts';
import { inside } from '../entered.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { outcomes } from './together.ts';
import {
  applicationsOf,
  apply,
  base,
  FROM,
  kindsTo,
  mail,
  OWNER,
  PASSWORD,
  passwords,
  prove,
  received,
  secret,
  withApplications,
} from './applications-set-up.ts';

withApplications();

const OTHERS = 'seven lanterns, one road';
const enter = async (email: string, password: string) =>
  inside(
    await signIn(
      base.db,
      { passwords, secret },
      { email, password, userToken: undefined },
      { device: '', network: '' },
    ),
  );

describe('asking to sell', () => {
  it('makes an account that is proven with the mailed code, and mails the owner then', async () => {
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
      asks: true, // applicants have requirements
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
  it('with a known address answers alike, and changes nothing of the account', async () => {
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
  it('again replaces the application until the code is entered', async () => {
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
  it('and registering one address are proven apart, each with its own password', async () => {
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
