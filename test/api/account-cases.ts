// What each call of accounts, customers' lists and letters is sent in the test of shapes; `headers`
// beside the input.
import { transaction } from '#db/transaction.ts';
import { boundTo, secretWord, type Person } from '#market/accounts/social.ts';
import { keepPending } from '#market/accounts/social-address.ts';
import type { CallName, TestShop } from '../shop.ts';
import { codeTo } from '../letters.ts';
import { unique } from '../make.ts';
import { makeCustomer } from '../customer.ts';
import type { Fresh } from '../db.ts';

export type Input = Record<string, unknown>;
type Case = () => Promise<Input>;

const PASSWORD = 'a quiet harbour at dawn';
const NEXT = 'seven lanterns, one road';

/** Takes a shop with the demo market in it, a public product and a public store. */
export function accountCases(
  base: () => Fresh,
  open: () => TestShop,
  facts: () => { product: number; storeId: number },
) {
  const mail = () => `${unique('person')}@example.com`;
  const waiting = async () => {
    const email = mail();
    await open().ask('signUp', { name: 'Amal', email, password: PASSWORD });
    return { email, code: await codeTo(base().db, email) };
  };
  const registered = async () => {
    const { email, code } = await waiting();
    await open().ask('verify', { email, code });
    return email;
  };
  const signedIn = async (): Promise<Input> => ({ headers: (await makeCustomer(base())).headers });
  const having =
    (call: CallName, input: () => Input): Case =>
    async () => {
      const { headers } = await makeCustomer(base());
      await open().ask(call, input(), headers);
      return { headers, time_zone: 'Asia/Dubai' };
    };
  const asOwner = async (): Promise<Input> => {
    const { headers, accountId } = await makeCustomer(base());
    await base().db.insertInto('staff').values({ account_id: accountId, role: 'owner' }).execute();
    return { headers };
  };
  /** Somebody whom a provider knows without a proven address. */
  const pending = async () => {
    const browser = secretWord();
    const person: Person = {
      provider: 'facebook',
      issuer: 'https://facebook.example',
      subject: unique('person'),
      email: null,
      proven: false,
      name: 'Amal',
    };
    const code = await transaction(base().db, (tx) =>
      keepPending(tx, browser, person, { userToken: null, next: '/', language: 'en' }),
    );
    return { headers: { cookie: `__Host-social=${browser}` }, code };
  };
  return {
    signUp: async () => ({ name: 'Amal', email: mail(), password: PASSWORD }),
    verify: waiting,
    signIn: async () => ({ email: await registered(), password: PASSWORD }),
    logout: signedIn,
    forgotPassword: async () => ({ email: await registered() }),
    updatePassword: async () => {
      const email = await registered();
      await open().ask('forgotPassword', { email });
      return { email, code: await codeTo(base().db, email), password: NEXT };
    },
    updateProfile: async () => ({
      ...(await signedIn()),
      name: 'Amal Haddad',
      phone: '+33 1 23 45 67 89',
    }),
    updateUserPassword: async () => ({
      ...(await signedIn()),
      current_password: '',
      new_password: NEXT,
    }),
    deleteUser: signedIn,
    sessions: signedIn,
    userData: signedIn,
    endSession: async () => {
      const { headers } = await makeCustomer(base());
      return { headers, id: (await open().ask('sessions', {}, headers))[0]?.id };
    },
    wishlistAll: having('wishlistAction', () => ({ product_id: facts().product })),
    wishlistAction: async () => ({ ...(await signedIn()), product_id: facts().product }),
    compareListAll: having('compareListAction', () => ({ product_id: facts().product })),
    compareListAction: async () => ({ ...(await signedIn()), product_id: facts().product }),
    storeFollow: async () => ({ ...(await signedIn()), store_id: facts().storeId }),
    followingList: having('storeFollow', () => ({ store_id: facts().storeId })),
    socialExchange: async () => {
      const { accountId } = await makeCustomer(base());
      const browser = secretWord();
      const code = unique('code');
      await base()
        .db.insertInto('social_handoffs')
        .values({
          hash: boundTo(browser, code),
          account_id: accountId,
          user_token: null,
          expires_at: new Date(Date.now() + 60_000),
        })
        .execute();
      return { headers: { cookie: `__Host-social=${browser}` }, code };
    },
    socialAddress: async () => {
      const { headers, code } = await pending();
      return { headers, code, email: mail() };
    },
    socialConfirm: async () => {
      const { headers, code } = await pending();
      const email = mail();
      await open().ask('socialAddress', { code, email }, headers);
      return { headers, code, email, digits: await codeTo(base().db, email) };
    },
    sellerSignUp: async () => ({
      name: 'Amal',
      store_name: unique('Lanterns'),
      email: mail(),
      password: PASSWORD,
    }),
    sellerVerify: async () => {
      const email = mail();
      await open().ask('sellerSignUp', {
        name: 'Amal',
        store_name: unique('Lanterns'),
        email,
        password: PASSWORD,
      });
      return { email, code: await codeTo(base().db, email) };
    },
    adminAppoint: async () => ({
      ...(await asOwner()),
      email: (await makeCustomer(base())).email,
      role: 'support',
    }),
    userVouchers: async () => ({ time_zone: 'Asia/Dubai' }),
  } satisfies Partial<Record<CallName, Case>>;
}
