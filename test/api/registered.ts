// Customers who registered by themselves.
import type { Db } from '#db/connect.ts';
import { inside } from '../entered.ts';
import { codeTo } from '../letters.ts';
import { unique } from '../make.ts';
import type { TestShop } from '../shop.ts';

export const PASSWORD = 'a quiet harbour at dawn';
export const mail = () => `${unique('person')}@example.com`;
/** A customer who has just registered with that password. */
export async function register(
  { db }: { db: Db },
  { ask }: TestShop,
): Promise<{ email: string; bearer: string }> {
  const email = mail();
  await ask('auth.signUp', { name: 'Amal', email, password: PASSWORD });
  await ask('auth.verify', { email, code: await codeTo(db, email) });
  return { email, bearer: inside(await ask('auth.signIn', { email, password: PASSWORD })).token };
}
