// The input of each call of a second factor in the test of shapes.
import type { CallName } from '#contract/endpoints.ts';
import { openDevice } from '../authenticator.ts';
import { makeCustomer } from '../customer.ts';
import { codeOf, guarded, guardedCode } from '../guarded.ts';
import type { Case, DemoShop, Input } from './shop-cases.ts';

export const PASSWORD = 'a quiet harbour at dawn';

/** A signed-in person with a password. */
async function withPassword({ base, open }: Pick<DemoShop, 'base' | 'open'>) {
  const made = await makeCustomer(base);
  const password = await open.services.passwords.seal(PASSWORD);
  await base.db
    .updateTable('accounts')
    .set({ password })
    .where('id', '=', made.accountId)
    .execute();
  return made;
}

/** The same with a second factor, and its proof. */
async function protectedOne(demo: DemoShop): Promise<Input & { email: string }> {
  const { accountId, email, headers } = await withPassword(demo);
  await guarded(demo.base.db, accountId, demo.open.services.vault);
  return { headers, email, password: PASSWORD, code: guardedCode() };
}

const ORIGIN = 'https://souk.example';
const device = () => openDevice({ id: 'souk.example', origin: ORIGIN });

/** A person whose device has made a passkey that is not saved yet. */
async function makingPasskey(demo: DemoShop) {
  const { headers } = await withPassword(demo);
  const own = device();
  const begun = await demo.open.ask('passkey.begin', {}, headers);
  return { own, headers, name: 'Laptop', response: own.make(begun.options) };
}

export const secondFactorCases: Partial<Record<CallName, Case>> = {
  'secondFactor.verify': async (demo) => {
    const { email, password, code } = await protectedOne(demo);
    const answer = await demo.open.ask('auth.signIn', { email, password });
    return { challenge: 'challenge' in answer ? answer.challenge : '', code };
  },
  'secondFactor.read': async (demo) => ({ headers: (await withPassword(demo)).headers }),
  'secondFactor.begin': async (demo) => ({
    headers: (await withPassword(demo)).headers,
    password: PASSWORD,
  }),
  'proof.give': async (demo) => ({
    headers: (await withPassword(demo)).headers,
    password: PASSWORD,
  }),
  'secondFactor.confirm': async (demo) => {
    const { headers } = await withPassword(demo);
    const begun = await demo.open.ask('secondFactor.begin', { password: PASSWORD }, headers);
    return { headers, code: codeOf(begun.secret) };
  },
  'passkey.add': async (demo) => {
    const { own: _, ...input } = await makingPasskey(demo);
    return input;
  },
  'passkey.enter': async (demo) => {
    const { own, headers, ...made } = await makingPasskey(demo);
    await demo.open.ask('passkey.add', made, headers);
    const { options } = await demo.open.ask('passkey.ask');
    return { response: own.sign(options) };
  },
  'secondFactor.renewCodes': protectedOne,
  'secondFactor.remove': protectedOne,
};
