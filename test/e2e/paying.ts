// The built shop with a stand-in for every gateway and every payment method open, and shoppers with
// something to pay.
import type { Page } from 'playwright-core';
import { sql } from 'kysely';
import { gatewayMethod, orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { touch } from '#db/touch.ts';
import { visitor } from '#market/settings/actor.ts';
import { openVault } from '#outside/vault/open-vault.ts';
import { unique } from '../make.ts';
import { fillCart, makeAddress } from '../carts.ts';
import { openFlutterwave } from '../stand-ins/gateways/flutterwave.ts';
import { openIyzico } from '../stand-ins/gateways/iyzico.ts';
import { openPaypal } from '../stand-ins/gateways/paypal.ts';
import { openRazorpay } from '../stand-ins/gateways/razorpay.ts';
import { setKeys } from '../stand-ins/gateways/set-keys.ts';
import { openStripe } from '../stand-ins/gateways/stripe.ts';
import { openSite, type Site, type Visitor } from './site.ts';

const SEALING = '7c'.repeat(32);
export const bank = {
  bank_name: 'Harbour Bank',
  branch_name: 'Dockside',
  account_name: 'Souk Trading Ltd',
  account_number: 'GB33 BUKB 2020 1555 5555 55',
};

export type PayingSite = Site & {
  gateways: Awaited<ReturnType<typeof openGateways>>;
  /** A person in a browser with a full cart, and their language in `prefix`. */ come: (
    language: string,
    width: number,
  ) => Promise<Shopping>;
};
export type Shopping = {
  visitor: Visitor;
  page: Page;
  prefix: string;
  /** Places the order beforehand; returns its id. */ ordered: (method: number) => Promise<number>;
};

/** `settings` are added to the shop’s environment. */
export async function openPaying(settings: Record<string, string> = {}): Promise<PayingSite> {
  const gateways = await openGateways();
  const site = await openSite('all', {
    GATEWAYS: 'loopback',
    SECRETS_KEY: SEALING,
    STRIPE_URL: gateways.stripe.url,
    PAYPAL_URL: gateways.paypal.url,
    RAZORPAY_URL: gateways.razorpay.url,
    FLUTTERWAVE_URL: gateways.flutterwave.url,
    IYZICO_URL: gateways.iyzico.url,
    ...settings,
  });
  for (const [name, gateway] of Object.entries(gateways))
    gateway.webhook = `${site.origin}/api/v1/webhooks/${name}`;
  await openMethods(site, gateways);
  return {
    ...site,
    gateways,
    come: (language, width) => come(site, language, width),
    close: async () => {
      await site.close();
      await Promise.all(Object.values(gateways).map((gateway) => gateway.close()));
    },
  };
}

async function openGateways() {
  const [stripe, paypal, razorpay, flutterwave, iyzico] = await Promise.all([
    openStripe(),
    openPaypal(),
    openRazorpay(),
    openFlutterwave(),
    openIyzico(),
  ]);
  return { stripe, paypal, razorpay, flutterwave, iyzico };
}

async function openMethods(
  { database: { db } }: Site,
  gateways: Awaited<ReturnType<typeof openGateways>>,
): Promise<void> {
  const vault = openVault(SEALING, '');
  await transaction(db, async (tx) => {
    for (const [name, method] of Object.entries(gatewayMethod))
      await setKeys(tx, vault, {
        method,
        keys: gateways[name as keyof typeof gateways].keys,
        fee: method === orderMethod.paypal ? 200 : 0,
      });
    for (const [method, shown] of [
      [orderMethod.cashOnDelivery, {}],
      [orderMethod.bank, bank],
    ] as const)
      await tx
        .updateTable('payment_methods')
        .set({ enabled: true, shown: JSON.stringify(shown), updated_at: new Date() })
        .where('method', '=', method)
        .execute();
    await touch(tx, 'settings', 'payment-gateway');
  });
}

async function come(site: Site, language: string, width: number): Promise<Shopping> {
  const {
    database: { db },
  } = site;
  const token = unique('browser');
  const shopper = visitor(token, { language, timeZone: 'UTC' });
  const browser = await site.visit({ viewport: { width, height: 900 } });
  await browser.page.addInitScript((own) => {
    localStorage.setItem('user_token', own);
  }, token);
  await makeAddress(db, shopper, {
    name: language === 'ar' ? 'ليلى حداد' : 'Amelia Hart',
    email: `${unique('buyer')}@example.com`,
    country: 'FR',
  });
  const {
    rows: [thing],
  } = await sql<{
    id: number;
    inventory: number;
  }>`
    select p.id, i.id as inventory
    from products p
    join inventories i on i.product_id = p.id
    join shipping_places sp on sp.shipping_rule_id = p.shipping_rule_id and sp.country = 'ALL'
    where p.public and i.quantity > 100
    order by i.quantity desc, p.id
    limit 1`.execute(db);
  if (!thing) throw new Error('The demo market sells nothing.');
  await fillCart(db, shopper, {
    product: { ...thing, store: 0, rule: 0, place: 0, inventories: [] },
    quantity: 2,
  });
  return {
    visitor: browser,
    page: browser.page,
    prefix: language === 'en' ? '' : `/${language}`,
    ordered: (method) => place(site, token, language, method),
  };
}

async function place(
  { origin }: Site,
  token: string,
  language: string,
  method: number,
): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/order/action`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', language },
    body: JSON.stringify({ user_token: token, order_method: method, time_zone: 'UTC' }),
  });
  const body = (await answer.json()) as { status: number; message: string; data: { id: number } };
  if (body.status !== 200) throw new Error(`The order was not placed: ${body.message}`);
  return body.data.id;
}
