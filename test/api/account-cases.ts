// The input of each call of accounts, customers' lists and letters in the test of shapes; `headers`
// beside the input.
import { transaction } from '#db/transaction.ts';
import { boundTo, secretWord, type Person } from '#market/accounts/social-provider.ts';
import { keepPending } from '#market/accounts/social-pending.ts';
import type { CallName } from '#contract/endpoints.ts';
import { codeTo } from '../letters.ts';
import { unique } from '../make.ts';
import { makeCustomer } from '../customer.ts';
import { secondFactorCases } from './second-factor-cases.ts';
import type { Case, DemoShop, Input } from './shop-cases.ts';

type Cases = Partial<Record<CallName, Case>>;

const PASSWORD = 'a quiet harbour at dawn';
const NEXT = 'seven lanterns, one road';

const mail = () => `${unique('person')}@example.com`;
/** A person whose address is not proven yet, and the code for it. */
const waiting = async ({ base, open }: DemoShop) => {
  const email = mail();
  await open.ask('auth.signUp', { name: 'Amal', email, password: PASSWORD });
  return { email, code: await codeTo(base.db, email) };
};
const registered = async (demo: DemoShop) => {
  const { email, code } = await waiting(demo);
  await demo.open.ask('auth.verify', { email, code });
  return email;
};
const signedIn = async ({ base }: DemoShop): Promise<Input> => ({
  headers: (await makeCustomer(base)).headers,
});
/** A person who has made this call before. */
const having =
  (call: CallName, input: (demo: DemoShop) => Input): Case =>
  async (demo) => {
    const { headers } = await makeCustomer(demo.base);
    await demo.open.ask(call, input(demo), headers);
    return { headers, time_zone: 'Asia/Dubai' };
  };
const asOwner = async ({ base }: DemoShop): Promise<Input> => {
  const { headers, accountId } = await makeCustomer(base);
  await base.db.insertInto('staff').values({ account_id: accountId, role: 'owner' }).execute();
  return { headers };
};
/** A person whom a provider knows without a proven address. */
const pending = async ({ base }: DemoShop) => {
  const browser = secretWord();
  const person: Person = {
    provider: 'facebook',
    issuer: 'https://facebook.example',
    subject: unique('person'),
    email: null,
    proven: false,
    name: 'Amal',
  };
  const code = await transaction(base.db, (tx) =>
    keepPending(tx, browser, person, {
      userToken: null,
      next: '/',
      language: 'en',
      origin: null,
    }),
  );
  return { headers: { cookie: `__Host-social=${browser}` }, code };
};

const signInCases: Cases = {
  'auth.signUp': async () => ({ name: 'Amal', email: mail(), password: PASSWORD }),
  'auth.verify': waiting,
  'auth.signIn': async (demo) => ({ email: await registered(demo), password: PASSWORD }),
  'auth.logout': signedIn,
  ...secondFactorCases,
  'auth.forgotPassword': async (demo) => ({ email: await registered(demo) }),
  'auth.updatePassword': async (demo) => {
    const email = await registered(demo);
    await demo.open.ask('auth.forgotPassword', { email });
    return { email, code: await codeTo(demo.base.db, email), password: NEXT };
  },
};

const customerCases: Cases = {
  'account.updateProfile': async (demo) => ({
    ...(await signedIn(demo)),
    name: 'Amal Haddad',
    phone: '+33 1 23 45 67 89',
  }),
  'account.updatePassword': async (demo) => ({
    ...(await signedIn(demo)),
    current_password: '',
    new_password: NEXT,
  }),
  'account.delete': signedIn,
  'account.sessions': signedIn,
  'account.data': signedIn,
  'account.endSession': async ({ base, open }) => {
    const { headers } = await makeCustomer(base);
    return { headers, id: (await open.ask('account.sessions', {}, headers))[0]?.id };
  },
  'wishlist.all': having('wishlist.action', ({ facts }) => ({ product_id: facts.product })),
  'wishlist.action': async (demo) => ({
    ...(await signedIn(demo)),
    product_id: demo.facts.product,
  }),
  'compareList.all': having('compareList.action', ({ facts }) => ({ product_id: facts.product })),
  'compareList.action': async (demo) => ({
    ...(await signedIn(demo)),
    product_id: demo.facts.product,
  }),
  'following.toggle': async (demo) => ({ ...(await signedIn(demo)), store_id: demo.facts.storeId }),
  'following.all': having('following.toggle', ({ facts }) => ({ store_id: facts.storeId })),
};

const socialCases: Cases = {
  'social.exchange': async ({ base }) => {
    const { accountId } = await makeCustomer(base);
    const browser = secretWord();
    const code = unique('code');
    await base.db
      .insertInto('social_handoffs')
      .values({
        hash: boundTo(browser, code),
        account_id: accountId,
        user_token: null,
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    return { headers: { cookie: `__Host-social=${browser}` }, code };
  },
  'social.address': async (demo) => {
    const { headers, code } = await pending(demo);
    return { headers, code, email: mail() };
  },
  'social.confirm': async (demo) => {
    const { headers, code } = await pending(demo);
    const email = mail();
    await demo.open.ask('social.address', { code, email }, headers);
    return { headers, code, email, digits: await codeTo(demo.base.db, email) };
  },
};

const sellerCases: Cases = {
  'seller.signUp': async () => ({
    name: 'Amal',
    store_name: unique('Lanterns'),
    email: mail(),
    password: PASSWORD,
  }),
  'seller.verify': async ({ base, open }) => {
    const email = mail();
    await open.ask('seller.signUp', {
      name: 'Amal',
      store_name: unique('Lanterns'),
      email,
      password: PASSWORD,
    });
    return { email, code: await codeTo(base.db, email) };
  },
  'staff.appoint': async (demo) => ({
    ...(await asOwner(demo)),
    email: (await makeCustomer(demo.base)).email,
    role: 'support',
  }),
  'voucher.all': async () => ({ time_zone: 'Asia/Dubai' }),
};

export const accountCases: Cases = {
  ...signInCases,
  ...customerCases,
  ...socialCases,
  ...sellerCases,
};
