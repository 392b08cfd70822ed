// A shopper's steps to a gateway and back, in the browser.
import type { Page } from 'playwright-core';
import type { PayingSite, Shopping } from './paying.ts';
import { wordsOf } from './site.ts';

export type GatewayName = keyof PayingSite['gateways'];
/** The choices on a gateway's page. */
type Choice = 'pay' | 'decline' | 'hold' | 'cancel';

/** The name of each gateway on pages. */
export const brands: Record<GatewayName, string> = {
  razorpay: 'Razorpay',
  stripe: 'Stripe',
  paypal: 'PayPal',
  flutterwave: 'Flutterwave',
  iyzico: 'Iyzico',
};
export const speak = (language: string) => {
  const words = wordsOf(language);
  return (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
};
/** The text of a message before its first tag or value. */
export const plain = (text: string) => text.split(/[<{]/)[0]?.trim() ?? '';
export const orderOf = (site: PayingSite, id: number) =>
  site.database.db
    .selectFrom('orders')
    .select(['order_method', 'paid_at', 'paid', 'total', 'fee'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
export const paymentsOf = (site: PayingSite, id: number) =>
  site.database.db
    .selectFrom('payments')
    .select(['method', 'state'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();

/** The browser's complaints about our own pages. */
export const ours = (site: PayingSite, complaints: string[]) =>
  complaints.filter((complaint) => complaint.startsWith(site.origin));

export async function chooseMethod(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(name) }).check();
}

export const payButton = (page: Page, language: string) =>
  page.getByRole('button', {
    name: new RegExp(`^${speak(language)('owed', 'pay').replace('{amount}', '.*\\d.*')}$`),
  });

/** Makes a choice on a gateway's page, which leads back. */
export async function atGateway(
  site: PayingSite,
  page: Page,
  name: GatewayName,
  choice: Choice,
): Promise<void> {
  await page.waitForURL(`${new URL(site.gateways[name].url).origin}/**`);
  await page.locator(`button[value=${choice}]`).click();
}

/** Waits for the order's page, which shows the result of the payment; returns the order's id. */
export async function arrive(
  site: PayingSite,
  { page, prefix }: Shopping,
  result?: string,
): Promise<number> {
  await page.waitForURL(
    new RegExp(
      `^${site.origin}${prefix}/user/order/\\d+${result ? `\\?(placed=1&)?payment=${result}` : ''}$`,
    ),
  );
  return Number(/order\/(\d+)/.exec(page.url())?.[1]);
}

/** Presses the button with this text. */
export const press = (page: Page, words: string) =>
  page.locator('button:visible', { hasText: words }).first().click();

/** Reports a transfer, on the page of the order; returns what is stored. */
export async function reportTransfer(
  site: PayingSite,
  page: Page,
  say: ReturnType<typeof speak>,
  transId: string,
) {
  await page.getByRole('textbox', { name: say('owed', 'trans-id') }).fill(transId);
  await page.getByRole('button', { name: say('owed', 'verify') }).click();
  await page.getByRole('heading', { name: say('owed', 'looking-head') }).waitFor();
  return site.database.db
    .selectFrom('transfers')
    .select(['id', 'order_id', 'state', 'bank_name', 'branch_name'])
    .where('trans_id', '=', transId)
    .executeTakeFirstOrThrow();
}
