// What each call of accounts, customers' lists and letters is sent in the test of shapes; `headers`
// beside the input.
import { transaction } from '#db/transaction.ts';
import { boundTo, secretWord, type Person } from '#market/accounts/social.ts';
import { keepPending } from '#market/accounts/social-address.ts';
import type { CallName } from '#contract/endpoints.ts';
import type { TestShop } from '../shop.ts';
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
    await open().ask('auth.signUp', { name: 'Amal', email, password: PASSWORD });
    return { email, code: await codeTo(base().db, email) };
  };
  const registered = async () => {
    const { email, code } = await waiting();
    await open().ask('auth.verify', { email, code });
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
    'auth.signUp': async () => ({ name: 'Amal', email: mail(), password: PASSWORD }),
    'auth.verify': waiting,
    'auth.signIn': async () => ({ email: await registered(), password: PASSWORD }),
    'auth.logout': signedIn,
    'auth.forgotPassword': async () => ({ email: await registered() }),
    'auth.updatePassword': async () => {
      const email = await registered();
      await open().ask('auth.forgotPassword', { email });
      return { email, code: await codeTo(base().db, email), password: NEXT };
    },
    'account.updateProfile': async () => ({
      ...(await signedIn()),
      name: 'Amal Haddad',
      phone: '+33 1 23 45 67 89',
    }),
    'account.updatePassword': async () => ({
      ...(await signedIn()),
      current_password: '',
      new_password: NEXT,
    }),
    'account.delete': signedIn,
    'account.sessions': signedIn,
    'account.data': signedIn,
    'account.endSession': async () => {
      const { headers } = await makeCustomer(base());
      return { headers, id: (await open().ask('account.sessions', {}, headers))[0]?.id };
    },
    'wishlist.all': having('wishlist.action', () => ({ product_id: facts().product })),
    'wishlist.action': async () => ({ ...(await signedIn()), product_id: facts().product }),
    'compareList.all': having('compareList.action', () => ({ product_id: facts().product })),
    'compareList.action': async () => ({ ...(await signedIn()), product_id: facts().product }),
    'following.toggle': async () => ({ ...(await signedIn()), store_id: facts().storeId }),
    'following.all': having('following.toggle', () => ({ store_id: facts().storeId })),
    'social.exchange': async () => {
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
    'social.address': async () => {
      const { headers, code } = await pending();
      return { headers, code, email: mail() };
    },
    'social.confirm': async () => {
      const { headers, code } = await pending();
      const email = mail();
      await open().ask('social.address', { code, email }, headers);
      return { headers, code, email, digits: await codeTo(base().db, email) };
    },
    'seller.signUp': async () => ({
      name: 'Amal',
      store_name: unique('Lanterns'),
      email: mail(),
      password: PASSWORD,
    }),
    'seller.verify': async () => {
      const email = mail();
      await open().ask('seller.signUp', {
        name: 'Amal',
        store_name: unique('Lanterns'),
        email,
        password: PASSWORD,
      });
      return { email, code: await codeTo(base().db, email) };
    },
    'staff.appoint': async () => ({
      ...(await asOwner()),
      email: (await makeCustomer(base())).email,
      role: 'support',
    }),
    'voucher.all': async () => ({ time_zone: 'Asia/Dubai' }),
  } satisfies Partial<Record<CallName, Case>>;
}
