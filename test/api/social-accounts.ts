// Accounts of people who sign in with Google or Facebook.
import type { SocialShop } from './social-browser.ts';

export const FROM = { network: '', language: 'en' };
export const PASSWORD = 'a quiet harbour at dawn';
export const accountOf = ({ base }: SocialShop, email: string) =>
  base.db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
type SignedIn = {
  token: string;
  user: { id: number; email: string; name: string; cart_count: number };
};
export const signedIn = (data: unknown) => data as SignedIn;
