// The gateways of the shop, made of its keys. Where a process is told to stay on this machine (tests, demo), no gateway elsewhere is ever made.
import { z } from 'zod';
import { orderMethod } from '#contract/constants.ts';
import type { Gateway } from '#market/payments/gateway.ts';
import type { Gateways, Vault } from '#market/payments/gateways.ts';
import { isReady, type PayMethod } from '#market/settings/pay-method.ts';
import { flutterwave } from '#outside/payments/flutterwave.ts';
import { iyzico } from '#outside/payments/iyzico.ts';
import { paypal } from '#outside/payments/paypal.ts';
import { razorpay } from '#outside/payments/razorpay.ts';
import { stripe } from '#outside/payments/stripe.ts';

/** Where each gateway stands; null: where it really does, by whether the method is in test mode. `loopbackOnly`: refuse anything else. */
export type GatewayAddresses = { stripe: string | null; paypal: string | null; razorpay: string | null; flutterwave: string | null; iyzico: string | null; loopbackOnly: boolean };
type Name = Exclude<keyof GatewayAddresses, 'loopbackOnly'>;

const REAL: Record<Name, { test: string; live: string }> = {
  stripe: { test: 'https://api.stripe.com', live: 'https://api.stripe.com' },
  paypal: { test: 'https://api-m.sandbox.paypal.com', live: 'https://api-m.paypal.com' },
  razorpay: { test: 'https://api.razorpay.com', live: 'https://api.razorpay.com' },
  flutterwave: { test: 'https://api.flutterwave.com/v3', live: 'https://api.flutterwave.com/v3' },
  iyzico: { test: 'https://sandbox-api.iyzipay.com', live: 'https://api.iyzipay.com' },
};
const nameOf: Record<number, Name> = { [orderMethod.stripe]: 'stripe', [orderMethod.paypal]: 'paypal', [orderMethod.razorpay]: 'razorpay', [orderMethod.flutterwave]: 'flutterwave', [orderMethod.iyzico]: 'iyzico' };
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost']);
/** Iyzico wants an identity number of every buyer, which the shop does not ask for: this is the one its own examples send. */
const NO_IDENTITY = '11111111111';

const secrets = z.record(z.string(), z.string());
type Keys = Record<string, string>;

/** Takes where gateways stand, the vault of their keys, and the shop's name as gateways show it. */
export function openGateways(addresses: GatewayAddresses, vault: Vault, brand: string): Gateways {
  const made = new Map<number, { stamp: string; gateway: Gateway | null }>();
  const make = (method: number, testMode: boolean, keys: Keys): Gateway | null => {
    const name = nameOf[method];
    return name ? build(name, addressOf(addresses, name, testMode), keys, brand) : null;
  };
  const remembered = (way: PayMethod): Gateway | null => {
    const stamp = `${way.updated_at.getTime()}`, known = made.get(way.method);
    if (known?.stamp === stamp) return known.gateway;
    const gateway = way.sealed === null ? null : make(way.method, way.test_mode, { ...way.shown, ...secrets.parse(JSON.parse(vault.open(way.sealed))) });
    made.set(way.method, { stamp, gateway });
    return gateway;
  };
  return {
    of: (shop, method) => { const way = shop.methods.find((one) => one.method === method && isReady(one)); return way ? remembered(way) : null; },
    ofAny: (shop, method) => { const way = shop.methods.find((one) => one.method === method); return way ? remembered(way) : null; },
    with: (method, testMode, shown, secret) => make(method, testMode, { ...shown, ...secret }),
  };
}

function addressOf(addresses: GatewayAddresses, name: Name, testMode: boolean): string {
  const url = addresses[name] ?? REAL[name][testMode ? 'test' : 'live'];
  if (addresses.loopbackOnly && !LOOPBACK.has(new URL(url).hostname)) throw new Error(`This process stays on this machine: ${name} is not asked at ${new URL(url).host}.`);
  return url;
}

function build(name: Name, url: string, keys: Keys, brand: string): Gateway {
  const key = (word: string) => keys[word] ?? '';
  switch (name) {
    case 'stripe': return stripe({ secretKey: key('secret_key'), webhookSecret: key('webhook_secret') }, url);
    case 'paypal': return paypal({ clientId: key('client_id'), clientSecret: key('client_secret'), webhookId: key('webhook_id') }, url, brand);
    case 'razorpay': return razorpay({ keyId: key('key_id'), keySecret: key('key_secret'), webhookSecret: key('webhook_secret') }, url, brand);
    case 'flutterwave': return flutterwave({ secretKey: key('secret_key'), secretHash: key('secret_hash') }, url, brand);
    case 'iyzico': return iyzico({ apiKey: key('api_key'), secretKey: key('secret_key') }, url, key('identity_number') || NO_IDENTITY);
  }
}
