// The people of the demo market, one of each kind, for signing in. The repository contains no
// passwords: each install makes its own, and shows them once, in the terminal that filled the
// market.
import { randomCode } from '#base/id.ts';
import { isOnlyHere } from '#hall/config.ts';
import type { Passwords } from '#market/accounts/password.ts';

export type DemoPerson = {
  is: string;
  name: string;
  email: string;
  language: string;
  /** The slug of the store that they sell for. */
  store?: string;
};
/** A password in plain text, and its stored hash. */
export type DemoPassword = { typed: string; sealed: string };
/** An account that was made for signing in; `password` is null if it has none yet. */
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
/** This person is also the first shopper of db/demo/market.json. */
export const demoShopper: DemoPerson = {
  is: 'customer',
  name: 'Amelia Hart',
  email: 'amelia.hart@example.com',
  language: 'en',
};

const everybody = [demoOwner, demoSupport, ...demoSellers, demoShopper];

/** New passwords for the demo's people, by address; none if other machines can reach the shop. */
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

/** The demo's accounts with their new passwords; with an empty map, none has one. */
export function demoAccounts(passwords: Map<string, DemoPassword>): DemoAccount[] {
  return everybody.map(({ is, email }) => ({
    is,
    email,
    password: passwords.get(email)?.typed ?? null,
  }));
}

/** The text about the accounts for the terminal that filled the market. */
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
