// The people of the demo market, one of each kind, to sign in with. No password stands in this
// repository: each install makes its own, and says it once at the terminal that filled the market.
import { randomCode } from '#base/id.ts';
import { isOnlyHere } from '#hall/config.ts';
import type { Passwords } from '#market/accounts/password.ts';

export type DemoPerson = {
  is: string;
  name: string;
  email: string;
  language: string;
  /** Slug of the store that they sell for. */
  store?: string;
};
/** A password as its owner types it and as it is kept. */
export type DemoPassword = { typed: string; sealed: string };
/** What a fill made to sign in with: null is an account that has no password yet. */
export type DemoAccount = Pick<DemoPerson, 'is' | 'email'> & { password: string | null };

export const demoOwner: DemoPerson = {
  is: 'owner',
  name: 'Maren Holt',
  email: 'owner@souk.example',
  language: 'en',
};
export const demoSupport: DemoPerson = {
  is: 'support',
  name: 'Yusuf Kaya',
  email: 'support@souk.example',
  language: 'tr',
};
const atCopperLane: DemoPerson = {
  is: 'seller of Copper Lane',
  name: 'Salma Idrissi',
  email: 'copper-lane@souk.example',
  language: 'fr',
  store: 'copper-lane',
};
const atDeskAndCircuit: DemoPerson = {
  is: 'seller of Desk & Circuit',
  name: 'Arjun Rao',
  email: 'desk-and-circuit@souk.example',
  language: 'en',
  store: 'desk-and-circuit',
};
export const demoSellers = [atCopperLane, atDeskAndCircuit];
/** The same person as the first shopper of db/demo/market.json. */
export const demoShopper: DemoPerson = {
  is: 'customer',
  name: 'Amelia Hart',
  email: 'amelia.hart@example.com',
  language: 'en',
};

const everybody = [demoOwner, demoSupport, ...demoSellers, demoShopper];

/**
 * A new password for each of the demo's people, by address; none where other machines reach the
 * shop.
 */
export async function makeDemoPasswords(
  config: Parameters<typeof isOnlyHere>[0],
  { seal }: Passwords,
): Promise<Map<string, DemoPassword>> {
  if (!isOnlyHere(config)) return new Map();
  return new Map(
    await Promise.all(
      everybody.map(async ({ email }) => {
        const typed = randomCode();
        return [email, { typed, sealed: await seal(typed) }] as const;
      }),
    ),
  );
}

/** The demo's accounts with the passwords that they were given; an empty map gave none. */
export function demoAccounts(passwords: Map<string, DemoPassword>): DemoAccount[] {
  return everybody.map(({ is, email }) => ({
    is,
    email,
    password: passwords.get(email)?.typed ?? null,
  }));
}

/** What the terminal that filled the market shows of its accounts. */
export function demoAccountsText(accounts: DemoAccount[]): string {
  const open = accounts.every(({ password }) => password === null);
  const lines = accounts.map(({ is, email, password }) =>
    `    ${is.padEnd(27)}${email.padEnd(33)}${password ?? ''}`.trimEnd(),
  );
  const about = open
    ? 'The demo accounts. Other machines can reach this shop, so they have no passwords:'
    : 'The demo accounts. Their passwords were generated for this install and are shown only once:';
  const how = '  To set a new password:  npm run market -- password owner@souk.example';
  return `  ${about}\n\n${lines.join('\n')}\n\n${how}\n`;
}
